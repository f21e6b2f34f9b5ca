package chess.tools.wdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WdlFitTest {
  @Test
  void findsTheNumbersThatMadeTheResults() {
    double[] truth = {90, 60, 40, 20};
    Random random = new Random(5);
    List<ScoredResult> samples = new ArrayList<>();
    for (int i = 0; i < 40_000; i++) {
      int score = random.nextInt(801) - 400;
      double material = random.nextDouble();
      double centre = truth[0] + truth[1] * material;
      double width = truth[2] + truth[3] * material;
      double drawn = random.nextDouble();
      double win = 1 / (1 + Math.exp((centre - score) / width));
      double loss = 1 / (1 + Math.exp((centre + score) / width));
      samples.add(new ScoredResult(score, material, drawn < win ? 1 : drawn < win + loss ? -1 : 0));
    }
    WdlFit fit = new WdlFit(samples);
    double[] found = fit.run(new double[] {200, 0, 100, 0});
    assertTrue(fit.loss(found) <= fit.loss(truth));
    assertEquals(truth[0] + truth[1] / 2, found[0] + found[1] / 2, 5);
    assertEquals(truth[2] + truth[3] / 2, found[2] + found[3] / 2, 5);
  }

  @Test
  void scoresBelongToTheMover(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.pgn");
    Files.writeString(
        file,
        """
        [Result "1-0"]

        1. e4 {+0.30/8 0.1s} e5 {-0.20/8 0.1s} 2. Nf3 {+0.30/8 0.1s} Nc6 {-0.20/8 0.1s} 3. Bb5
        {+0.30/8 0.1s} a6 {-0.20/8 0.1s} 4. Ba4 {+0.30/8 0.1s} Nf6 {-0.20/8 0.1s} 5. O-O {+0.45/9 0.1s}
        Be7 {-0.40/9 0.1s} 1-0
        """);
    List<ScoredResult> samples = WdlVerb.read(file);
    assertEquals(List.of(new ScoredResult(45, 1, 1), new ScoredResult(-40, 1, -1)), samples);
  }
}
