package chess.core.board;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import java.util.Arrays;

/**
 * A position that moves are made and unmade on: sets of squares by type and colour, a mailbox for
 * "what stands here", and a stack of everything that cannot be taken back by moving pieces.
 *
 * <p>Invariants after every make and unmake: the sets and the mailbox agree; the keys equal those
 * of a freshly built position; {@link #checkers} are the men that give check to the side to move
 * and {@link #pinned} its own men that may not leave the line to their king; the en-passant square
 * is set only if a capture there is legal, so that equal positions have equal keys.
 *
 * <p>Nothing here allocates, except that the stack grows in very long games.
 */
public final class Position {
  /** A game may be claimed drawn when so many plies have passed without capture or pawn move. */
  public static final int FIFTY_MOVE_PLIES = 100;

  /** A repetition needs two moves of each side. */
  private static final int SHORTEST_REPETITION = 4;

  private final byte[] board = new byte[Square.COUNT];
  private final long[] byType = new long[PieceType.COUNT];
  private final long[] byColor = new long[Color.COUNT];
  private final PositionState state;
  private CastlingGeometry castling;
  private int sideToMove;
  private int top;
  private int startingFullmove;
  private int startingSide;

  Position(PositionBuilder setup) {
    state = new PositionState();
    Arrays.fill(board, (byte) Piece.NONE);
    castling =
        new CastlingGeometry(
            setup.onlyKing(Color.WHITE), setup.onlyKing(Color.BLACK), setup.castlingRooks);
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.board[square] != Piece.NONE) {
        place(setup.board[square], square);
      }
    }
    sideToMove = setup.sideToMove;
    startingSide = setup.sideToMove;
    startingFullmove = setup.fullmoveNumber;
    state.start(setup.castlingRights, setup.enPassant, setup.halfmoveClock);
    computeKeys();
    updateCheckersAndPins();
  }

  private Position(PositionState state, CastlingGeometry castling) {
    this.state = state;
    this.castling = castling;
  }

  /** A position of its own with the same history. */
  public Position copy() {
    // Whoever copies mostly wants to make a move.
    Position copy = new Position(new PositionState(top + 2), castling);
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes the other position, with its history. */
  public void copyFrom(Position other) {
    System.arraycopy(other.board, 0, board, 0, board.length);
    System.arraycopy(other.byType, 0, byType, 0, byType.length);
    System.arraycopy(other.byColor, 0, byColor, 0, byColor.length);
    state.copyFrom(other.state, other.top + 1);
    castling = other.castling;
    sideToMove = other.sideToMove;
    top = other.top;
    startingFullmove = other.startingFullmove;
    startingSide = other.startingSide;
  }

  // What stands where.

  /** The piece on a square, {@link Piece#NONE} if it is empty. */
  public int pieceAt(int square) {
    return board[square];
  }

  /** All men of a type, of both colours. */
  public long pieces(int pieceType) {
    return byType[pieceType];
  }

  public long pieces(int color, int pieceType) {
    return byColor[color] & byType[pieceType];
  }

  public long occupied(int color) {
    return byColor[color];
  }

  public long occupied() {
    return byColor[Color.WHITE] | byColor[Color.BLACK];
  }

  public int kingSquare(int color) {
    return Bitboard.lsb(byColor[color] & byType[PieceType.KING]);
  }

  public boolean hasNonPawnMaterial(int color) {
    return (byColor[color] & ~byType[PieceType.PAWN] & ~byType[PieceType.KING]) != 0;
  }

  // What the rules need to know beside the men.

  public int sideToMove() {
    return sideToMove;
  }

  public int castlingRights() {
    return state.castlingRights(top);
  }

  /**
   * Where the rook of a single castling right started, {@link Square#NONE} if the game never had
   * that right.
   */
  public int castlingRookSquare(int right) {
    return castling.rookSquare(right);
  }

  /**
   * The square where a pawn can be captured in passing, {@link Square#NONE} if no such capture is
   * legal.
   */
  public int enPassantSquare() {
    return state.enPassant(top);
  }

  /** Plies since the last capture or pawn move. */
  public int halfmoveClock() {
    return state.halfmoveClock(top);
  }

  public int fullmoveNumber() {
    return startingFullmove + (top + startingSide) / 2;
  }

  /** How many moves were made since the position was built, null moves included. */
  public int ply() {
    return top;
  }

  /** The last move made, {@link Move#NONE} at the beginning and after a null move. */
  public int lastMove() {
    return state.move(top);
  }

  /** The move that led from the ply before to this one, counted from 1. */
  public int moveTo(int ply) {
    return state.move(ply);
  }

  /** What the last move captured, {@link Piece#NONE} if nothing. */
  public int capturedPiece() {
    return state.captured(top);
  }

  /** Whether a castling king or rook starts from another square than in standard chess. */
  public boolean isChess960() {
    return !castling.isStandard();
  }

  // Keys.

  public long key() {
    return state.key(top);
  }

  /** The key of the pawns alone. */
  public long pawnKey() {
    return state.pawnKey(top);
  }

  /** The key of one colour's men other than pawns. */
  public long nonPawnKey(int color) {
    return state.nonPawnKey(top, color);
  }

  // Attacks.

  /** The men that give check to the side to move. */
  public long checkers() {
    return state.checkers(top);
  }

  public boolean inCheck() {
    return state.checkers(top) != 0;
  }

  /** Men of the side to move that stand alone between their king and an enemy slider. */
  public long pinned() {
    return state.pinned(top);
  }

  /** All men of both colours that attack a square when {@code occupied} are the blockers. */
  public long attackersTo(int square, long occupied) {
    return Attacks.pawn(Color.BLACK, square) & pieces(Color.WHITE, PieceType.PAWN)
        | Attacks.pawn(Color.WHITE, square) & pieces(Color.BLACK, PieceType.PAWN)
        | Attacks.knight(square) & byType[PieceType.KNIGHT]
        | Attacks.king(square) & byType[PieceType.KING]
        | Attacks.rook(square, occupied) & (byType[PieceType.ROOK] | byType[PieceType.QUEEN])
        | Attacks.bishop(square, occupied) & (byType[PieceType.BISHOP] | byType[PieceType.QUEEN]);
  }

  public boolean isAttacked(int square, int byColor) {
    return isAttacked(square, byColor, occupied());
  }

  /**
   * Whether a colour attacks a square when {@code occupied} are the blockers; men outside of it do
   * not attack.
   */
  public boolean isAttacked(int square, int color, long occupied) {
    long attackers = byColor[color] & occupied;
    long queens = byType[PieceType.QUEEN];
    return (Attacks.knight(square) & byType[PieceType.KNIGHT] & attackers) != 0
        || (Attacks.pawn(Color.opposite(color), square) & byType[PieceType.PAWN] & attackers) != 0
        || (Attacks.king(square) & byType[PieceType.KING] & attackers) != 0
        || (Attacks.bishop(square, occupied) & (byType[PieceType.BISHOP] | queens) & attackers) != 0
        || (Attacks.rook(square, occupied) & (byType[PieceType.ROOK] | queens) & attackers) != 0;
  }

  /** Whether a legal move gives check. */
  public boolean givesCheck(int move) {
    int us = sideToMove;
    int from = Move.from(move);
    int to = Move.to(move);
    int king = kingSquare(Color.opposite(us));
    long occupied = occupied() ^ Bitboard.of(from);
    if (Move.isCastling(move)) {
      return castlingGivesCheck(move, king);
    }
    if (Move.isEnPassant(move)) {
      occupied ^= Bitboard.of(enPassantVictim(to));
    }
    occupied |= Bitboard.of(to);
    int type = Move.isPromotion(move) ? Move.promotionType(move) : Piece.type(board[from]);
    long direct =
        type == PieceType.PAWN
            ? Attacks.pawn(us, to)
            : type == PieceType.KING ? 0 : Attacks.of(type, to, occupied);
    if (Bitboard.contains(direct, king)) {
      return true;
    }
    // Nothing is discovered unless the man leaves a line to the king; en passant empties two
    // squares, so it is always looked at.
    if (Attacks.line(from, king) == 0 && !Move.isEnPassant(move)) {
      return false;
    }
    long others = byColor[us] & ~Bitboard.of(from);
    return (Attacks.rook(king, occupied)
                & others
                & (byType[PieceType.ROOK] | byType[PieceType.QUEEN]))
            != 0
        || (Attacks.bishop(king, occupied)
                & others
                & (byType[PieceType.BISHOP] | byType[PieceType.QUEEN]))
            != 0;
  }

  private boolean castlingGivesCheck(int move, int enemyKing) {
    int right = castlingRight(move);
    long occupied =
        occupied() ^ Bitboard.of(Move.from(move)) ^ Bitboard.of(Move.to(move))
            | Bitboard.of(CastlingRights.kingTarget(right))
            | Bitboard.of(CastlingRights.rookTarget(right));
    return Bitboard.contains(Attacks.rook(CastlingRights.rookTarget(right), occupied), enemyKing);
  }

  // Moves.

  /** The piece that a move moves. */
  public int movedPiece(int move) {
    return board[Move.from(move)];
  }

  /** What a move would capture, {@link Piece#NONE} if nothing. */
  public int capturedPiece(int move) {
    if (!Move.isCapture(move)) {
      return Piece.NONE;
    }
    return Move.isEnPassant(move)
        ? Piece.of(Color.opposite(sideToMove), PieceType.PAWN)
        : board[Move.to(move)];
  }

  /** Makes a legal move. */
  public void make(int move) {
    int us = sideToMove;
    int from = Move.from(move);
    int to = Move.to(move);
    int moved = board[from];
    int captured = capturedPiece(move);
    int rights = castlingRights();
    int newRights = rights & castling.keptRights(from) & castling.keptRights(to);
    long keyChange = Zobrist.sideToMove() ^ enPassantKey();
    if (newRights != rights) {
      keyChange ^= Zobrist.castling(rights) ^ Zobrist.castling(newRights);
    }
    state.push(top, move, captured, newRights);
    top++;
    state.toggle(top, keyChange);
    int kind = Move.kind(move);
    if (kind == Move.CASTLING) {
      int right = castlingRight(us, to);
      int rook = board[to];
      remove(moved, from);
      remove(rook, to);
      place(moved, CastlingRights.kingTarget(right));
      place(rook, CastlingRights.rookTarget(right));
      toggleKeys(moved, from, CastlingRights.kingTarget(right));
      toggleKeys(rook, to, CastlingRights.rookTarget(right));
    } else {
      if (captured != Piece.NONE) {
        int victim = kind == Move.EN_PASSANT ? enPassantVictim(to) : to;
        remove(captured, victim);
        state.toggle(top, captured, Zobrist.piece(captured, victim));
        state.resetHalfmoveClock(top);
      }
      remove(moved, from);
      if (Move.isPromotion(move)) {
        int promoted = Piece.of(us, Move.promotionType(move));
        place(promoted, to);
        state.toggle(top, moved, Zobrist.piece(moved, from));
        state.toggle(top, promoted, Zobrist.piece(promoted, to));
      } else {
        place(moved, to);
        toggleKeys(moved, from, to);
      }
      if (Piece.type(moved) == PieceType.PAWN) {
        state.resetHalfmoveClock(top);
      }
    }
    sideToMove = Color.opposite(us);
    if (kind == Move.DOUBLE_PUSH) {
      int passed = (from + to) / 2;
      if (hasLegalEnPassant(passed)) {
        state.enPassant(top, passed);
        state.toggle(top, Zobrist.enPassant(passed));
      }
    }
    updateCheckersAndPins();
  }

  /** Takes the last move back, which must not have been a null move. */
  public void unmake() {
    int move = state.move(top);
    int captured = state.captured(top);
    top--;
    sideToMove = Color.opposite(sideToMove);
    int us = sideToMove;
    int from = Move.from(move);
    int to = Move.to(move);
    if (Move.isCastling(move)) {
      int right = castlingRight(us, to);
      int king = Piece.of(us, PieceType.KING);
      int rook = Piece.of(us, PieceType.ROOK);
      remove(king, CastlingRights.kingTarget(right));
      remove(rook, CastlingRights.rookTarget(right));
      place(king, from);
      place(rook, to);
      return;
    }
    int moved = board[to];
    remove(moved, to);
    place(Move.isPromotion(move) ? Piece.of(us, PieceType.PAWN) : moved, from);
    if (captured != Piece.NONE) {
      place(captured, Move.isEnPassant(move) ? enPassantVictim(to) : to);
    }
  }

  /** Passes the move to the other side; not allowed in check. */
  public void makeNull() {
    long keyChange = Zobrist.sideToMove() ^ enPassantKey();
    state.push(top, Move.NONE, Piece.NONE, castlingRights());
    top++;
    state.resetPliesSinceNull(top);
    state.toggle(top, keyChange);
    sideToMove = Color.opposite(sideToMove);
    updateCheckersAndPins();
  }

  public void unmakeNull() {
    top--;
    sideToMove = Color.opposite(sideToMove);
  }

  /** What the en-passant square contributes to the key. */
  private long enPassantKey() {
    int square = enPassantSquare();
    return square == Square.NONE ? 0 : Zobrist.enPassant(square);
  }

  private void place(int piece, int square) {
    board[square] = (byte) piece;
    long bit = Bitboard.of(square);
    byType[Piece.type(piece)] |= bit;
    byColor[Piece.color(piece)] |= bit;
  }

  private void remove(int piece, int square) {
    board[square] = Piece.NONE;
    long bit = ~Bitboard.of(square);
    byType[Piece.type(piece)] &= bit;
    byColor[Piece.color(piece)] &= bit;
  }

  private void toggleKeys(int piece, int from, int to) {
    state.toggle(top, piece, Zobrist.piece(piece, from) ^ Zobrist.piece(piece, to));
  }

  private void computeKeys() {
    state.toggle(0, Zobrist.castling(castlingRights()) ^ enPassantKey());
    if (sideToMove == Color.BLACK) {
      state.toggle(0, Zobrist.sideToMove());
    }
    for (long rest = occupied(); rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      state.toggle(0, board[square], Zobrist.piece(board[square], square));
    }
  }

  private void updateCheckersAndPins() {
    int us = sideToMove;
    int them = Color.opposite(us);
    int king = kingSquare(us);
    long enemies = byColor[them];
    long occupied = byColor[us] | enemies;
    long queens = byType[PieceType.QUEEN];
    long checkers =
        Attacks.pawn(us, king) & byType[PieceType.PAWN] & enemies
            | Attacks.knight(king) & byType[PieceType.KNIGHT] & enemies;
    // Seen from the king through its own men: an enemy slider gives check, or pins the one man
    // between.
    long snipers =
        (Attacks.rook(king, enemies) & (byType[PieceType.ROOK] | queens)
                | Attacks.bishop(king, enemies) & (byType[PieceType.BISHOP] | queens))
            & enemies;
    long pinned = 0;
    for (long rest = snipers; rest != 0; rest &= rest - 1) {
      long between = Attacks.between(king, Bitboard.lsb(rest)) & occupied;
      if (between == 0) {
        checkers |= rest & -rest;
      } else if (!Bitboard.hasMany(between)) {
        pinned |= between;
      }
    }
    state.checkersAndPins(top, checkers, pinned);
  }

  // Castling and en passant.

  /** Whether the side to move may castle now with a single right it has. */
  public boolean canCastle(int right) {
    if ((castlingRights() & right) == 0
        || inCheck()
        || (castling.mustBeEmpty(right) & occupied()) != 0
        // In Chess960 the rook may be all that shields the king from a check along the rank.
        || Bitboard.contains(pinned(), castling.rookSquare(right))) {
      return false;
    }
    int them = Color.opposite(sideToMove);
    long withoutKing = occupied() ^ Bitboard.of(kingSquare(sideToMove));
    for (long rest = castling.mustBeSafe(right); rest != 0; rest &= rest - 1) {
      if (isAttacked(Bitboard.lsb(rest), them, withoutKing)) {
        return false;
      }
    }
    return true;
  }

  /** The right that a castling move of the side to move uses. */
  public int castlingRight(int castlingMove) {
    return castlingRight(sideToMove, Move.to(castlingMove));
  }

  private int castlingRight(int color, int rookSquare) {
    int shortSide = CastlingRights.shortSide(color);
    return castling.rookSquare(shortSide) == rookSquare
        ? shortSide
        : CastlingRights.longSide(color);
  }

  /**
   * Whether a pawn of the side to move may capture in passing from one square to another without
   * exposing its king.
   */
  public boolean isEnPassantLegal(int from, int to) {
    long occupied =
        occupied() ^ Bitboard.of(from) ^ Bitboard.of(enPassantVictim(to)) | Bitboard.of(to);
    return !isAttacked(kingSquare(sideToMove), Color.opposite(sideToMove), occupied);
  }

  /**
   * Whether any pawn of the side to move may capture on the square that an enemy pawn has just
   * passed.
   */
  public boolean hasLegalEnPassant(int passed) {
    long candidates =
        Attacks.pawn(Color.opposite(sideToMove), passed) & pieces(sideToMove, PieceType.PAWN);
    for (; candidates != 0; candidates &= candidates - 1) {
      if (isEnPassantLegal(Bitboard.lsb(candidates), passed)) {
        return true;
      }
    }
    return false;
  }

  /** Where the pawn stands that is captured by moving to an en-passant square. */
  private static int enPassantVictim(int to) {
    return to ^ 8;
  }

  // Draws.

  /** How often the position occurred before. */
  public int repetitions() {
    int count = 0;
    int oldest = top - reversiblePlies();
    for (int i = top - SHORTEST_REPETITION; i >= oldest; i -= 2) {
      if (state.key(i) == state.key(top)) {
        count++;
      }
    }
    return count;
  }

  /** Whether this or an earlier position since the last irreversible move has occurred before. */
  public boolean hasRepeated() {
    for (int i = top; i >= top - reversiblePlies(); i--) {
      if (occurredBefore(i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the search should take the position for a draw by repetition: it occurred before inside
   * the tree, where either side could repeat it again, or twice altogether.
   *
   * @param plyFromRoot how many of the last moves belong to the search
   */
  public boolean isRepetition(int plyFromRoot) {
    int oldest = top - reversiblePlies();
    boolean seen = false;
    for (int i = top - SHORTEST_REPETITION; i >= oldest; i -= 2) {
      if (state.key(i) == state.key(top)) {
        if (seen || top - i < plyFromRoot) {
          return true;
        }
        seen = true;
      }
    }
    return false;
  }

  /**
   * Whether the side to move can repeat an earlier position with its next move.
   *
   * @param plyFromRoot how many of the last moves belong to the search
   */
  public boolean hasUpcomingRepetition(int plyFromRoot) {
    int end = reversiblePlies();
    if (end < ReversibleMoves.SHORTEST_CYCLE) {
      return false;
    }
    long key = state.key(top);
    long other = key ^ state.key(top - 1) ^ Zobrist.sideToMove();
    for (int distance = ReversibleMoves.SHORTEST_CYCLE; distance <= end; distance += 2) {
      int earlier = top - distance;
      other ^= state.key(earlier + 1) ^ state.key(earlier) ^ Zobrist.sideToMove();
      if (other != 0) {
        continue;
      }
      int move = ReversibleMoves.find(key ^ state.key(earlier));
      if (move == Move.NONE) {
        continue;
      }
      int from = Move.from(move);
      int to = Move.to(move);
      if ((Attacks.between(from, to) & occupied()) != 0) {
        continue;
      }
      if (distance < plyFromRoot) {
        return true;
      }
      // Before the root only a repetition of a repetition counts, and the move must be ours.
      int mover = board[from] == Piece.NONE ? board[to] : board[from];
      if (Piece.color(mover) == sideToMove && occurredBefore(earlier)) {
        return true;
      }
    }
    return false;
  }

  private boolean occurredBefore(int index) {
    int oldest = index - state.reversiblePlies(index);
    for (int i = index - SHORTEST_REPETITION; i >= Math.max(oldest, 0); i -= 2) {
      if (state.key(i) == state.key(index)) {
        return true;
      }
    }
    return false;
  }

  /**
   * How far back a repetition can lie: to the last irreversible move, and never past a null move or
   * the beginning.
   */
  private int reversiblePlies() {
    return Math.min(state.reversiblePlies(top), top);
  }

  /**
   * Whether fifty moves passed without capture or pawn move; a mate on the last of them still
   * counts as mate.
   */
  public boolean isFiftyMoveDraw() {
    return halfmoveClock() >= FIFTY_MOVE_PLIES;
  }

  /**
   * Whether no sequence of moves can mate: bare kings, one minor piece, or bishops that all stand
   * on one colour.
   */
  public boolean hasInsufficientMaterial() {
    if ((byType[PieceType.PAWN] | byType[PieceType.ROOK] | byType[PieceType.QUEEN]) != 0) {
      return false;
    }
    long bishops = byType[PieceType.BISHOP];
    long minors = bishops | byType[PieceType.KNIGHT];
    return !Bitboard.hasMany(minors)
        || minors == bishops
            && ((bishops & Bitboard.LIGHT_SQUARES) == 0 || (bishops & Bitboard.DARK_SQUARES) == 0);
  }
}
