package chess.tools.spsa;

import chess.tools.cli.UsageException;
import chess.tools.files.LineLog;
import chess.tools.stats.GameCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line for each round of tuning: its games and all numbers after it. From the last line an
 * interrupted tuning goes on.
 */
public final class SpsaRounds {
  private static final Pattern LINE =
      Pattern.compile("round \\d+: \\+(\\d+) -(\\d+) =(\\d+)((?: \\w+=-?\\d+\\.\\d+)+)");

  private SpsaRounds() {}

  /**
   * What was left of one round.
   *
   * @param values all numbers after it, by name
   */
  public record Round(GameCounts counts, Map<String, Double> values) {
    public Round {
      values = new LinkedHashMap<>(values);
    }
  }

  /**
   * All rounds played so far, none if there is no file. A last line that was cut off does not
   * count.
   *
   * @throws IOException if another line makes no sense
   */
  public static List<Round> read(Path file) throws IOException {
    List<Round> rounds = new ArrayList<>();
    for (String line : new LineLog(file).read()) {
      Matcher matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        throw new IOException(file + ": not a round of tuning: " + line);
      }
      rounds.add(round(matcher));
    }
    return rounds;
  }

  private static Round round(Matcher line) {
    GameCounts counts =
        new GameCounts(
            Integer.parseInt(line.group(1)),
            Integer.parseInt(line.group(2)),
            Integer.parseInt(line.group(3)));
    Map<String, Double> values = new LinkedHashMap<>();
    for (String setting : line.group(4).strip().split(" ")) {
      int equals = setting.indexOf('=');
      values.put(setting.substring(0, equals), Double.valueOf(setting.substring(equals + 1)));
    }
    return new Round(counts, values);
  }

  /** How many rounds a command line of the verb {@code spsa} asks for. */
  public static int planned(List<String> words) throws UsageException {
    return SpsaVerb.rounds(SpsaVerb.SWITCHES.parse(words));
  }

  static String format(int round, GameCounts counts, List<TunedNumber> numbers) {
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "round %d: +%d -%d =%d",
            round,
            counts.wins(),
            counts.losses(),
            counts.draws()));
    for (TunedNumber number : numbers) {
      line.append(String.format(Locale.ROOT, " %s=%.4f", number.name(), number.value()));
    }
    return line.toString();
  }
}
