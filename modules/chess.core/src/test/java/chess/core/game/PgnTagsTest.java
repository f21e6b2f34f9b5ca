package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTagsTest {
  @ParameterizedTest
  @ValueSource(strings = {"White", "a", "z", "A", "Z", "a0", "a9", "_"})
  void aNameIsOfLettersDigitsAndUnderscores(String name) {
    assertEquals(Optional.of("x"), PgnTags.of(Map.of(name, "x")).value(name));
    assertEquals(Optional.of("x"), PgnTags.unknown().with(name, "x").value(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a-", "a/", "a:", "a@", "a[", "a`", "a{", "\u00e4"})
  void nothingElseIsAName(String name) {
    assertThrows(IllegalArgumentException.class, () -> PgnTags.of(Map.of(name, "x")));
    assertThrows(IllegalArgumentException.class, () -> PgnTags.unknown().with(name, "x"));
  }

  @Test
  void tagsAreTheSameIfTheirValuesAre() {
    PgnTags ada = PgnTags.of(Map.of("White", "Ada"));
    assertEquals(ada, PgnTags.unknown().with("White", "Ada"));
    assertEquals(ada.hashCode(), PgnTags.unknown().with("White", "Ada").hashCode());
    assertNotEquals(ada, PgnTags.unknown());
    assertNotEquals(ada.hashCode(), PgnTags.unknown().hashCode());
    assertTrue(ada.toString().contains("Ada"), ada.toString());
  }

  @Test
  void anOpeningIsTwoTags() {
    PgnTags tags = PgnTags.unknown().with(new Opening("C20", "King's Pawn Game"));
    assertEquals(Optional.of("C20"), tags.value("ECO"));
    assertEquals(Optional.of("King's Pawn Game"), tags.value("Opening"));
  }
}
