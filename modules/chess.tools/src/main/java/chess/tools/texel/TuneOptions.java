package chess.tools.texel;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How to tune.
 *
 * @param data folder with {@code train-*.bin.gz} and {@code validation.bin.gz}
 * @param positions how many training positions to use
 * @param epochs how often to visit each
 * @param rate first step in centipawns
 * @param finalRate last step
 * @param batch positions per step
 * @param scoreShare how much the searched score counts against the result of the game
 * @param pull how strongly unused weights are held, see {@link GradientDescent}
 * @param sources folder of the Java files to rewrite, or null to leave them alone
 */
record TuneOptions(
    Path data,
    int positions,
    int epochs,
    double rate,
    double finalRate,
    int batch,
    double scoreShare,
    double pull,
    @Nullable Path sources) {}
