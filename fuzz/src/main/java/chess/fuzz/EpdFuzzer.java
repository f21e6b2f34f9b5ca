package chess.fuzz;

import chess.core.notation.Epd;
import chess.core.notation.EpdException;
import java.nio.charset.StandardCharsets;

/** Positions with operations. */
public final class EpdFuzzer {
  private EpdFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      Epd epd = Epd.parse(new String(data, StandardCharsets.UTF_8));
      Same.check(epd.format(), Epd.parse(epd.format()).format());
      epd.moves("bm");
      epd.line("pv");
      epd.number("D1");
    } catch (EpdException e) {
      // Refused.
    }
  }
}
