package chess.app.analyze;

import chess.core.game.PgnReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Opens what an analysis reads and writes; what is wrong with a file is told in one line. */
final class AnalysisFiles {
  private AnalysisFiles() {}

  static PgnReader games(AnalysisOptions options, AnalysisSetting setting) throws IOException {
    if (options.games().isEmpty()) {
      return PgnReader.of(setting.input());
    }
    Path file = options.games().get();
    if (Files.isDirectory(file)) {
      throw new IOException("cannot read " + file + ": it is a folder");
    }
    try {
      return PgnReader.of(Files.newInputStream(file));
    } catch (IOException e) {
      throw new IOException("cannot read " + file + ": " + reason(e), e);
    }
  }

  static List<GameSink> sinks(AnalysisOptions options, AnalysisSetting setting) throws IOException {
    // A file that is emptied while it is read, or written by two, would be lost.
    refuseSame(options.games(), options.pgn());
    refuseSame(options.games(), options.page());
    refuseSame(options.pgn(), options.page());
    List<GameSink> sinks = new ArrayList<>();
    Annotator annotator = new Annotator(setting.annotator());
    Writer pgn =
        options.pgn().isPresent()
            ? writer(options.pgn().get())
            : new OutputStreamWriter(setting.output(), StandardCharsets.UTF_8);
    sinks.add(new PgnSink(new BufferedWriter(pgn), annotator));
    if (options.page().isPresent()) {
      sinks.add(new PageSink(writer(options.page().get())));
    }
    return sinks;
  }

  private static Writer writer(Path file) throws IOException {
    try {
      return Files.newBufferedWriter(file);
    } catch (IOException e) {
      throw new IOException("cannot write " + file + ": " + reason(e), e);
    }
  }

  private static void refuseSame(Optional<Path> one, Optional<Path> other) throws IOException {
    if (one.isEmpty() || other.isEmpty()) {
      return;
    }
    Path a = one.get();
    Path b = other.get();
    boolean same =
        a.toAbsolutePath().normalize().equals(b.toAbsolutePath().normalize())
            || Files.exists(a) && Files.exists(b) && Files.isSameFile(a, b);
    if (same) {
      throw new IOException("cannot use " + b + " for two things at once");
    }
  }

  private static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "there is no such file or folder";
      case AccessDeniedException denied -> "access is denied";
      default -> e.getMessage() == null ? e.toString() : e.getMessage();
    };
  }
}
