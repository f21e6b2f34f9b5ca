package chess.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchedTrafficTest {
  private final List<String> destinations = new ArrayList<>();

  private String point(String file) {
    destinations.add(file);
    return file.contains("nowhere") ? "cannot write " + file : "";
  }

  @Test
  void isSilentUntilAFileIsNamed() {
    SwitchedTraffic traffic = new SwitchedTraffic(this::point);
    traffic.received("uci");
    traffic.sent("uciok");
    traffic.note("x");
    traffic.failure("y", new IllegalStateException());
    assertEquals("", traffic.logTo(""));
    assertEquals(List.of(), destinations);
  }

  @Test
  void passesComplaintsOn() {
    SwitchedTraffic traffic = new SwitchedTraffic(this::point);
    assertEquals("cannot write /nowhere", traffic.logTo("/nowhere"));
    traffic.received("still silent");
    assertEquals(List.of("/nowhere"), destinations);
  }
}
