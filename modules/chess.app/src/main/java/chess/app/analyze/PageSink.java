package chess.app.analyze;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Writes the games as one page that needs nothing else. The script stands in front and the games
 * follow as data, so the page can be read at any moment, even if it was never finished.
 */
final class PageSink implements GameSink {
  private static final String GAMES = "{{games}}";

  private final Writer writer;
  private final String end;

  PageSink(Writer writer) throws IOException {
    this.writer = writer;
    String page =
        resource("page.html")
            .replace("{{style}}", resource("page.css"))
            .replace("{{script}}", resource("page.js"))
            .replace("{{pieces}}", resource("pieces.svg"));
    int split = page.indexOf(GAMES);
    end = page.substring(split + GAMES.length());
    writer.write(page.substring(0, split));
    writer.flush();
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
    writer.write("<script type=\"application/json\" class=\"game\">");
    writer.write(GameJson.of(game));
    writer.write("</script>\n");
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.write(end);
    writer.close();
  }
}
