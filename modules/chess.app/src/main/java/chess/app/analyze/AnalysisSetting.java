package chess.app.analyze;

import chess.search.Engine;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Supplier;

/**
 * What an analysis finds around it.
 *
 * @param input where games come from when no file is named
 * @param output where annotated games go when no file is named
 * @param status what is told to the person who waits
 * @param engines makes engines
 * @param annotator the name that the annotations are signed with
 */
public record AnalysisSetting(
    InputStream input,
    OutputStream output,
    StatusLine status,
    Supplier<Engine> engines,
    String annotator) {}
