package chess.search.tablebase;

import chess.core.board.Position;
import chess.core.notation.Fen;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Endgame tables: what passes the inspection can be asked without harm. */
public final class SyzygyFuzzer {
  private static final List<String> BOARDS =
      List.of(
          "8/8/8/8/4k3/8/1Q6/K7 w - - 0 1",
          "8/8/8/8/4k3/8/1P6/K7 w - - 0 1",
          "8/8/3p4/8/4k3/8/1P6/K7 w - - 0 1",
          "8/8/3r4/8/4k3/8/1Q6/K7 b - - 0 1",
          "8/8/3r4/8/4k3/8/1R6/K7 b - - 0 1");

  private static final int[] MAGIC_WDL = {0x71, 0xE8, 0x23, 0x5D};
  private static final int[] MAGIC_DTZ = {0xD7, 0x66, 0x0C, 0xA5};

  private SyzygyFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length < 2) {
      return;
    }
    Position position = Fen.parse(BOARDS.get((data[0] & 0xFF) % BOARDS.size()));
    boolean isDtz = data[1] % 2 != 0;
    try {
      SyzygyTable table =
          new SyzygyTable(
              MemorySegment.ofArray(file(data, isDtz ? MAGIC_DTZ : MAGIC_WDL)),
              MaterialKey.key(position),
              isDtz);
      if (isDtz) {
        table.dtz(position, new Placement(), Wdl.WIN);
      } else {
        table.wdl(position, new Placement());
      }
    } catch (IOException | IndexOutOfBoundsException e) {
      // Refused, or damaged inside, which whoever asks is ready for.
    }
  }

  /** The rest of the data behind the number that all tables begin with. */
  private static byte[] file(byte[] data, int[] magic) {
    byte[] file = new byte[data.length + 2];
    for (int i = 0; i < magic.length; i++) {
      file[i] = (byte) magic[i];
    }
    System.arraycopy(data, 2, file, magic.length, data.length - 2);
    return file;
  }
}
