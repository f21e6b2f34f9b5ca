package chess.core.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Published node counts: one line a position, {@code FEN ;D1 count ;D2 count ...}. */
class PerftTest {
  /** Deeper counts of the files are left to the perft run over whole suites. */
  private static final long MOST_NODES = 5_000_000;

  private static final int THREADS = 2;

  @ParameterizedTest
  @ValueSource(strings = {"standard.epd", "chess960.epd"})
  void countsAreExact(String file) {
    List<String> lines = lines(file);
    assertFalse(lines.isEmpty());
    for (String line : lines) {
      String[] parts = line.split(";");
      for (int i = 1; i < parts.length; i++) {
        String[] count = parts[i].strip().split("\\s+");
        int depth = Integer.parseInt(count[0].substring(1));
        long expected = Long.parseLong(count[1]);
        if (expected <= MOST_NODES) {
          assertEquals(
              expected,
              Perft.count(Fen.parse(parts[0].strip()), depth),
              line + " at depth " + depth);
        }
      }
    }
  }

  @Test
  void divideAddsUpOnOneThreadAndOnSeveral() {
    long expected = 197_281;
    assertEquals(expected, Perft.total(Perft.divide(Fen.start(), 4)));
    assertEquals(expected, Perft.count(Fen.start(), 4, THREADS));
    assertEquals(Perft.divide(Fen.start(), 3), Perft.divide(Fen.start(), 3, THREADS));
    assertEquals(20, Perft.divide(Fen.start(), 1).size());
  }

  @Test
  void whoeverIsInterruptedStillGetsTheCountAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    long count = Perft.count(Fen.start(), 4, THREADS);
    assertTrue(Thread.interrupted());
    assertEquals(197_281, count);
  }

  @Test
  void depthZeroIsThePositionItself() {
    assertEquals(1, Perft.count(Fen.start(), 0));
    assertEquals(1, Perft.count(Fen.start(), 0, THREADS));
  }

  private static List<String> lines(String file) {
    try (var in = PerftTest.class.getResourceAsStream("/perft/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
