package chess.protocol.uci;

import chess.core.board.Move;
import chess.core.notation.CoordinateMove;
import chess.protocol.EngineIdentity;
import chess.protocol.text.ShortText;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import java.util.List;
import java.util.Locale;

/**
 * Turns values into UCI text. Numbers are whole, each key stands once in a line, and text comes
 * last, as the strictest readers want it.
 */
final class UciFormatter {
  /** How UCI writes an empty text. */
  static final String EMPTY = "<empty>";

  private static final String NO_MOVE = "(none)";

  private UciFormatter() {}

  static List<String> identity(EngineIdentity identity) {
    return List.of("id name " + identity.title(), "id author " + identity.author());
  }

  /** The declaration of an option with its value in this configuration as the default. */
  static String option(EngineOption option, EngineConfig defaults) {
    return switch (option) {
      case EngineOption.Spin spin ->
          declaration(spin.name(), "spin")
              + (" default " + spin.value().apply(defaults))
              + (" min " + spin.min() + " max " + spin.max());
      case EngineOption.Check check -> check(check.name(), check.value().apply(defaults));
      case EngineOption.Combo combo ->
          declaration(combo.name(), "combo")
              + (" default " + combo.value().apply(defaults))
              + (" var " + String.join(" var ", combo.choices()));
      case EngineOption.Text text -> text(text.name(), text.value().apply(defaults));
      case EngineOption.Button button -> declaration(button.name(), "button");
    };
  }

  static String check(String name, boolean value) {
    return declaration(name, "check") + " default " + value;
  }

  static String text(String name, String value) {
    return declaration(name, "string") + " default " + (value.isEmpty() ? EMPTY : value);
  }

  private static String declaration(String name, String type) {
    return "option name " + name + " type " + type;
  }

  /** A remark for people. */
  static String remark(String text) {
    return "info string " + ShortText.of(text);
  }

  static String info(SearchReport info, boolean showWdl, boolean chess960) {
    StringBuilder line = new StringBuilder("info depth ").append(info.depth());
    line.append(" seldepth ").append(info.selectiveDepth());
    line.append(" multipv ").append(info.multiPv());
    appendScore(line, info.score());
    switch (info.bound()) {
      case EXACT -> {}
      case LOWER -> line.append(" lowerbound");
      case UPPER -> line.append(" upperbound");
    }
    if (showWdl) {
      appendExpectation(line, info.expectation());
    }
    line.append(" nodes ").append(info.nodes());
    line.append(" nps ").append(info.nodesPerSecond());
    line.append(" hashfull ").append(info.hashPermille());
    line.append(" tbhits ").append(info.tablebaseHits());
    line.append(" time ").append(info.millis());
    appendMoves(line, " pv", info.pv(), chess960);
    return line.toString();
  }

  private static void appendExpectation(StringBuilder line, WinDrawLoss expectation) {
    line.append(" wdl ").append(expectation.win());
    line.append(' ').append(expectation.draw());
    line.append(' ').append(expectation.loss());
  }

  static String currentMove(int depth, int move, int number, boolean chess960) {
    return "info depth "
        + depth
        + " currmove "
        + CoordinateMove.format(move, chess960)
        + " currmovenumber "
        + number;
  }

  /** Threads are counted from 1 in UCI. */
  static String currentLine(int thread, List<Integer> moves, boolean chess960) {
    StringBuilder line = new StringBuilder();
    appendMoves(line, "info currline " + (thread + 1), moves, chess960);
    return line.toString();
  }

  static String refutation(List<Integer> moves, boolean chess960) {
    StringBuilder line = new StringBuilder();
    appendMoves(line, "info refutation", moves, chess960);
    return line.toString();
  }

  static String bestMove(BestMove best, boolean chess960) {
    if (best.move() == Move.NONE) {
      return "bestmove " + NO_MOVE;
    }
    String line = "bestmove " + CoordinateMove.format(best.move(), chess960);
    return best.ponder() == Move.NONE
        ? line
        : line + " ponder " + CoordinateMove.format(best.ponder(), chess960);
  }

  /** What a developer wants to know about a search. */
  static String statistics(SearchStatistics statistics) {
    return String.format(
        Locale.ROOT,
        "%d nodes, %d%% quiescence, branching %.2f; table %d probes, %d%% hits, %d cutoffs;"
            + " %d%% of %d beta cutoffs by the first move",
        statistics.nodes(),
        percent(statistics.quiescenceNodes(), statistics.nodes()),
        statistics.branchingFactor(),
        statistics.tableProbes(),
        percent(statistics.tableHits(), statistics.tableProbes()),
        statistics.tableCutoffs(),
        percent(statistics.firstMoveCutoffs(), statistics.betaCutoffs()),
        statistics.betaCutoffs());
  }

  private static long percent(long part, long whole) {
    return whole == 0 ? 0 : part * 100 / whole;
  }

  private static void appendScore(StringBuilder line, SearchScore score) {
    switch (score) {
      case SearchScore.Centipawns centipawns ->
          line.append(" score cp ").append(centipawns.value());
      case SearchScore.MateIn mate -> line.append(" score mate ").append(mate.moves());
    }
  }

  private static void appendMoves(
      StringBuilder line, String title, List<Integer> moves, boolean chess960) {
    if (moves.isEmpty()) {
      return;
    }
    line.append(title);
    for (int move : moves) {
      line.append(' ').append(CoordinateMove.format(move, chess960));
    }
  }
}
