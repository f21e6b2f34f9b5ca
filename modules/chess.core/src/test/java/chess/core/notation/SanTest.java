package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import chess.core.movegen.Playouts;
import chess.core.notation.MoveTextException.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Algebraic notation: lenient in, exact out. */
class SanTest {
  private static final int GAMES = 60;

  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final String PROMOTION = "k2n4/4P3/8/8/8/8/8/4K3 w - - 0 1";
  private static final String EN_PASSANT =
      "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

  @Test
  void everyMoveHasOneTextThatReadsBack() {
    RandomGames.visit(
        GAMES,
        1,
        (position, moves) -> {
          String fen = Fen.format(position);
          Set<String> texts = new HashSet<>();
          for (int i = 0; i < moves.size(); i++) {
            String text = San.format(position, moves.move(i));
            assertTrue(texts.add(text), () -> text + " twice in " + fen);
            assertEquals(moves.move(i), San.parse(position, text), () -> text + " in " + fen);
            assertEquals(moves.move(i), MoveText.parse(position, text), () -> text + " in " + fen);
          }
          assertEquals(fen, Fen.format(position));
        });
  }

  /** The reader looks from the target square for men that may be meant; here all moves are read. */
  @Test
  void aWordMeansWhateverLegalMovesFitIt() {
    for (String start : Playouts.STARTS) {
      Playouts.play(start, 3, 30, SanTest::compareWithAllMoves);
    }
  }

  private static void compareWithAllMoves(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int type = PieceType.PAWN; type <= PieceType.KING; type++) {
      for (int to = 0; to < Square.COUNT; to++) {
        for (String from : List.of("", "b", "7")) {
          for (String newMan : List.of("", "=N")) {
            List<Integer> fitting = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
              if (fits(position, moves.move(i), type, to, from, newMan)) {
                fitting.add(moves.move(i));
              }
            }
            boolean isPawn = type == PieceType.PAWN;
            String piece = isPawn ? "" : String.valueOf(PieceType.letter(type));
            String word = piece + from + Square.name(to) + newMan;
            // Nobody writes a pawn's own file, and a small b may be a bishop.
            if (!isPawn || !from.equals("b")) {
              String fen = Fen.format(position);
              assertEquals(meaning(fitting), read(position, word), () -> word + " in " + fen);
            }
          }
        }
      }
    }
  }

  private static Object meaning(List<Integer> fitting) {
    return switch (fitting.size()) {
      case 0 -> Reason.ILLEGAL;
      case 1 -> fitting.getFirst();
      default -> Reason.AMBIGUOUS;
    };
  }

  private static Object read(Position position, String word) {
    try {
      return San.parse(position, word);
    } catch (MoveTextException e) {
      return e.reason();
    }
  }

  private static boolean fits(
      Position position, int move, int type, int to, String from, String newMan) {
    return Move.to(move) == to
        && !Move.isCastling(move)
        && Piece.type(position.movedPiece(move)) == type
        && Square.name(Move.from(move)).contains(from)
        && (newMan.isEmpty()
            || Move.isPromotion(move) && Move.promotionType(move) == PieceType.KNIGHT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Two knights on one rank, two rooks on one file, queens that need both.
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1 | f3d2 | Nfd2",
        "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1 | a1a2 | R1a2",
        "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1 | h4e1 | Qh4e1",
        "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1 | e4e1 | Qee1",
        "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1 | h1e1 | Q1e1",
        // A pinned rival is no rival.
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1 | g1e2 | Ne2",
        "k2n4/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7d8q | exd8=Q+",
        "k2n4/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8n | e8=N",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3 | e5f6 | exf6",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1c1 | O-O-O",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | e8g8 | O-O",
        // Castling gives check, a rook gives mate.
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | O-O+",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | Ra8#"
      })
  void writesExactly(String fen, String coordinates, String expected) {
    Position position = Fen.parse(fen);
    int move = CoordinateMove.parse(position, coordinates);
    assertEquals(expected, San.format(position, move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 | e2e4",
        "e4! | e2e4",
        "e4?! | e2e4",
        "e2-e4 | e2e4",
        "e2e4 | e2e4",
        "Pe4 | e2e4",
        "pe4 | e2e4",
        "Nf3 | g1f3",
        "nf3 | g1f3",
        "Ng1f3 | g1f3",
        "Ngf3 | g1f3",
        "N1f3 | g1f3",
        "Ng1-f3 | g1f3",
        "Nxf3 | g1f3",
        "Nf3+ | g1f3",
        "Nf3++ | g1f3",
        "Nf3#  | g1f3",
        "b3 | b2b3"
      })
  void readsLeniently(String text, String expected) {
    assertReads(Fen.START, text, expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"O-O", "0-0", "o-o", "OO", "O-O+", "0-0!"})
  void readsShortCastling(String text) {
    assertReads(CASTLING, text, "e1g1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"O-O-O", "0-0-0", "o-o-o", "OOO", "O-O-O#"})
  void readsLongCastling(String text) {
    assertReads(CASTLING, text, "e1c1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exd8=Q", "exd8Q", "exd8(Q)", "exd8/Q", "ed8q", "exd8=q+", "e7xd8=Q"})
  void readsPromotions(String text) {
    assertReads(PROMOTION, text, "e7d8q");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"exd6", "ed6", "exd6 e.p.", "exd6e.p.", "exd6ep", "exd6 e.p.+", "e5xd6", "e5:d6"})
  void readsEnPassant(String text) {
    assertReads(EN_PASSANT, text, "e5d6");
  }

  @Test
  void smallBBeforeItsOwnFileIsABishop() {
    assertReads("4kb2/8/8/1p6/8/8/8/4K3 b - - 0 1", "bb4", "f8b4");
    assertReads("4kb2/8/8/1p6/8/8/8/4K3 b - - 0 1", "b4", "b5b4");
  }

  @Test
  void smallBIsAPawnsFileFirst() {
    String both = "4k3/8/8/8/8/2r5/1P1B4/4K3 w - - 0 1";
    assertReads(both, "bxc3", "b2c3");
    assertReads(both, "Bxc3", "d2c3");
    assertReads("4k3/8/8/8/8/2r5/3B4/4K3 w - - 0 1", "bxc3", "d2c3");
    assertReads("4k3/8/8/8/8/8/3B4/4K3 w - - 0 1", "bb4", "d2b4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "+", "e", "e9", "i4", "Xe4", "Nf", "NNf3", "e4e", "0000", "@@@@", "--", "O-O-O-O",
        "e8=K", "Nf3f", "1-0", "*", "e4 e5", "hello", "Nf3(", "(Q)", "=Q", "Q"
      })
  void otherWordsAreUnreadable(String text) {
    assertRefused(Fen.START, text, Reason.UNREADABLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e5", "exd5", "Nd2", "Qh5", "O-O", "0-0-0", "e4=Q", "Ra3", "Kg1", "bb4"})
  void illegalMovesAreNamedSo(String text) {
    assertRefused(Fen.START, text, Reason.ILLEGAL);
  }

  @Test
  void ambiguousMovesSayWhatTheyMayBe() {
    MoveTextException refusal =
        assertRefused("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2", Reason.AMBIGUOUS);
    assertTrue(refusal.getMessage().contains("Nbd2"), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("Nfd2"), refusal.getMessage());
    assertRefused(PROMOTION, "exd8", Reason.AMBIGUOUS);
  }

  @Test
  void messagesStayShortAndPrintable() {
    MoveTextException refusal =
        assertRefused(Fen.START, "x\n\u0007".repeat(100_000), Reason.UNREADABLE);
    assertTrue(refusal.getMessage().length() < 100);
    assertTrue(refusal.getMessage().chars().noneMatch(Character::isISOControl));
  }

  private static void assertReads(String fen, String text, String expected) {
    Position position = Fen.parse(fen);
    assertEquals(expected, CoordinateMove.format(San.parse(position, text), false), text);
  }

  private static MoveTextException assertRefused(String fen, String text, Reason reason) {
    Position position = Fen.parse(fen);
    MoveTextException refusal =
        assertThrows(MoveTextException.class, () -> San.parse(position, text), text);
    assertEquals(reason, refusal.reason(), refusal.getMessage());
    return refusal;
  }
}
