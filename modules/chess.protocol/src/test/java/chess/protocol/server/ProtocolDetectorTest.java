package chess.protocol.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProtocolDetectorTest {
  private static Protocol after(String lines) {
    Protocol protocol = Protocol.UNDECIDED;
    for (String line : lines.split("\\|", -1)) {
      protocol = ProtocolDetector.next(protocol, line);
    }
    return protocol;
  }

  @ParameterizedTest
  @CsvSource({
    // handshakes
    "uci, UCI",
    "' UCI ', UCI",
    "xboard, XBOARD",
    "protover 2, XBOARD",
    "xboard|protover 2, XBOARD",
    // Arena's Auto, and user interfaces that say everything in one burst
    "xboard|uci, UCI",
    "xboard|protover 2|new|uci, UCI",
    "uci|xboard, UCI",
    "uci|xboard|protover 2, UCI",
    "uci|uci, UCI",
    "xboard|uci|xboard|protover 2|uci, UCI",
    "xboard|isready|new|random|level 40 5 0, XBOARD",
    "xboard|position startpos, XBOARD",
    // words that only UCI knows
    "isready, UCI",
    "ucinewgame, UCI",
    "position startpos, UCI",
    "setoption name Hash value 1, UCI",
    "debug on, UCI",
    "register later, UCI",
    "ponderhit, UCI",
    "stop, UCI",
    "go depth 5, UCI",
    "go infinite, UCI",
    "go WTIME 5, UCI",
    "go perft 3, UCI",
    "new|go depth 5, UCI",
    "d|position startpos, UCI",
    "isready|xboard, UCI",
    // everybody else
    "go, CONSOLE",
    "go away, CONSOLE",
    "new, CONSOLE",
    "force, CONSOLE",
    "e2e4, CONSOLE",
    "help, CONSOLE",
    "quit, CONSOLE",
    "banana, CONSOLE",
    "new|stop, CONSOLE",
    "e4|debug on, CONSOLE",
    "new|xboard, XBOARD",
    "new|uci, UCI",
    // nothing said yet
    "'', UNDECIDED",
    "' \t', UNDECIDED",
    "# remark, UNDECIDED",
    "'|uci', UCI",
    "'|xboard', XBOARD",
    "'|stop', UCI",
    "'new|', CONSOLE",
  })
  void decides(String lines, Protocol expected) {
    assertEquals(expected, after(lines));
  }
}
