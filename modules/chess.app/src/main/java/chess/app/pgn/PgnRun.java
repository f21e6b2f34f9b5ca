package chess.app.pgn;

import chess.app.analyze.StatusLine;
import chess.app.json.JsonObject;
import chess.core.file.FileTrouble;
import chess.core.file.Reason;
import chess.core.file.Replacement;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Goes through games once, holding one at a time. */
public final class PgnRun {
  private static final String STANDARD_INPUT = "-";
  private static final int BAR_CELLS = 20;
  private static final int PERCENT = 100;
  private static final int FAILURE = 1;
  private static final int NO_FILE = 2;

  /** The bar changes no faster than somebody can read it. */
  private static final int GAMES_PER_CHANGE = 512;

  private final PgnTask task;
  private final InputStream input;
  private final OutputStream output;
  private final StatusLine status;

  private final Map<String, Long> results = new LinkedHashMap<>();
  private final List<JsonObject> broken = new ArrayList<>();
  private long totalBytes;
  private long bytesBefore;
  private long games;
  private long moves;
  private long wanted;
  private long faults;
  private int exitCode;

  /**
   * @param input what is read if there are no files
   * @param output takes the games and what there is to say about them
   * @param status takes complaints, and shows how far it is
   */
  public PgnRun(PgnTask task, InputStream input, OutputStream output, StatusLine status) {
    this.task = task;
    this.input = input;
    this.output = output;
    this.status = status;
    for (String result : List.of("1-0", "0-1", "1/2-1/2", "*")) {
      results.put(result, 0L);
    }
  }

  /** Returns the exit code: 0 if every game could be read, 2 if a file could not. */
  public int run() {
    totalBytes = task.files().stream().mapToLong(PgnRun::size).sum();
    try {
      if (task.out().isPresent()) {
        writeFile(task.out().get());
      } else {
        Writer writer = writer(output);
        readAll(writer);
        writer.flush();
      }
      sumUp();
    } catch (IOException e) {
      status.show("");
      complain(NO_FILE, Reason.of(e));
    }
    return exitCode;
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      // It will be complained about when its turn comes.
      return 0;
    }
  }

  private static Writer writer(OutputStream stream) {
    return new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  /** What the file held is lost only when everything is written, so it may be one that is read. */
  private void writeFile(Path file) throws IOException {
    try (Replacement replacement = Replacement.of(file)) {
      Writer writer = writer(replacement.stream());
      try {
        readAll(writer);
        writer.flush();
      } catch (IOException e) {
        throw FileTrouble.writing(file, e);
      }
      replacement.finish();
    }
  }

  private void readAll(Writer writer) throws IOException {
    if (task.files().isEmpty()) {
      read(STANDARD_INPUT, new CountingInput(input), writer);
    }
    for (Path file : task.files()) {
      Optional<InputStream> opened = open(file);
      if (opened.isPresent()) {
        read(file.toString(), new CountingInput(opened.get()), writer);
      }
      bytesBefore += size(file);
    }
    status.show("");
  }

  private Optional<InputStream> open(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new IOException(file.toString());
      }
      return Optional.of(Files.newInputStream(file));
    } catch (IOException e) {
      complain(NO_FILE, Reason.of(FileTrouble.reading(file, e)));
      return Optional.empty();
    }
  }

  /** A file that breaks off in the middle keeps what has been read of it. */
  private void read(String name, CountingInput bytes, Writer writer) throws IOException {
    try (PgnReader reader = PgnReader.of(bytes)) {
      while (true) {
        try {
          Optional<PgnGame> game = next(reader, name);
          if (game.isEmpty()) {
            return;
          }
          take(game.get(), writer);
          showProgress(bytes.count());
        } catch (PgnException e) {
          games++;
          report(name, e);
        }
      }
    }
  }

  private Optional<PgnGame> next(PgnReader reader, String name) {
    try {
      return reader.next();
    } catch (IOException e) {
      complain(NO_FILE, Reason.of(FileTrouble.reading(Path.of(name), e)));
      return Optional.empty();
    }
  }

  private void take(PgnGame game, Writer writer) throws IOException {
    games++;
    if (!task.filter().accepts(game)) {
      return;
    }
    wanted++;
    moves += game.moves().size();
    results.merge(game.result(), 1L, Long::sum);
    if (task.format().isPresent()) {
      writer.write(task.format().get().text(game));
    }
  }

  private void report(String name, PgnException fault) {
    complain(FAILURE, name + ": " + fault.getMessage());
    if (task.json()) {
      broken.add(
          new JsonObject()
              .put("file", name)
              .put("game", fault.gameNumber())
              .put("line", fault.line())
              .put("why", Reason.of(fault)));
    }
  }

  private void complain(int code, String text) {
    faults++;
    exitCode = Math.max(exitCode, code);
    status.say("duplex: " + text);
  }

  private void showProgress(long bytes) {
    if (games % GAMES_PER_CHANGE != 0 || !status.isTerminal()) {
      return;
    }
    status.show(progress(games, bytesBefore + bytes, totalBytes));
  }

  static String progress(long games, long bytes, long totalBytes) {
    if (totalBytes == 0) {
      return games + " games";
    }
    double share = Math.min(1, (double) bytes / totalBytes);
    int filled = (int) (BAR_CELLS * share);
    return String.format(
        Locale.ROOT,
        "[%s%s] %3d %%  %d games",
        "#".repeat(filled),
        ".".repeat(BAR_CELLS - filled),
        (int) (PERCENT * share),
        games);
  }

  /** On standard output, unless the games are there. */
  private void sumUp() throws IOException {
    String text = task.json() ? json().toString() : text();
    if (task.format().isPresent() && task.out().isEmpty()) {
      status.say(text);
    } else {
      output.write((text + "\n").getBytes(StandardCharsets.UTF_8));
      output.flush();
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    text.append(games).append(games == 1 ? " game" : " games");
    if (task.filter().isSet()) {
      text.append(", ").append(wanted).append(" of them wanted");
    }
    text.append(", ").append(moves).append(" moves");
    results.forEach((result, count) -> text.append(", ").append(result).append(": ").append(count));
    return text.append(", ").append(faults).append(" faults").toString();
  }

  private JsonObject json() {
    JsonObject counts = new JsonObject();
    results.forEach(counts::put);
    return new JsonObject()
        .put("games", games)
        .put("wanted", wanted)
        .put("moves", moves)
        .put("results", counts)
        .put("faults", faults)
        .put("broken", broken);
  }
}
