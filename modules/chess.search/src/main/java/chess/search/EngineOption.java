package chess.search;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A setting that a user can change: its name, its kind and how it changes an {@link EngineConfig}.
 * The names are those that UCI made customary; other dialects derive theirs from them.
 */
public sealed interface EngineOption {
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
}
