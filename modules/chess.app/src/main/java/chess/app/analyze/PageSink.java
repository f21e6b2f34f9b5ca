package chess.app.analyze;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the games as one page that needs nothing else. The script stands in front and the games
 * follow as data, each in an element of its own, which the script reads when somebody opens it.
 */
final class PageSink implements GameSink {
  private static final String GAMES = "{{games}}";

  private final Output output;
  private final String end;

  PageSink(Output output) throws IOException {
    this.output = output;
    String scripts =
        Stream.of("rules.js", "data.js", "elements.js", "list.js", "page.js")
            .map(PageSink::resource)
            .collect(Collectors.joining("\n\n"));
    String page =
        resource("page.html")
            .replace("{{style}}", resource("page.css"))
            .replace("{{script}}", scripts)
            .replace("{{pieces}}", resource("pieces.svg"));
    int split = page.indexOf(GAMES);
    end = page.substring(split + GAMES.length());
    output.write(page.substring(0, split));
  }

  private static String resource(String name) {
    try (InputStream stream = PageSink.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    output.write(
        "<script type=\"application/json\" class=\"game\">" + PageData.of(game) + "</script>\n");
  }

  @Override
  public void finish() throws IOException {
    output.write(end + "\n");
    output.finish();
  }

  @Override
  public void close() throws IOException {
    output.close();
  }
}
