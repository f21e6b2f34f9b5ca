package chess.tools.datagen;

import java.nio.file.Path;
import java.util.List;

/**
 * What a run is told.
 *
 * @param output the file of records to write
 * @param positions stop when so many are written
 * @param books files of opening positions, none for the start position
 * @param exclude files of records whose positions are not wanted again
 * @param source the number that marks the records
 */
record DatagenOptions(
    Path output,
    long positions,
    int threads,
    long seed,
    int source,
    List<Path> books,
    List<Path> exclude,
    JudgeSpec judge) {}
