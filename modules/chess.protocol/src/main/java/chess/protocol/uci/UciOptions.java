package chess.protocol.uci;

import chess.protocol.SessionContext;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The options of a UCI session: those of the engine and those that only concern the conversation.
 *
 * <p>Nothing said here waits for a search, and no value is ever refused by falling over: a number
 * out of range is brought into it, anything else leaves the old value, and both are remarked upon.
 */
final class UciOptions {
  private static final String PONDER = "Ponder";
  private static final String CHESS960 = "UCI_Chess960";
  private static final String SHOW_WDL = "UCI_ShowWDL";
  private static final String OPPONENT = "UCI_Opponent";
  private static final String ENGINE_ABOUT = "UCI_EngineAbout";
  private static final String LOG_FILE = "Debug Log File";

  private final SessionContext context;
  private final EngineConfig defaults;
  private boolean chess960;
  private boolean showWdl;
  private boolean debug;

  UciOptions(SessionContext context) {
    this.context = context;
    this.defaults = context.engine().config();
  }

  /** Whether castling is written as king takes rook. */
  boolean chess960() {
    return chess960;
  }

  /** Whether expected results go with the scores. */
  boolean showWdl() {
    return showWdl;
  }

  /** Whether remarks of use to developers are wanted. */
  boolean debug() {
    return debug;
  }

  void debug(boolean on) {
    debug = on;
  }

  /** One line for each option. */
  List<String> declarations() {
    List<String> lines = new ArrayList<>();
    for (EngineOption option : EngineOption.all()) {
      lines.add(UciFormatter.option(option, defaults));
    }
    // Whether to ponder is the user interface's decision; it only wants to see that we can.
    lines.add(UciFormatter.check(PONDER, false));
    lines.add(UciFormatter.check(CHESS960, false));
    lines.add(UciFormatter.check(SHOW_WDL, false));
    lines.add(UciFormatter.text(OPPONENT, ""));
    lines.add(UciFormatter.text(ENGINE_ABOUT, about()));
    lines.add(UciFormatter.text(LOG_FILE, ""));
    return lines;
  }

  private String about() {
    return context.identity().title() + " by " + context.identity().author();
  }

  /**
   * Changes an option.
   *
   * @return remarks for the user, empty if all went well
   */
  List<String> set(String name, Optional<String> value) {
    String text = value.map(v -> v.equalsIgnoreCase(UciFormatter.EMPTY) ? "" : v).orElse("");
    return EngineOption.named(name)
        .map(option -> change(option, text))
        .orElseGet(() -> changeOwn(name, EngineOption.key(name), text));
  }

  private List<String> changeOwn(String name, String key, String text) {
    if (key.equals(EngineOption.key(CHESS960))
        || key.equals(EngineOption.key(SHOW_WDL))
        || key.equals(EngineOption.key(PONDER))) {
      Optional<Boolean> on = EngineOption.parseCheck(text);
      if (on.isEmpty()) {
        return List.of(notUnderstood(name, text));
      }
      if (key.equals(EngineOption.key(CHESS960))) {
        chess960 = on.get();
      } else if (key.equals(EngineOption.key(SHOW_WDL))) {
        showWdl = on.get();
      }
      return List.of();
    }
    if (key.equals(EngineOption.key(LOG_FILE))) {
      String complaint = context.traffic().logTo(text);
      return complaint.isEmpty() ? List.of() : List.of(complaint);
    }
    if (key.equals(EngineOption.key(OPPONENT)) || key.equals(EngineOption.key(ENGINE_ABOUT))) {
      context.traffic().note(name + ": " + text);
      return List.of();
    }
    return List.of("no such option: " + name);
  }

  private List<String> change(EngineOption option, String text) {
    EngineOption.Setting setting = option.set(context.engine(), text);
    List<String> remarks = new ArrayList<>();
    switch (setting.understanding()) {
      case AS_SAID -> {}
      case LIMITED ->
          remarks.add(
              "%s is limited to %s"
                  .formatted(option.name(), option.value(context.engine().config())));
      case NOT_AT_ALL -> remarks.add(notUnderstood(option.name(), text));
    }
    remarks.addAll(setting.complaints());
    return remarks;
  }

  private static String notUnderstood(String name, String text) {
    return "%s keeps its value, '%s' makes no sense".formatted(name, text);
  }
}
