package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.protocol.LineEditor.Choices;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConsoleCompletionTest {
  private static final String PROMOTING = "6k1/3P4/8/8/8/8/8/4K2R w K - 0 1";

  private final ConsoleCompletion start = new ConsoleCompletion(Fen.start());

  private static List<String> matching(ConsoleCompletion completion, String beginning) {
    Choices choices = completion.after(beginning);
    String word = beginning.substring(choices.start());
    return choices.words().stream().filter(choice -> choice.startsWith(word)).sorted().toList();
  }

  @Test
  void movesAndCommandsComeFirst() {
    assertEquals(List.of("Na3", "Nc3", "Nf3", "Nh3"), matching(start, "N"));
    assertEquals(List.of("new", "nopost"), matching(start, "n"));
    assertEquals(List.of("e2e3", "e2e4"), matching(start, "e2"));
    assertEquals(List.of("e3"), matching(start, "e3"));
    assertEquals(List.of("Nf3"), matching(start, "  Nf"));
    assertTrue(matching(start, "").containsAll(List.of("a3", "quit")));
  }

  @Test
  void onlyLegalMovesAreOffered() {
    ConsoleCompletion later = new ConsoleCompletion(Fen.parse(PROMOTING));
    assertEquals(List.of("O-O"), matching(later, "O"));
    assertEquals(List.of("d8=B", "d8=N", "d8=Q+", "d8=R+"), matching(later, "d8"));
    assertEquals(List.of(), matching(new ConsoleCompletion(), "N"));
    assertEquals(List.of("new", "nopost"), matching(new ConsoleCompletion(), "n"));
  }

  @Test
  void commandsHaveTheirWords() {
    assertEquals(List.of("black", "white"), matching(start, "new "));
    assertEquals(List.of("watch"), matching(start, "mode w"));
    assertEquals(List.of("Hash="), matching(start, "option Has"));
    assertEquals(List.of("usermove Nf3".substring(9)), matching(start, "usermove Nf"));
    assertEquals(List.of(), matching(start, "new white "));
    assertEquals(List.of(), matching(start, "level "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"load my", "save my", "opening my", "book my", "LOAD my", "load my ga"})
  void someReadFiles(String beginning) {
    Choices choices = start.after(beginning);
    assertTrue(choices.files());
    assertEquals(beginning.indexOf("my"), choices.start());
  }

  @Test
  void othersDoNot() {
    assertFalse(start.after("show my").files());
    assertFalse(start.after("my").files());
  }

  static List<String> commands() {
    return ConsoleCompletion.COMMANDS;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void whatIsOfferedIsUnderstoodAndExplained(String command) {
    assertFalse(ConsoleParser.parse(command, false) instanceof ConsoleCommand.Unknown, command);
    if (command.equals("help")) {
      return;
    }
    String word = ".*\\b" + command + "\\b.*";
    assertTrue(ConsoleHelp.LINES.stream().anyMatch(line -> line.matches(word)), command);
  }
}
