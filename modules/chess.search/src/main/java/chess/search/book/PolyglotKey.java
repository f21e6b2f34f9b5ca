package chess.search.book;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The key under which a Polyglot book files a position. The random numbers are part of the format.
 * They are read when the first book is opened, not at start-up.
 */
public final class PolyglotKey {
  private static final String RESOURCE = "polyglot-keys.txt";
  private static final int CASTLING_START = 768;
  private static final int EN_PASSANT_START = 772;
  private static final int WHITE_TO_MOVE = 780;
  private static final int COUNT = 781;
  private static final int HEXADECIMAL = 16;

  private static final long[] KEYS = read();

  private PolyglotKey() {}

  public static long of(Position position) {
    long key = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      int piece = position.pieceAt(square);
      // The format numbers the men black pawn, white pawn, black knight ...
      int kind = 2 * Piece.type(piece) + Color.opposite(Piece.color(piece));
      key ^= KEYS[kind << 6 | square];
    }
    for (int i = 0; i < CastlingRights.COUNT; i++) {
      if ((position.castlingRights() & 1 << i) != 0) {
        key ^= KEYS[CASTLING_START + i];
      }
    }
    int passed = passedSquare(position);
    if (passed != Square.NONE) {
      key ^= KEYS[EN_PASSANT_START + Square.file(passed)];
    }
    return position.sideToMove() == Color.WHITE ? key ^ KEYS[WHITE_TO_MOVE] : key;
  }

  /**
   * The format counts an en-passant square as soon as a pawn stands beside, even if capturing would
   * expose its king.
   */
  private static int passedSquare(Position position) {
    int last = position.lastMove();
    if (last == Move.NONE || !Move.isDoublePush(last)) {
      return position.enPassantSquare();
    }
    int us = position.sideToMove();
    int passed = (Move.from(last) + Move.to(last)) / 2;
    long capturers = Attacks.pawn(Color.opposite(us), passed) & position.pieces(us, PieceType.PAWN);
    return capturers != 0 ? passed : Square.NONE;
  }

  private static long[] read() {
    long[] keys = new long[COUNT];
    try (var reader =
        new BufferedReader(
            new InputStreamReader(
                PolyglotKey.class.getResourceAsStream(RESOURCE), StandardCharsets.US_ASCII))) {
      int count = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.startsWith("#")) {
          keys[count++] = Long.parseUnsignedLong(line, HEXADECIMAL);
        }
      }
      if (count != COUNT) {
        throw new IllegalStateException(
            RESOURCE + " holds " + count + " numbers instead of " + COUNT);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return keys;
  }
}
