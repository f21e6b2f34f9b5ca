package chess.search.eval.hce;

import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Positions for the tests of the evaluation: from random games, from words, mirrored. */
final class TestPositions {
  private static final int GAME_PLIES = 160;
  private static final String BACK_RANK = "RNBQKBNR";

  private TestPositions() {}

  static Position start() {
    PositionBuilder builder = new PositionBuilder();
    for (int file = 0; file < 8; file++) {
      int type = PieceType.fromLetter(BACK_RANK.charAt(file));
      builder.put(Square.of(file, 0), Piece.of(Color.WHITE, type));
      builder.put(Square.of(file, 1), Piece.of(Color.WHITE, PieceType.PAWN));
      builder.put(Square.of(file, 6), Piece.of(Color.BLACK, PieceType.PAWN));
      builder.put(Square.of(file, 7), Piece.of(Color.BLACK, type));
    }
    return builder
        .castling(CastlingRights.WHITE_SHORT, Square.H1)
        .castling(CastlingRights.WHITE_LONG, Square.A1)
        .castling(CastlingRights.BLACK_SHORT, Square.H8)
        .castling(CastlingRights.BLACK_LONG, Square.A8)
        .build();
  }

  /**
   * A position from words such as {@code "Ke1 Pe2 kc8"}: a FEN letter and a square for each man.
   */
  static Position of(String men, int sideToMove) {
    PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
    for (String man : men.split(" ")) {
      int square = Square.fromName(man.charAt(1), man.charAt(2));
      builder.put(square, Piece.fromLetter(man.charAt(0)));
    }
    return builder.build();
  }

  /** Every position of random games that is not check; the same for the same seed. */
  static List<Position> random(int games, long seed) {
    Random random = new Random(seed);
    MoveList moves = new MoveList();
    List<Position> positions = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      Position position = start();
      for (int ply = 0; ply < GAME_PLIES; ply++) {
        moves.clear();
        MoveGenerator.all(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        position.make(moves.move(random.nextInt(moves.size())));
        if (!position.inCheck()) {
          positions.add(position.copy());
        }
      }
    }
    return positions;
  }

  /** The same position with the colours exchanged; without castling rights. */
  static Position mirrored(Position position) {
    PositionBuilder builder =
        new PositionBuilder().sideToMove(Color.opposite(position.sideToMove()));
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.NONE) {
        builder.put(
            Square.flipVertically(square),
            Piece.of(Color.opposite(Piece.color(piece)), Piece.type(piece)));
      }
    }
    return builder.build();
  }
}
