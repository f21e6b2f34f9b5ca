package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What FENs are read, how they are written, and which are refused for what. */
class FenTest {
  @Test
  void readsTheStart() {
    Position start = Fen.start();
    assertEquals(Piece.of(Color.WHITE, PieceType.KING), start.pieceAt(Square.E1));
    assertEquals(Piece.of(Color.BLACK, PieceType.ROOK), start.pieceAt(Square.A8));
    assertEquals(CastlingRights.ALL, start.castlingRights());
    assertEquals(Color.WHITE, start.sideToMove());
    assertEquals(0, start.halfmoveClock());
    assertEquals(1, start.fullmoveNumber());
    assertFalse(start.isChess960());
    assertEquals(Fen.START, Fen.format(start));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 12 34",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9",
        "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 b EBeb - 0 1",
        "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1",
        "4k3/8/8/8/8/8/R7/4K2R w K - 0 1",
        "4k3/8/8/8/8/8/8/4K2R b K - 99 200"
      })
  void writesWhatItRead(String fen) {
    // Two rooks east of the king: the inner one needs its letter, the western one does not.
    String expected = fen.replace("EBeb", "EQeq");
    assertEquals(expected, Fen.format(Fen.parse(fen)));
    assertEquals(expected, Fen.format(Fen.parse(Fen.formatShredder(Fen.parse(fen)))));
  }

  @Test
  void shredderFormNamesEveryRooksFile() {
    assertTrue(Fen.formatShredder(Fen.start()).contains(" HAha "));
    assertEquals(Fen.START, Fen.format(Fen.parse(Fen.START.replace("KQkq", "HAha"))));
    assertEquals(Fen.START, Fen.format(Fen.parse(Fen.START.replace("KQkq", "qAhK"))));
  }

  @Test
  void castlingLettersOfStandardChessMeanTheOutermostRook() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/RR1K1R1R w KQ - 0 1");
    assertEquals(Square.H1, position.castlingRookSquare(CastlingRights.WHITE_SHORT));
    assertEquals(Square.A1, position.castlingRookSquare(CastlingRights.WHITE_LONG));
    assertTrue(position.isChess960());
    Position inner = Fen.parse("4k3/8/8/8/8/8/8/RR1K1R1R w FB - 0 1");
    assertEquals(Square.F1, inner.castlingRookSquare(CastlingRights.WHITE_SHORT));
    assertEquals(Square.B1, inner.castlingRookSquare(CastlingRights.WHITE_LONG));
  }

  @Test
  void clocksMayBeMissing() {
    Position four = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - -");
    assertEquals(0, four.halfmoveClock());
    assertEquals(1, four.fullmoveNumber());
    Position five = Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 7");
    assertEquals(7, five.halfmoveClock());
    assertEquals(1, five.fullmoveNumber());
  }

  @Test
  void anyWhiteSpaceSeparatesFields() {
    String fen = "\t 4k3/8/8/8/8/8/8/4K3 \u00A0b\r\n-   -\t5\n 6  ";
    assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 5 6", Fen.format(Fen.parse(fen)));
  }

  @Test
  void hugeClocksAreCut() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 99999999999999");
    assertEquals(1000, position.halfmoveClock());
    assertEquals(100_000, position.fullmoveNumber());
    assertEquals(1, Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fullmoveNumber());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A pawn beside it may take.
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3 | f6",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3 | d6",
        // No pawn can take.
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | -",
        // No pawn to be taken, or a piece where it passed, or where it came from.
        "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1 | -",
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1 | -",
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1 | -",
        // The capture would open the rank, the diagonal or the file to the king.
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1 | -",
        "6b1/8/8/3pP3/8/1K6/8/4k3 w - d6 0 1 | -",
        "4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1 | -",
        // Along its own diagonal a pinned pawn may take.
        "7b/8/8/3pP3/8/2K5/8/4k3 w - f6 0 1 | -",
        "7b/8/8/4Pp2/8/2K5/8/4k3 w - f6 0 1 | f6",
        // In check by another piece nothing is to be taken in passing; the checking pawn is.
        "4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1 | -",
        "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1 | d6"
      })
  void enPassantIsKeptOnlyIfItCanBeUsed(String fen, String expected) {
    Position position = Fen.parse(fen);
    assertEquals(expected, Fen.format(position).split(" ")[3]);
    Position without = Fen.parse(fen.replaceFirst(" [a-h][36] ", " - "));
    assertEquals(expected.equals("-"), position.key() == without.key());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | board | missing",
        "4k3/8/8/8/8/8/8/4K3 | side to move | missing",
        "4k3/8/8/8/8/8/8/4K3 w | castling | missing",
        "4k3/8/8/8/8/8/8/4K3 w - | en passant | missing",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves | fen | six fields",
        "4k3/8/8/8/8/8/4K3 w - - | board | only 7 of eight ranks",
        "4k3/8/8/8/8/8/8/8/4K3 w - - | board | more than eight ranks",
        "4k3/8/8/8/8/8/8/4K3/ w - - | board | more than eight ranks",
        "4k3/7/8/8/8/8/8/4K3 w - - | board | only 7 of eight squares on rank 7",
        "4k4/8/8/8/8/8/8/4K3 w - - | board | more than eight squares on rank 8",
        "4k3p/8/8/8/8/8/8/4K3 w - - | board | more than eight squares on rank 8",
        "4k3/9/8/8/8/8/8/4K3 w - - | board | '9'",
        "4k3/8/8/8/8/8/8/4K2 w - - | board | only 7 of eight squares on rank 1",
        "4k3/44/8/8/8/8/8/4K3 w - - | board | two numbers side by side on rank 7",
        "4k3/8/8/8/8/x7/8/4K3 w - - | board | 'x'",
        "8/8/8/8/8/8/8/8 w - - 0 1 | board | White has 0 kings",
        "8/8/8/8/8/8/8/4K3 w - - | board | Black has 0 kings",
        "4k3/8/8/8/8/8/8/K3K3 w - - | board | White has 2 kings",
        "4k3/8/8/8/8/8/8/P3K3 w - - | board | a pawn on a1",
        "4k2p/8/8/8/8/8/8/4K3 w - - | board | a pawn on h8",
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - | board | 9 pawns",
        "4k3/8/8/8/8/PPPPPPPP/NNNNNNNN/4K3 w - - | board | 17 men",
        "4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - | board | 1 promoted men and 8 pawns",
        "4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - | board | 1 promoted men and 8 pawns",
        "4k3/8/8/8/8/1B1B4/PPPPPPPP/4K3 w - - | board | 1 promoted men and 8 pawns",
        "4k3/8/8/8/8/RRRN4/1PPPPPPP/NNNNK3 w - - | board | 4 promoted men and 7 pawns",
        "4k3/8/8/8/8/8/8/4K3 W - - | side to move | 'W'",
        "4k3/8/8/8/8/8/4R3/4K3 w - - | side to move | Black is in check",
        "8/8/8/8/8/8/8/3kK3 b - - | side to move | White is in check",
        "4k3/8/8/8/8/8/8/4K2R w Kx - | castling | 'x' is no castling letter",
        "4k3/8/8/8/8/8/8/4K2R w K- - | castling | '-' is no castling letter",
        "4k3/8/8/8/8/8/8/4K2R w Q - | castling | 'Q' but there is no such rook",
        "4k3/8/8/8/8/8/8/R3K3 w K - | castling | 'K' but there is no such rook",
        "4k3/8/8/8/8/8/8/4K2R w G - | castling | 'G' but there is no such rook",
        "4k3/8/8/8/8/8/8/4K2R w k - | castling | 'k' but there is no such rook",
        "4k3/8/8/8/8/8/8/4K2R w E - | castling | 'E' but there is no such rook",
        "4k3/8/8/8/8/8/4K3/7R w K - | castling | 'K' but the king is not on its first rank",
        "4k3/8/8/8/8/8/8/4K2R w KK - | castling | second right",
        "4k3/8/8/8/8/8/8/4K1RR w HG - | castling | second right",
        "4k3/8/8/8/8/8/8/4K3 w - e7 | en passant | 'e7' is on the wrong rank",
        "4k3/8/8/8/8/8/8/4K3 w - e3 | en passant | 'e3' is on the wrong rank",
        "4k3/8/8/8/8/8/8/4K3 w - e9 | en passant | 'e9' is neither",
        "4k3/8/8/8/8/8/8/4K3 w - e | en passant | 'e' is neither",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1 | halfmove clock | '-1'",
        "4k3/8/8/8/8/8/8/4K3 w - - 1.5 1 | halfmove clock | '1.5'",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 one | fullmove number | 'one'"
      })
  void refusesWithFieldAndReason(String fen, String field, String reason) {
    FenException refusal = assertThrows(FenException.class, () -> Fen.parse(fen));
    assertEquals(field, refusal.field());
    assertTrue(refusal.reason().contains(reason), refusal.getMessage());
    assertTrue(refusal.getMessage().startsWith(field), refusal.getMessage());
  }

  @Test
  void textMayBePaddedButNotWithoutEnd() {
    String padded = Fen.START + " ".repeat(256 - Fen.START.length());
    assertEquals(Fen.START, Fen.format(Fen.parse(padded)));
    assertThrows(FenException.class, () -> Fen.parse(padded + " "));
  }

  @Test
  void overlongTextIsRefusedAtOnce() {
    FenException refusal =
        assertThrows(FenException.class, () -> Fen.parse("k".repeat(10_000_000)));
    assertEquals("fen", refusal.field());
    assertTrue(refusal.getMessage().length() < 100);
  }

  @Test
  void eightPromotedQueensArePossible() {
    String fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    assertEquals(fen, Fen.format(Fen.parse(fen)));
  }
}
