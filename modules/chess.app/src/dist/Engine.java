import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * The linked program in one of its two shapes: with a script that starts it, as it is linked, or
 * with the native launcher of {@link AppImage}.
 *
 * @param folder everything it consists of
 * @param launcher the file that starts it
 */
record Engine(Path folder, Path launcher) {
  static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

  static Engine linked(String folder) {
    Path image = Path.of(folder).toAbsolutePath().normalize();
    return new Engine(image, image.resolve(WINDOWS ? "bin/duplex.bat" : "bin/duplex"));
  }

  /** What the program says it is; one that does not run is not packed. */
  String version() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(launcher.toString(), "--version")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String answer =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    if (process.waitFor() != 0 || !answer.matches("Duplex \\S+")) {
      throw new IllegalStateException(launcher + " does not run: " + answer);
    }
    return answer.substring(answer.indexOf(' ') + 1);
  }

  /** The options of the virtual machine, one each, as the file in the image lists them. */
  static List<String> options(Path image) throws IOException {
    return Files.readAllLines(image.resolve("lib/duplex.options")).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** The kind of system, as names of archives tell it. */
  static String system() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT).split(" ")[0];
    String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
    return (name.equals("mac") ? "macos" : name)
        + "-"
        + (processor.matches("amd64|x86_64") ? "x64" : processor);
  }
}
