package chess.core;

import chess.core.board.CastlingRights;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.game.RuleOutcome;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.core.movegen.Perft;
import chess.core.notation.BoardText;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A position with the moves that led to it. Immutable and therefore safe to share between threads:
 * {@link #play(Move)} returns another board.
 *
 * <pre>{@code
 * Board board = Board.startPosition().play("e4").play("e5");
 * for (Move move : board.legalMoves()) {
 *   System.out.println(board.san(move));
 * }
 * }</pre>
 *
 * Chess960 needs no switch: a board knows from where its kings and rooks castle.
 */
public final class Board {
  /** Never changed: whatever has to make moves makes them on a copy. */
  private final Position position;

  /** Takes the position over. */
  Board(Position position) {
    this.position = position;
  }

  /**
   * The usual start of a game.
   *
   * @return a board without past
   */
  public static Board startPosition() {
    return new Board(Fen.start());
  }

  /**
   * One of the 960 start positions of Chess960.
   *
   * @param number from 0 to 959 in the usual numbering, where 518 is the start of standard chess
   * @return a board without past
   * @throws IllegalArgumentException if there is no such number
   */
  public static Board chess960(int number) {
    if (number < 0 || number >= Chess960.POSITIONS) {
      throw new IllegalArgumentException(number + " is no number from 0 to 959");
    }
    return new Board(Fen.parse(Chess960.fen(number)));
  }

  /**
   * The position of a FEN with four, five or six fields; castling rights as in standard FEN, X-FEN
   * or Shredder-FEN. An en-passant square that no legal capture can use is forgotten.
   *
   * @param fen the text
   * @return a board without past
   * @throws InvalidFenException if the text is no FEN, or no game could reach the position by its
   *     material, or the side to move could take the king
   */
  public static Board fromFen(String fen) {
    try {
      return new Board(Fen.parse(fen));
    } catch (FenException e) {
      throw new InvalidFenException(e);
    }
  }

  // What stands where.

  /**
   * Who moves next.
   *
   * @return the side to move
   */
  public Side sideToMove() {
    return Side.of(position.sideToMove());
  }

  /**
   * What stands on a square.
   *
   * @param square the square
   * @return the man, empty if there is none
   */
  public Optional<Piece> pieceAt(Square square) {
    return Piece.at(position.pieceAt(square.code()));
  }

  /**
   * All men with their squares.
   *
   * @return an unmodifiable map from a1 to h8
   */
  public Map<Square, Piece> pieces() {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (Square square : Square.setOf(position.occupied())) {
      pieces.put(square, Piece.of(position.pieceAt(square.code())));
    }
    return Collections.unmodifiableMap(pieces);
  }

  /**
   * Where all men of one kind and side stand.
   *
   * @param piece the man
   * @return its squares, unmodifiable, from a1 to h8
   */
  public Set<Square> squaresOf(Piece piece) {
    return Square.setOf(position.pieces(piece.side().code(), piece.type().code()));
  }

  /**
   * Where a king stands.
   *
   * @param side whose king
   * @return its square
   */
  public Square king(Side side) {
    return Square.of(position.kingSquare(side.code()));
  }

  /**
   * The men of a side that attack a square, pinned ones too.
   *
   * @param square the square
   * @param side whose men
   * @return where they stand, unmodifiable, from a1 to h8
   */
  public Set<Square> attackers(Square square, Side side) {
    long all = position.attackersTo(square.code(), position.occupied());
    return Square.setOf(all & position.occupied(side.code()));
  }

  /**
   * Whether a side still has a right to castle; whether it can do so now is another question.
   *
   * @param side which side
   * @param kingSide true for castling towards the h-file, false for the a-file
   * @return true if king and rook have not moved
   */
  public boolean hasCastlingRight(Side side, boolean kingSide) {
    int right =
        kingSide ? CastlingRights.shortSide(side.code()) : CastlingRights.longSide(side.code());
    return (position.castlingRights() & right) != 0;
  }

  /**
   * Where a pawn can be captured in passing.
   *
   * @return the square behind it, empty if no such capture is legal
   */
  public Optional<Square> enPassant() {
    int square = position.enPassantSquare();
    return square == chess.core.board.Square.NONE
        ? Optional.empty()
        : Optional.of(Square.of(square));
  }

  /**
   * Moves of either side since the last capture or pawn move, as FEN counts them.
   *
   * @return a number from 0, of plies
   */
  public int halfmoveClock() {
    return position.halfmoveClock();
  }

  /**
   * The number of the next move, as score sheets count them.
   *
   * @return a number from 1
   */
  public int fullmoveNumber() {
    return position.fullmoveNumber();
  }

  /**
   * Whether a king or rook with a castling right starts from another square than in standard chess.
   *
   * @return false for every position of a standard game
   */
  public boolean isChess960() {
    return position.isChess960();
  }

  // Moves.

  /**
   * All legal moves, in no particular order.
   *
   * @return an unmodifiable list, empty if the game is over by mate or stalemate
   */
  public List<Move> legalMoves() {
    MoveList codes = new MoveList();
    MoveGenerator.all(position, codes);
    List<Move> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(move(codes.move(i)));
    }
    return Collections.unmodifiableList(moves);
  }

  private Move move(int code) {
    return new Move(code, isChess960());
  }

  /**
   * Whether a move is legal here.
   *
   * @param move a move, be it of another board
   * @return true if it can be played
   */
  public boolean isLegal(Move move) {
    return Legality.isLegal(position, move.code());
  }

  /**
   * The one legal move that a text names.
   *
   * @param text algebraic notation ({@code Nf3}, {@code O-O}, {@code e8=Q}, with or without signs
   *     of check) or squares ({@code g1f3}, {@code e7e8q})
   * @return that move
   * @throws InvalidMoveException if the text is no move, an illegal one or ambiguous
   */
  public Move move(String text) {
    try {
      return move(MoveText.parse(position, text));
    } catch (MoveTextException e) {
      throw new InvalidMoveException(e, fen());
    }
  }

  /**
   * The board after a move.
   *
   * @param move a legal move
   * @return another board; this one stays as it is
   * @throws InvalidMoveException if the move is not legal here
   */
  public Board play(Move move) {
    requireLegal(move);
    Position next = position.copy();
    next.make(move.code());
    return new Board(next);
  }

  private void requireLegal(Move move) {
    if (!isLegal(move)) {
      throw new InvalidMoveException(move, fen());
    }
  }

  /**
   * The board after a move: {@code play(move(text))}.
   *
   * @param text a move in any notation that {@link #move(String)} reads
   * @return another board; this one stays as it is
   * @throws InvalidMoveException if the text is no move, an illegal one or ambiguous
   */
  public Board play(String text) {
    return play(move(text));
  }

  /**
   * A move in standard algebraic notation.
   *
   * @param move a legal move
   * @return such as {@code Nbxd7+}, {@code O-O} or {@code e8=Q#}
   * @throws InvalidMoveException if the move is not legal here
   */
  public String san(Move move) {
    requireLegal(move);
    // Whether a check is mate is found out by making the move.
    Position borrowed = position.givesCheck(move.code()) ? position.copy() : position;
    return San.format(borrowed, move.code());
  }

  /**
   * Moves played one after the other, in standard algebraic notation with their numbers.
   *
   * @param line moves, the first of them legal here
   * @return such as {@code 3... a6 4. Ba4 Nf6}; empty for no moves
   * @throws InvalidMoveException if one of the moves is not legal where it is played
   */
  public String san(List<Move> line) {
    StringBuilder text = new StringBuilder();
    Board board = this;
    for (Move move : line) {
      boolean white = board.sideToMove() == Side.WHITE;
      boolean first = text.isEmpty();
      text.append(first ? "" : " ");
      if (white || first) {
        text.append(board.fullmoveNumber()).append(white ? ". " : "... ");
      }
      text.append(board.san(move));
      board = board.play(move);
    }
    return text.toString();
  }

  /**
   * What a move means on this board.
   *
   * @param move a legal move
   * @return its notation, the men concerned, and whether it gives check or mate
   * @throws InvalidMoveException if the move is not legal here
   */
  public MoveInfo info(Move move) {
    String san = san(move);
    int code = move.code();
    return new MoveInfo(
        move,
        san,
        Piece.of(position.movedPiece(code)),
        Piece.at(position.capturedPiece(code)),
        position.givesCheck(code),
        san.endsWith("#"));
  }

  /**
   * The number of lines of legal moves of a length, the usual proof that move generation is right.
   *
   * @param depth how many moves of either side, at least 0
   * @return the number of leaves of that tree
   * @throws IllegalArgumentException if the depth is negative
   */
  public long perft(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth);
    }
    return Perft.count(position, depth);
  }

  // The past.

  /**
   * The moves that led here, from {@link #start} on.
   *
   * @return an unmodifiable list, empty for a board that was set up
   */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(position.ply());
    for (int ply = 1; ply <= position.ply(); ply++) {
      moves.add(move(position.moveTo(ply)));
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * The board before the first of the {@link #moves}.
   *
   * @return a board without past
   */
  public Board start() {
    return takeBack(position.ply());
  }

  /**
   * The board before the last move.
   *
   * @return that board, empty if no move has been played
   */
  public Optional<Board> previous() {
    return position.ply() == 0 ? Optional.empty() : Optional.of(takeBack(1));
  }

  private Board takeBack(int plies) {
    Position earlier = position.copy();
    for (int i = 0; i < plies; i++) {
      earlier.unmake();
    }
    return new Board(earlier);
  }

  // How the game stands.

  /**
   * Whether the side to move is in check.
   *
   * @return true in check, be it mate or not
   */
  public boolean isCheck() {
    return position.inCheck();
  }

  /**
   * Whether the side to move is mated.
   *
   * @return true if the game is over and lost for the side to move
   */
  public boolean isCheckmate() {
    return position.inCheck() && !MoveGenerator.hasLegalMove(position);
  }

  /**
   * Whether the side to move has no legal move but is not in check.
   *
   * @return true if the game is drawn for that reason
   */
  public boolean isStalemate() {
    return !position.inCheck() && !MoveGenerator.hasLegalMove(position);
  }

  /**
   * How often this position has occurred among the {@link #moves}, this time included.
   *
   * @return 1 if it is new
   */
  public int occurrences() {
    return 1 + position.repetitions();
  }

  /**
   * How the game ended by the rules of chess, or how a player could end it now by claiming a draw
   * ({@link Ending#mustBeClaimed}). Mate and stalemate come before all draws.
   *
   * @return empty if the game goes on
   */
  public Optional<Outcome> outcome() {
    return Outcome.of(RuleOutcome.of(position));
  }

  // Text.

  /**
   * The position as FEN with six fields; castling rights of Chess960 as in X-FEN.
   *
   * @return a text that {@link #fromFen} reads
   */
  public String fen() {
    return Fen.format(position);
  }

  /**
   * The position as FEN with every castling right as the letter of its rook's file.
   *
   * @return a text that {@link #fromFen} reads
   */
  public String shredderFen() {
    return Fen.formatShredder(position);
  }

  /**
   * The board in plain letters for people: capitals for White, dots for empty squares.
   *
   * @return nine lines, each ended by a line feed
   */
  public String diagram() {
    return BoardText.diagram(position);
  }

  /** A copy that may be played on. */
  Position position() {
    return position.copy();
  }

  /**
   * Whether another board shows the same position with the same counters. The past does not matter,
   * so two equal boards may differ in {@link #occurrences}.
   *
   * @param other anything
   * @return true for a board with the same FEN
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && position.key() == board.position.key()
        && shredderFen().equals(board.shredderFen());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(position.key());
  }

  /**
   * The same as {@link #fen}.
   *
   * @return six fields
   */
  @Override
  public String toString() {
    return fen();
  }
}
