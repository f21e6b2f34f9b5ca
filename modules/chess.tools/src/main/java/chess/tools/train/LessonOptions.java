package chess.tools.train;

import chess.tools.lessons.LessonPlan;
import java.nio.file.Path;
import java.util.Locale;

/**
 * How a run makes its positions while it learns.
 *
 * @param teacher the file of the network that labels them
 * @param positions how many to learn from, in all
 * @param held the share of them until the learning rate begins to fall
 * @param portions of a block: what is made, shuffled and learned at a time
 * @param seenMegabytes to remember which positions were there
 * @param minutes between two checkpoints
 */
record LessonOptions(
    Path teacher,
    LessonPlan plan,
    long positions,
    float held,
    int portions,
    int seenMegabytes,
    int minutes) {

  /** In a few words, for the description of a network. */
  String recipe() {
    return String.format(
        Locale.ROOT, "%,d lessons, rate held for %g of them, %s", positions, held, plan);
  }
}
