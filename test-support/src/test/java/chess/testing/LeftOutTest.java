package chess.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

class LeftOutTest {
  @Test
  void oneLineTellsNumbersAndReasons() {
    assertEquals("No test was left out.", LeftOut.sentence(Map.of()));
    assertEquals(
        "Tests left out: 2 need a browser; 1 skipped: broken.",
        LeftOut.sentence(new TreeMap<>(Map.of("skipped: broken", 1, "need a browser", 2))));
  }

  @Test
  void testsWithoutTagsAreIncluded() {
    TestDescriptor plain = new EngineDescriptor(UniqueId.forEngine("some"), "some");
    assertTrue(new LeftOut().apply(plain).included());
  }

  /** The build selects the test by what it finds itself, so these two never contradict. */
  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void withoutOutsideDataThisIsNotEvenStarted() {
    assertTrue(OutsideData.isNamed());
  }

  @Test
  void everyRequirementSaysWhatIsMissing() {
    for (Requirement requirement : Requirement.values()) {
      assertFalse(requirement.toString().isBlank());
    }
  }
}
