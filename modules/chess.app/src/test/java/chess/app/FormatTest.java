package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All Java files look as google-java-format writes them. */
final class FormatTest {
  @Test
  void everyJavaFileIsFormatted() throws IOException, FormatterException {
    Formatter formatter = new Formatter();
    List<String> different = new ArrayList<>();
    for (Path file : Repository.javaFiles()) {
      String source = Files.readString(file);
      if (!formatter.formatSourceAndFixImports(source).equals(source)) {
        different.add(Repository.root().relativize(file).toString());
      }
    }
    assertEquals(List.of(), different, "to be rewritten by ./gradlew format");
  }
}
