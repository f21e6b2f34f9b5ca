package chess.tools.datagen;

import java.io.IOException;
import java.util.List;

/**
 * Who judges.
 *
 * @param command a UCI engine with its arguments
 * @param limit what follows {@code go}
 * @param options UCI options as {@code name=value}
 */
record JudgeSpec(List<String> command, String limit, List<String> options) {
  Judge start() throws IOException {
    return new UciJudge(command, limit, options);
  }
}
