package chess.tools.client;

import chess.tools.cli.Settings;
import chess.tools.cli.UsageException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the words behind {@code --engine}. */
public final class EngineSpecReader {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private EngineSpecReader() {}

  /** Reads an engine; {@code settings} already hold what applies to each engine. */
  public static EngineSpec read(Settings settings) throws UsageException {
    List<String> command = words(settings.required("cmd"));
    if (command.isEmpty()) {
      throw new UsageException("cmd= is empty");
    }
    String fallbackName = Path.of(command.get(0)).getFileName().toString();
    String directory = settings.text("dir");
    EngineSpec spec =
        new EngineSpec(
            settings.text("name", fallbackName),
            command,
            directory == null ? null : new File(directory),
            protocol(settings),
            settings.startingWith("option."),
            control(settings),
            settings.number("margin", 0),
            settings.flag("restart", false),
            settings.flag("strict", false),
            settings.flag("probe", false));
    settings.rejectUnread();
    return spec;
  }

  private static EngineSpec.Protocol protocol(Settings settings) throws UsageException {
    String text = settings.text("proto", "uci");
    return switch (text) {
      case "uci" -> EngineSpec.Protocol.UCI;
      case "xboard" -> EngineSpec.Protocol.XBOARD;
      default -> throw new UsageException("proto is uci or xboard, not " + text);
    };
  }

  private static TimeControl control(Settings settings) throws UsageException {
    String clock = settings.text("tc", "inf");
    try {
      return TimeControl.parseClock(clock)
          .withMoveMillis(Math.round(settings.decimal("st", 0) * 1000))
          .withNodes(settings.number("nodes", 0))
          .withDepth((int) settings.number("depth", 0));
    } catch (NumberFormatException e) {
      throw new UsageException("tc is like 2+0.02 or 40/60, not " + clock);
    }
  }

  /** Splits a command at blanks, except inside quotes. */
  static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      for (int group = 1; group <= matcher.groupCount(); group++) {
        if (matcher.group(group) != null) {
          words.add(matcher.group(group));
        }
      }
    }
    return words;
  }
}
