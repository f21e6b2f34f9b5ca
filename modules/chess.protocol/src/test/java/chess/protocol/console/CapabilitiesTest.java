package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the environment tells about the other end. */
class CapabilitiesTest {
  @ParameterizedTest
  @CsvSource({
    "true, TERM=xterm LANG=en_US.UTF-8, true, true",
    "true, TERM=xterm LC_ALL=C LANG=en_US.UTF-8, true, false",
    "true, TERM=xterm DUPLEX_LOCALE=C LC_ALL=C.UTF-8, true, false",
    "true, TERM=xterm LANG=de_DE.utf8, true, true",
    "true, TERM=dumb LANG=en_US.UTF-8, false, true",
    "true, TERM=xterm NO_COLOR=1 LANG=C, false, false",
    "true, TERM=linux LANG=en_US.UTF-8, true, false",
    "true, WT_SESSION=1, true, true",
    "true, X=1, false, false",
    "false, TERM=xterm LANG=en_US.UTF-8, false, true"
  })
  void areJudgedByTheUsualVariables(
      boolean terminal, String environment, boolean colour, boolean figures) {
    Map<String, String> variables = new HashMap<>();
    for (String variable : environment.split(" ")) {
      variables.put(variable.split("=")[0], variable.split("=")[1]);
    }
    assertEquals(new Capabilities(terminal, colour, figures), Capabilities.of(terminal, variables));
  }
}
