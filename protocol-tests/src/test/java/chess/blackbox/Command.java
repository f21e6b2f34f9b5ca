package chess.blackbox;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A command that is run once, with nothing to read, and what came out of it. */
final class Command {
  private static final int SECONDS = 60;

  private final Path scratch;
  private final ProcessBuilder builder = new ProcessBuilder();

  /** What a command left behind. */
  record Result(int exitCode, String output, String errors) {}

  /**
   * A command in the root folder.
   *
   * @param scratch a folder for what it writes
   */
  Command(Path scratch) {
    this.scratch = scratch;
    in(Path.of("/"));
  }

  Command in(Path folder) {
    builder.directory(folder.toFile());
    return this;
  }

  Command with(Map<String, String> variables) {
    builder.environment().putAll(variables);
    return this;
  }

  Command withoutEnvironment() {
    builder.environment().clear();
    return this;
  }

  Result run(String... words) throws IOException, InterruptedException {
    Path output = Files.createTempFile(scratch, "output", "");
    Path errors = Files.createTempFile(scratch, "errors", "");
    Process program =
        builder
            .command(words)
            .redirectInput(new File("/dev/null"))
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    if (!program.waitFor(SECONDS, TimeUnit.SECONDS)) {
      program.destroyForcibly();
      throw new AssertionError("still running: " + String.join(" ", words));
    }
    return new Result(program.exitValue(), Files.readString(output), Files.readString(errors));
  }
}
