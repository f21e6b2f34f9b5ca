package chess.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Classes made to break a rule, so that a rule is seen to fail once. */
final class Planted {
  private static final Pattern NAMES =
      Pattern.compile("(?s)package ([\\w.]+);.*?(?:class|record|interface|enum) (\\w+).*");

  private Planted() {}

  /** Compiles sources below a folder and returns that with the class files. */
  static Path compile(Path folder, String... sources) throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<String> arguments =
        new ArrayList<>(
            List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
    for (String source : sources) {
      Matcher names = NAMES.matcher(source);
      assertTrue(names.matches(), source);
      Path file =
          folder.resolve(names.group(1) + "." + names.group(2)).resolve(names.group(2) + ".java");
      Files.createDirectories(file.getParent());
      arguments.add(Files.writeString(file, source).toString());
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertTrue(result == 0, "the planted classes do not compile");
    return classes;
  }
}
