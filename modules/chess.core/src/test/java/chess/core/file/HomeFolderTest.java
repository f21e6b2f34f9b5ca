package chess.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HomeFolderTest {
  @TempDir private Path folder;

  @Test
  void isTheOneOfTheSession() {
    Map<String, String> session = Map.of("HOME", folder.toString());
    assertEquals(folder.toString(), HomeFolder.of(session));
    assertEquals(folder.resolve("games.pgn"), HomeFolder.resolve("~/games.pgn", session));
    assertEquals(Path.of("games.pgn"), HomeFolder.resolve("games.pgn", session));
  }

  @Test
  void isTheOneOfTheUserWhereTheSessionHasNone() {
    String ofUser = System.getProperty("user.home");
    assertEquals(ofUser, HomeFolder.of(Map.of()));
    assertEquals(ofUser, HomeFolder.of(Map.of("HOME", "")));
    assertEquals(ofUser, HomeFolder.of(Map.of("HOME", "not/absolute")));
    assertEquals(ofUser, HomeFolder.of(Map.of("HOME", "\0")));
  }
}
