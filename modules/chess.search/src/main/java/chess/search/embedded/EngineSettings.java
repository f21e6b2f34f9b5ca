package chess.search.embedded;

import chess.search.EngineConfig;
import chess.search.EngineOption;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How an engine thinks; immutable. Start from {@link #defaults} and change what matters: {@code
 * EngineSettings.defaults().withThreads(2).withHashMegabytes(64)}.
 */
public final class EngineSettings {
  private static final EngineSettings DEFAULTS = new EngineSettings(EngineConfig.DEFAULT);

  private final EngineConfig config;

  private EngineSettings(EngineConfig config) {
    this.config = config;
  }

  /**
   * One thread, 16 MB, one line, full strength, no book, no endgame tables, the engine's network.
   *
   * @return those settings
   */
  public static EngineSettings defaults() {
    return DEFAULTS;
  }

  static EngineSettings of(EngineConfig config) {
    return new EngineSettings(config);
  }

  EngineConfig config() {
    return config;
  }

  /**
   * How many threads one search uses.
   *
   * @param threads from 1 to 256; more than the machine has makes the engine weaker
   * @return changed settings
   * @throws IllegalArgumentException if the number is out of range
   */
  public EngineSettings withThreads(int threads) {
    requireRange("Threads", threads);
    return new EngineSettings(config.with().threads(threads).build());
  }

  /**
   * How large the table of searched positions is. It lies on the heap, so the virtual machine needs
   * room for it ({@code -Xmx}).
   *
   * @param megabytes from 1 to 65536
   * @return changed settings
   * @throws IllegalArgumentException if the number is out of range
   */
  public EngineSettings withHashMegabytes(int megabytes) {
    requireRange("Hash", megabytes);
    return new EngineSettings(config.with().hashMegabytes(megabytes).build());
  }

  /**
   * How many best lines a search reports, each with a first move of its own.
   *
   * @param lines from 1 to 218; every line costs about as much time as the first
   * @return changed settings
   * @throws IllegalArgumentException if the number is out of range
   */
  public EngineSettings withLines(int lines) {
    requireRange("MultiPV", lines);
    return new EngineSettings(config.with().multiPv(lines).build());
  }

  /**
   * Plays weaker, about like somebody with that rating.
   *
   * @param elo from 800 to 3000
   * @return changed settings
   * @throws IllegalArgumentException if the number is out of range
   */
  public EngineSettings withElo(int elo) {
    requireRange("UCI_Elo", elo);
    return new EngineSettings(config.with().limitStrength(true).elo(elo).build());
  }

  /**
   * Plays as well as it can, which is the default.
   *
   * @return changed settings
   */
  public EngineSettings withFullStrength() {
    return new EngineSettings(config.with().limitStrength(false).build());
  }

  /**
   * What a search keeps of its time for whoever passes the move on.
   *
   * @param overhead from 0 to 5 seconds; 50 milliseconds by default
   * @return changed settings
   * @throws IllegalArgumentException if the time is out of range
   */
  public EngineSettings withMoveOverhead(Duration overhead) {
    int millis = (int) Math.min(Integer.MAX_VALUE, overhead.toMillis());
    requireRange("Move Overhead", millis);
    return new EngineSettings(config.with().moveOverheadMillis(millis).build());
  }

  /**
   * Whether the engine plays from the small opening book that it comes with.
   *
   * @param own false to search at every move, which is the default
   * @return changed settings
   */
  public EngineSettings withOwnBook(boolean own) {
    return new EngineSettings(config.with().ownBook(own).bookFile("").build());
  }

  /**
   * Plays from an opening book in Polyglot's format.
   *
   * @param file the book; one that cannot be read is remarked on and does without
   * @return changed settings
   */
  public EngineSettings withBook(Path file) {
    return new EngineSettings(config.with().ownBook(true).bookFile(file.toString()).build());
  }

  /**
   * Looks endgames up in Syzygy tables.
   *
   * @param folders where the tables are; none for no tables
   * @return changed settings
   */
  public EngineSettings withSyzygy(List<Path> folders) {
    String path =
        folders.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return new EngineSettings(config.with().syzygyPath(path).build());
  }

  /**
   * Evaluates by a network of your own.
   *
   * @param file a network file of this engine
   * @return changed settings; an engine refuses them if it cannot use the file
   */
  public EngineSettings withNetwork(Path file) {
    return new EngineSettings(
        config.with().evalMode(EngineConfig.EvalMode.NNUE).evalFile(file.toString()).build());
  }

  /**
   * Evaluates by hand-written rules instead of a network: weaker, but with less memory.
   *
   * @return changed settings
   */
  public EngineSettings withClassicalEvaluation() {
    return new EngineSettings(config.with().evalMode(EngineConfig.EvalMode.CLASSICAL).build());
  }

  private static void requireRange(String name, int value) {
    for (EngineOption option : EngineOption.all()) {
      if (option instanceof EngineOption.Spin spin
          && spin.name().equals(name)
          && (value < spin.min() || value > spin.max())) {
        throw new IllegalArgumentException(
            name + " " + value + " is no number from " + spin.min() + " to " + spin.max());
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EngineSettings settings && config.equals(settings.config);
  }

  @Override
  public int hashCode() {
    return config.hashCode();
  }

  /**
   * All settings for people to read.
   *
   * @return one line of names and values
   */
  @Override
  public String toString() {
    return config.toString();
  }
}
