package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Epd;
import chess.core.notation.EpdException;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

/**
 * A hundred thousand damaged texts: each is read, or refused with the declared exception that says
 * what is wrong. Both must really happen, or the damage would prove nothing.
 */
class NotationFuzzTest {
  private static final int FENS = 40_000;
  private static final int EPDS = 10_000;
  private static final int MOVES = 45_000;
  private static final int PGNS = 5_000;

  /** Far above the few seconds it takes, so that only a loop without end fails. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final int MAX_MESSAGE = 200;
  private static final Set<String> FEN_FIELDS =
      Set.of(
          "fen",
          "board",
          "side to move",
          "castling",
          "en passant",
          "halfmove clock",
          "fullmove number");

  private static final String[] FEN_SEEDS = {
    Fen.START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 12 60",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -"
  };
  private static final String[] MOVE_SEEDS = {
    "e2e4",
    "e4",
    "Nf3",
    "exd6",
    "e5xd6 e.p.",
    "O-O",
    "0-0-0",
    "b7xa8=Q+",
    "bxc8(N)#",
    "Nbd2!?",
    "bxc3",
    "e1h1",
    "a7a8q",
    "Qh4e1",
    "g1-f3",
    "0000"
  };
  private static final String EPD_SEED =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 bm Bxa6 O-O; am Nd3;"
          + " id \"Kiwi \\\"pete\\\"\"; c0 \"a; b\"; acd 12; pv Bxa6 bxc3; ;D1 48 ;D2 2039";
  private static final String PGN_SEED =
      """
      [Event "Fuzz"]
      [White "A \\"b\\" \\\\"]
      [Result "1-0"]

      {start} 1. e4! e5 $2 2. Nf3 (2. f4 (2. d4) exf4 {x}) Nc6 ; rest
      3. Bb5 a6 4. Ba4 Nf6 5. O-O 1-0

      [Event "Set up"]
      [SetUp "1"]
      [FEN "4k3/1P6/8/3pP3/8/8/6p1/4K2R b K - 7 40"]

      40... g1(Q)+ 41. Kd2 Qxh1 42. b8=Q+ 1/2-1/2

      1. d2d4 g8f6 2. c4 e6 *
      """;

  private final Random random = new Random(20);
  private int accepted;
  private int refused;

  @Test
  void fensAreReadOrRefused() {
    run(FENS, FEN_SEEDS, this::readFen);
  }

  private void readFen(String text) {
    Position position;
    try {
      position = Fen.parse(text);
    } catch (FenException e) {
      assertTrue(FEN_FIELDS.contains(e.field()), e.field());
      refused(e);
      return;
    }
    accepted++;
    String fen = Fen.format(position);
    assertEquals(fen, Fen.format(Fen.parse(fen)), text);
    assertEquals(fen, Fen.format(Fen.parse(Fen.formatShredder(position))), text);
    assertEquals(position.key(), Fen.parse(fen).key(), text);
    assertNotNull(RuleOutcome.of(position));
  }

  @Test
  void epdsAreReadOrRefused() {
    run(EPDS, new String[] {EPD_SEED}, this::readEpd);
  }

  private void readEpd(String text) {
    try {
      Epd epd = Epd.parse(text);
      assertEquals(epd.format(), Epd.parse(epd.format()).format(), text);
      epd.moves("bm");
      epd.line("pv");
      epd.number("acd");
      accepted++;
    } catch (EpdException e) {
      refused(e);
    }
  }

  @Test
  void movesAreReadOrRefused() {
    Position[] positions = new Position[FEN_SEEDS.length];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = Fen.parse(FEN_SEEDS[i]);
    }
    run(MOVES, MOVE_SEEDS, text -> readMove(positions[random.nextInt(positions.length)], text));
  }

  private void readMove(Position position, String text) {
    String fen = Fen.format(position);
    int coordinates = CoordinateMove.parse(position, text);
    assertTrue(coordinates == Move.NONE || Legality.isLegal(position, coordinates), text);
    readMove(position, text, () -> San.parse(position, text));
    readMove(position, text, () -> MoveText.parse(position, text));
    assertEquals(fen, Fen.format(position), text);
  }

  private void readMove(Position position, String text, IntSupplier parser) {
    try {
      assertTrue(Legality.isLegal(position, parser.getAsInt()), text);
      assertTrue(MoveText.looksLikeMove(text), text);
      accepted++;
    } catch (MoveTextException e) {
      boolean unreadable = e.reason() == MoveTextException.Reason.UNREADABLE;
      assertTrue(unreadable || MoveText.looksLikeMove(text), text);
      refused(e);
    }
  }

  @Test
  void pgnsAreReadOrRefused() {
    run(PGNS, new String[] {PGN_SEED}, this::readPgn);
  }

  private void readPgn(String text) {
    PgnReader reader = new PgnReader(new StringReader(text));
    // Every call consumes something, so the calls are bounded by the text.
    for (int calls = 0; calls <= text.length(); calls++) {
      try {
        Optional<PgnGame> game = reader.next();
        if (game.isEmpty()) {
          return;
        }
        accepted++;
        String written = Pgn.format(game.get());
        List<PgnGame> again = Pgn.parse(written);
        assertEquals(1, again.size(), text);
        assertEquals(written, Pgn.format(again.getFirst()), text);
      } catch (PgnException e) {
        assertTrue(e.gameNumber() >= 1 && e.line() >= 1, e.getMessage());
        refused(e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    throw new AssertionError("the reader does not come to an end: " + text);
  }

  private void run(int inputs, String[] seeds, Consumer<String> reading) {
    assertTimeout(
        PATIENCE,
        () -> {
          for (int i = 0; i < inputs; i++) {
            reading.accept(damaged(seeds[random.nextInt(seeds.length)]));
          }
        });
    assertTrue(accepted > inputs / 100, accepted + " accepted");
    assertTrue(refused > inputs / 5, refused + " refused");
  }

  private void refused(RuntimeException e) {
    refused++;
    String message = e.getMessage();
    assertFalse(message.isBlank());
    assertTrue(message.length() <= MAX_MESSAGE, message);
    assertTrue(message.chars().noneMatch(Character::isISOControl), message);
  }

  private String damaged(String seed) {
    StringBuilder text = new StringBuilder(seed);
    int times = 1 + random.nextInt(2);
    for (int i = 0; i < times; i++) {
      damage(text);
    }
    return text.toString();
  }

  private void damage(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(4));
    switch (random.nextInt(7)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, any());
      case 2 -> text.replace(at, end, String.valueOf(any()));
      case 3 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(3)));
      case 4 -> text.setLength(at);
      case 5 -> text.insert(at, text.charAt(random.nextInt(text.length())));
      default -> text.insert(at, String.valueOf(any()).repeat(random.nextInt(400)));
    }
    if (text.isEmpty()) {
      text.append(any());
    }
  }

  /** Mostly characters that mean something to a reader, sometimes any at all. */
  private char any() {
    String meaningful = "KQRBNPkqrbnp12345678/-abcdefgh wx+#=O0.;\"\\[]{}()$%!?*\n\r\t9";
    return random.nextInt(4) > 0
        ? meaningful.charAt(random.nextInt(meaningful.length()))
        : (char) random.nextInt(Character.MAX_VALUE + 1);
  }
}
