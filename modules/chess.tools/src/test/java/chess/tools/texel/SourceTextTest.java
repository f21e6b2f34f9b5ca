package chess.tools.texel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.hce.EvalParameters;
import chess.search.eval.hce.TaperedScore;
import chess.search.eval.hce.WeightGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Works on the real sources, so that a change of their shape cannot break the tuner unnoticed. */
class SourceTextTest {
  private static final Path FOLDER =
      Path.of("..", "chess.search", "src", "main", "java", "chess", "search", "eval", "hce");

  @Test
  void presentWeightsChangeNothingButWhiteSpace() throws IOException {
    int[] weights = EvalParameters.copyOfDefaults();
    String parameters = read("EvalParameters.java");
    assertEquals(words(parameters), words(SourceText.parameters(parameters, weights)));
    String squares = read("PieceSquareTables.java");
    assertEquals(words(squares), words(SourceText.squares(squares, weights)));
  }

  @Test
  void newWeightsAreWrittenWhereTheyBelong() throws IOException {
    int[] weights = EvalParameters.copyOfDefaults();
    for (WeightGroup group : EvalParameters.groups()) {
      weights[group.offset()] = TaperedScore.of(-1234, 4321);
    }
    String parameters = SourceText.parameters(read("EvalParameters.java"), weights);
    assertTrue(words(parameters).contains("\"BISHOP_PAIR\",-1234,4321);"));
    assertTrue(words(parameters).contains("\"KNIGHT_MOBILITY\",mg(-1234,"));
    String squares = SourceText.squares(read("PieceSquareTables.java"), weights);
    assertTrue(words(squares).contains("KING_MIDDLEGAME={-1234,"));
    assertTrue(words(squares).contains("KING_ENDGAME={4321,"));
  }

  @Test
  void aMissingNameIsAnError() {
    int[] weights = EvalParameters.copyOfDefaults();
    assertThrows(IllegalArgumentException.class, () -> SourceText.parameters("", weights));
  }

  private static String read(String name) throws IOException {
    return Files.readString(FOLDER.resolve(name));
  }

  /** Without white space and without the commas that a formatter may add at line ends. */
  private static String words(String text) {
    return text.replaceAll("\\s", "");
  }
}
