package chess.protocol.xboard;

import chess.protocol.text.Numbers;
import chess.protocol.text.OnOff;
import chess.protocol.xboard.SessionSettings.DrawManners;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
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
      Set.of("hash", "threads", "analysemode", "showcurrline");

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
      if (!NOT_DECLARED.contains(key(option.name()))) {
        lines.add(oneWord(option.name()) + " " + declaration(option, config));
      }
    }
    for (Own option : own) {
      lines.add(option.name() + " " + option.declaration().get());
    }
    return lines;
  }

  /** Whether the engine has an option, by its name in any spelling. */
  static boolean exists(String name) {
    return EngineOption.all().stream().anyMatch(option -> key(option.name()).equals(key(name)));
  }

  /** The value of an option of the engine; empty for a button and for what is no option. */
  Optional<String> value(String name) {
    EngineConfig config = engine.config();
    return EngineOption.all().stream()
        .filter(option -> key(option.name()).equals(key(name)))
        .findFirst()
        .map(
            option ->
                switch (option) {
                  case EngineOption.Button button -> "";
                  case EngineOption.Check check -> check.value().apply(config) ? "on" : "off";
                  case EngineOption.Spin spin -> spin.value().apply(config).toString();
                  case EngineOption.Combo combo -> combo.value().apply(config);
                  case EngineOption.Text text -> text.value().apply(config);
                })
        .filter(value -> !value.isEmpty());
  }

  Answer set(String name, Optional<String> value) {
    String key = key(name);
    for (EngineOption option : EngineOption.all()) {
      if (key(option.name()).equals(key)) {
        return set(option, value) ? Answer.DONE : Answer.BAD_VALUE;
      }
    }
    for (Own option : own) {
      if (key(option.name()).equals(key)) {
        return option.change().test(value.orElse("")) ? Answer.DONE : Answer.BAD_VALUE;
      }
    }
    return Answer.UNKNOWN_OPTION;
  }

  private boolean set(EngineOption option, Optional<String> value) {
    String text = value.orElse("");
    EngineConfig config = engine.config();
    return switch (option) {
      case EngineOption.Button button -> {
        button.action().accept(engine);
        yield true;
      }
      case EngineOption.Check check ->
          readCheck(text, on -> configure(check.change().apply(config, on)));
      case EngineOption.Spin spin -> {
        OptionalLong number = Numbers.whole(text);
        number.ifPresent(n -> configure(spin.change().apply(config, clamp(n, spin))));
        yield number.isPresent();
      }
      case EngineOption.Combo combo -> {
        Optional<String> choice =
            combo.choices().stream().filter(c -> c.equalsIgnoreCase(text)).findFirst();
        choice.ifPresent(c -> configure(combo.change().apply(config, c)));
        yield choice.isPresent();
      }
      case EngineOption.Text free -> {
        configure(free.change().apply(config, text));
        yield true;
      }
    };
  }

  private void configure(EngineConfig config) {
    engine.configure(config).forEach(this::report);
  }

  private void report(String text) {
    if (!text.isEmpty()) {
      tell.accept(text);
    }
  }

  private static int clamp(long number, EngineOption.Spin spin) {
    return (int) Math.max(spin.min(), Math.min(spin.max(), number));
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
    Optional<Boolean> on = OnOff.of(text);
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

  private static String key(String name) {
    String bare = name.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    String prefix = UCI_PREFIX.toLowerCase(Locale.ROOT);
    return bare.startsWith(prefix) ? bare.substring(prefix.length()) : bare;
  }

  private static String unquoted(String text) {
    return text.replace("\"", "");
  }
}
