package chess.protocol.xboard;

import chess.protocol.xboard.SessionSettings.DrawManners;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The settings under the names of this protocol. Names are one word each, because some partners
 * read no further than the first blank: blanks and the prefix {@code UCI_} are dropped. Reading is
 * more generous: letters of any case, with blanks or without.
 */
final class XBoardOptions {
  /** Commands of the protocol do what these do, or they mean nothing here. */
  private static final Set<String> NOT_DECLARED =
      Set.of("hash", "threads", "analysemode", "showcurrline", "showrefutations");

  private static final String UCI_PREFIX = "UCI_";

  /** What came of an attempt to set an option. */
  enum Answer {
    DONE,
    UNKNOWN_OPTION,
    BAD_VALUE
  }

  /**
   * An option of the session itself.
   *
   * @param declaration its kind, value and limits as the feature line spells them
   * @param change takes the new value and says whether it makes sense
   */
  private record Own(String name, Supplier<String> declaration, Predicate<String> change) {}

  private final Engine engine;
  private final Consumer<String> tell;
  private final List<Own> own;

  /**
   * @param logTo starts a log in this file and returns what the user should be told
   * @param tell hears what the user should be told
   */
  XBoardOptions(
      Engine engine, SessionSettings settings, UnaryOperator<String> logTo, Consumer<String> tell) {
    this.engine = engine;
    this.tell = tell;
    own =
        List.of(
            new Own(
                "Resign",
                () -> check(settings.resign()),
                value -> readCheck(value, settings::resign)),
            new Own(
                "DrawOffers",
                () -> combo(drawWords(), lower(settings.drawManners())),
                value -> readDrawManners(value, settings)),
            new Own(
                "ExtendedPV",
                () -> check(settings.extendedThinking()),
                value -> readCheck(value, settings::extendedThinking)),
            new Own(
                "DebugLogFile",
                () -> "-file ",
                value -> {
                  report(logTo.apply(value));
                  return true;
                }));
  }

  /** What follows {@code option=} in the feature lines, without the quotes. */
  List<String> declarations() {
    List<String> lines = new ArrayList<>();
    EngineConfig config = engine.config();
    for (EngineOption option : EngineOption.all()) {
      if (!NOT_DECLARED.contains(EngineOption.key(option.name()))) {
        lines.add(oneWord(option.name()) + " " + declaration(option, config));
      }
    }
    for (Own option : own) {
      lines.add(option.name() + " " + option.declaration().get());
    }
    return lines;
  }

  /** The value of an option of the engine; empty for a button and for what is no option. */
  Optional<String> value(String name) {
    EngineConfig config = engine.config();
    return EngineOption.named(name)
        .map(
            option ->
                option instanceof EngineOption.Check check
                    ? onOff(check.value().apply(config))
                    : option.value(config))
        .filter(value -> !value.isEmpty());
  }

  private static String onOff(boolean on) {
    return on ? "on" : "off";
  }

  Answer set(String name, Optional<String> value) {
    String text = value.orElse("");
    Optional<EngineOption> option = EngineOption.named(name);
    if (option.isPresent()) {
      EngineOption.Setting setting = option.get().set(engine, text);
      setting.complaints().forEach(this::report);
      return answer(setting.understanding() != EngineOption.Understanding.NOT_AT_ALL);
    }
    for (Own mine : own) {
      if (EngineOption.key(mine.name()).equals(EngineOption.key(name))) {
        return answer(mine.change().test(text));
      }
    }
    return Answer.UNKNOWN_OPTION;
  }

  private static Answer answer(boolean understood) {
    return understood ? Answer.DONE : Answer.BAD_VALUE;
  }

  private void report(String text) {
    if (!text.isEmpty()) {
      tell.accept(text);
    }
  }

  private static String declaration(EngineOption option, EngineConfig config) {
    return switch (option) {
      case EngineOption.Button button -> "-button";
      case EngineOption.Check check -> check(check.value().apply(config));
      case EngineOption.Spin spin ->
          "-spin " + spin.value().apply(config) + " " + spin.min() + " " + spin.max();
      case EngineOption.Combo combo -> combo(combo.choices(), combo.value().apply(config));
      // xboard finds the kind only with the blank behind it, also when the text is empty.
      case EngineOption.Text text -> kind(text.kind()) + " " + unquoted(text.value().apply(config));
    };
  }

  private static String kind(EngineOption.TextKind kind) {
    return switch (kind) {
      case PLAIN -> "-string";
      case FILE -> "-file";
      case FOLDERS -> "-path";
    };
  }

  private static String check(boolean on) {
    return "-check " + (on ? 1 : 0);
  }

  private static String combo(List<String> choices, String chosen) {
    List<String> marked =
        choices.stream().map(choice -> choice.equals(chosen) ? "*" + choice : choice).toList();
    return "-combo " + String.join(" /// ", marked);
  }

  private static boolean readCheck(String text, Consumer<Boolean> change) {
    Optional<Boolean> on = EngineOption.parseCheck(text);
    on.ifPresent(change);
    return on.isPresent();
  }

  private static boolean readDrawManners(String text, SessionSettings settings) {
    for (DrawManners manners : DrawManners.values()) {
      if (lower(manners).equalsIgnoreCase(text)) {
        settings.drawManners(manners);
        return true;
      }
    }
    return false;
  }

  private static List<String> drawWords() {
    return List.of(DrawManners.values()).stream().map(XBoardOptions::lower).toList();
  }

  private static String lower(DrawManners manners) {
    return manners.name().toLowerCase(Locale.ROOT);
  }

  private static String oneWord(String name) {
    String bare = name.startsWith(UCI_PREFIX) ? name.substring(UCI_PREFIX.length()) : name;
    return bare.replace(" ", "");
  }

  private static String unquoted(String text) {
    return text.replace("\"", "");
  }
}
