package chess.app.analyze;

import chess.core.file.FileTrouble;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Puts the parts of an analysis together: reads records of games from several files, each in its
 * order, and writes all games in their order as a single analysis would have done.
 */
public final class Merge {
  private final List<Path> files;
  private final Outputs outputs;
  private final AnalysisSetting setting;
  private boolean complained;

  /**
   * @param files the parts, as JSON
   */
  public Merge(List<Path> files, Outputs outputs, AnalysisSetting setting) {
    this.files = List.copyOf(files);
    this.outputs = outputs;
    this.setting = setting;
  }

  /** A part, standing before its first record that is not taken yet. */
  private static final class Part implements Closeable {
    private final Path file;
    private final BufferedReader reader;
    private int line;
    private GameJson.@Nullable Entry entry;

    Part(Path file) throws IOException {
      this.file = file;
      try {
        reader = Files.newBufferedReader(file);
      } catch (IOException e) {
        throw FileTrouble.reading(file, e);
      }
    }

    /** Reads the next record; false at the end. */
    boolean advance() throws IOException {
      try {
        String text = reader.readLine();
        line++;
        if (text == null) {
          return false;
        }
        int number = entry == null ? 0 : entry.number();
        entry = GameJson.parse(text);
        if (entry.number() <= number) {
          throw new IllegalArgumentException("game " + entry.number() + " after " + number);
        }
        return true;
      } catch (IllegalArgumentException e) {
        throw new IOException(file + ", line " + line + ": " + e.getMessage(), e);
      } catch (IOException e) {
        throw FileTrouble.reading(file, e);
      }
    }

    GameJson.Entry entry() {
      return Objects.requireNonNull(entry);
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }

  /**
   * Reads and writes all games.
   *
   * @return the exit code of the program, as that of an {@link Analysis}
   * @throws IOException if a file cannot be read or written, or is no part of an analysis; the
   *     message says so in one line
   */
  public int run() throws IOException {
    GameSinks.refuseSame(files, outputs);
    List<Part> parts = new ArrayList<>();
    try (GameSinks sinks = GameSinks.open(outputs, setting)) {
      for (Path file : files) {
        parts.add(new Part(file));
      }
      merge(parts, sinks);
      sinks.finish();
    } finally {
      for (Part part : parts) {
        part.close();
      }
    }
    return complained ? Analysis.INCOMPLETE : Analysis.DONE;
  }

  private void merge(List<Part> parts, GameSinks sinks) throws IOException {
    PriorityQueue<Part> queue =
        new PriorityQueue<>(Comparator.comparingInt(part -> part.entry().number()));
    for (Part part : parts) {
      add(part, queue);
    }
    int expected = 1;
    while (!queue.isEmpty()) {
      Part part = queue.remove();
      GameJson.Entry entry = part.entry();
      if (entry.number() < expected) {
        throw new IOException(part.file + ": game " + entry.number() + " is in another part too");
      }
      if (entry.number() > expected) {
        complainAbsent(expected, entry.number() - 1);
      }
      write(entry, sinks);
      expected = entry.number() + 1;
      add(part, queue);
    }
  }

  private static void add(Part part, PriorityQueue<Part> queue) throws IOException {
    if (part.advance()) {
      queue.add(part);
    }
  }

  private void complainAbsent(int first, int last) {
    complain(
        first == last
            ? "game " + first + " is missing"
            : "games " + first + " to " + last + " are missing");
  }

  private void complain(String text) {
    complained = true;
    setting.status().say("duplex: " + text);
  }

  private void write(GameJson.Entry entry, GameSinks sinks) throws IOException {
    Optional<AnalysedGame> game = entry.game();
    if (game.isPresent()) {
      sinks.add(game.get());
    } else {
      complain(entry.skipped() + "; skipped");
      sinks.skip(entry.number(), entry.skipped());
    }
  }
}
