package chess.protocol.xboard;

import chess.protocol.EngineIdentity;
import chess.search.EngineOption;
import java.util.ArrayList;
import java.util.List;

/** The lines that answer {@code protover}: what we can do. */
final class Features {
  /** The very first line: gives us the time to say the rest. */
  static final String WAIT = "feature done=0";

  private static final String DONE = "feature done=1";

  /** Some partners read lines into small buffers. */
  private static final int MAX_LINE = 900;

  private static final String ABILITIES =
      "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=1"
          + " reuse=1 analyze=1 colors=0 ics=1 name=1 pause=1 nps=1 debug=1 memory=1 smp=1"
          + " exclude=1";

  private Features() {}

  /** Everything after {@link #WAIT}. */
  static List<String> lines(EngineIdentity identity, List<String> options) {
    List<String> lines = new ArrayList<>();
    String tablebases = EngineOption.named("SyzygyPath").isPresent() ? " egt=\"syzygy\"" : "";
    lines.add(
        ABILITIES
            + tablebases
            + " variants=\"normal,fischerandom\" myname=\""
            + identity.title()
            + "\"");
    StringBuilder line = new StringBuilder("feature");
    for (String option : options) {
      String item = " option=\"" + option + "\"";
      if (line.length() + item.length() > MAX_LINE) {
        lines.add(line.toString());
        line = new StringBuilder("feature");
      }
      line.append(item);
    }
    lines.add(line.toString());
    lines.add(DONE);
    return lines;
  }
}
