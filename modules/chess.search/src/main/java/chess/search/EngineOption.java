package chess.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A setting that a user can change: its name, its kind and how it changes an {@link EngineConfig}.
 * The names are those that UCI made customary; other dialects derive theirs from them.
 */
public sealed interface EngineOption {
  /** What UCI puts before names that are common to all engines. */
  String PREFIX = "uci_";

  Pattern BLANKS = Pattern.compile("\\s+");

  String name();

  /** A number within limits. */
  record Spin(
      String name,
      int min,
      int max,
      Function<EngineConfig, Integer> value,
      BiFunction<EngineConfig, Integer, EngineConfig> change)
      implements EngineOption {}

  /** On or off. */
  record Check(
      String name,
      Function<EngineConfig, Boolean> value,
      BiFunction<EngineConfig, Boolean, EngineConfig> change)
      implements EngineOption {}

  /** One of a few words. */
  record Combo(
      String name,
      List<String> choices,
      Function<EngineConfig, String> value,
      BiFunction<EngineConfig, String, EngineConfig> change)
      implements EngineOption {}

  /** What a text stands for, so that a user interface can offer the right dialog. */
  enum TextKind {
    PLAIN,
    FILE,
    FOLDERS
  }

  /** Free text. */
  record Text(
      String name,
      TextKind kind,
      Function<EngineConfig, String> value,
      BiFunction<EngineConfig, String, EngineConfig> change)
      implements EngineOption {}

  /** Something to be done at once. */
  record Button(String name, Consumer<Engine> action) implements EngineOption {}

  /** All options of the engine, in the order of presentation. */
  static List<EngineOption> all() {
    return EngineOptions.ALL;
  }

  /** What names of options are told apart by: case, blanks and the prefix {@code UCI_} are not. */
  static String key(String name) {
    String bare = BLANKS.matcher(name).replaceAll("").toLowerCase(Locale.ROOT);
    return bare.startsWith(PREFIX) ? bare.substring(PREFIX.length()) : bare;
  }

  /** The option of this name in any spelling. */
  static Optional<EngineOption> named(String name) {
    String key = key(name);
    return all().stream().filter(option -> key(option.name()).equals(key)).findFirst();
  }

  /** The value as text; empty for a button. */
  default String value(EngineConfig config) {
    return switch (this) {
      case Button button -> "";
      case Check check -> check.value().apply(config).toString();
      case Spin spin -> spin.value().apply(config).toString();
      case Combo combo -> combo.value().apply(config);
      case Text text -> text.value().apply(config);
    };
  }

  /** How the text of a new value was understood. */
  enum Understanding {
    AS_SAID,
    /** A number out of range was brought into it. */
    LIMITED,
    /** The old value stays. */
    NOT_AT_ALL
  }

  /**
   * What came of setting an option.
   *
   * @param complaints what the user should be told about the new value, such as a file that cannot
   *     be read; empty if all went well
   */
  record Setting(Understanding understanding, List<String> complaints) {
    static final Setting NOT_UNDERSTOOD = new Setting(Understanding.NOT_AT_ALL, List.of());

    public Setting {
      complaints = List.copyOf(complaints);
    }
  }

  /** Sets the option to what a text says; a button needs none and does what it is there for. */
  default Setting set(Engine engine, String text) {
    EngineConfig config = engine.config();
    return switch (this) {
      case Button button -> {
        button.action().accept(engine);
        yield new Setting(Understanding.AS_SAID, List.of());
      }
      case Check check ->
          parseCheck(text)
              .map(on -> asSaid(engine, check.change().apply(config, on)))
              .orElse(Setting.NOT_UNDERSTOOD);
      case Combo combo ->
          combo.choices().stream()
              .filter(choice -> choice.equalsIgnoreCase(text))
              .findFirst()
              .map(choice -> asSaid(engine, combo.change().apply(config, choice)))
              .orElse(Setting.NOT_UNDERSTOOD);
      case Text free -> asSaid(engine, free.change().apply(config, text));
      case Spin spin -> {
        OptionalLong number = OptionText.whole(text);
        if (number.isEmpty()) {
          yield Setting.NOT_UNDERSTOOD;
        }
        int value = Math.clamp(number.getAsLong(), spin.min(), spin.max());
        List<String> complaints = engine.configure(spin.change().apply(config, value));
        yield new Setting(
            value == number.getAsLong() ? Understanding.AS_SAID : Understanding.LIMITED,
            complaints);
      }
    };
  }

  private static Setting asSaid(Engine engine, EngineConfig config) {
    return new Setting(Understanding.AS_SAID, engine.configure(config));
  }

  /** On or off in any of the words for it; empty for anything else. */
  static Optional<Boolean> parseCheck(String text) {
    return OptionText.onOff(text);
  }
}
