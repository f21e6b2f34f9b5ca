package chess.search;

import chess.search.EngineConfig.EvalMode;
import chess.search.EngineOption.Button;
import chess.search.EngineOption.Check;
import chess.search.EngineOption.Combo;
import chess.search.EngineOption.Spin;
import chess.search.EngineOption.Text;
import chess.search.EngineOption.TextKind;
import java.util.List;
import java.util.Locale;

/** The table of options behind {@link EngineOption#all}. */
final class EngineOptions {
  private static final int MAX_THREADS = 256;
  private static final int MAX_MOVE_OVERHEAD_MILLIS = 5000;
  private static final int MAX_PROBE_DEPTH = 100;
  private static final int MAX_TABLEBASE_MEN = 7;

  private static final int MAX_HASH_MEGABYTES = 65_536;

  static final List<EngineOption> ALL =
      List.of(
          new Spin(
              "Hash",
              1,
              MAX_HASH_MEGABYTES,
              EngineConfig::hashMegabytes,
              (c, v) -> c.with().hashMegabytes(v).build()),
          new Spin(
              "Threads",
              1,
              MAX_THREADS,
              EngineConfig::threads,
              (c, v) -> c.with().threads(v).build()),
          new Spin(
              "MultiPV",
              1,
              EngineConfig.MAX_MULTI_PV,
              EngineConfig::multiPv,
              (c, v) -> c.with().multiPv(v).build()),
          new Button("Clear Hash", Engine::clearHash),
          new Spin(
              "Move Overhead",
              0,
              MAX_MOVE_OVERHEAD_MILLIS,
              EngineConfig::moveOverheadMillis,
              (c, v) -> c.with().moveOverheadMillis(v).build()),
          new Check(
              "UCI_LimitStrength",
              EngineConfig::limitStrength,
              (c, v) -> c.with().limitStrength(v).build()),
          new Spin(
              "UCI_Elo",
              EngineConfig.MIN_ELO,
              EngineConfig.MAX_ELO,
              EngineConfig::elo,
              (c, v) -> c.with().elo(v).build()),
          new Check(
              "UCI_AnalyseMode",
              EngineConfig::analyseMode,
              (c, v) -> c.with().analyseMode(v).build()),
          new Check(
              "UCI_ShowCurrLine",
              EngineConfig::showCurrentLine,
              (c, v) -> c.with().showCurrentLine(v).build()),
          new Check(
              "UCI_ShowRefutations",
              EngineConfig::showRefutations,
              (c, v) -> c.with().showRefutations(v).build()),
          new Combo(
              "EvalMode",
              List.of("nnue", "classical"),
              c -> c.evalMode().name().toLowerCase(Locale.ROOT),
              (c, v) -> c.with().evalMode(EvalMode.valueOf(v.toUpperCase(Locale.ROOT))).build()),
          new Text(
              "EvalFile",
              TextKind.FILE,
              EngineConfig::evalFile,
              (c, v) -> c.with().evalFile(v).build()),
          new Check("OwnBook", EngineConfig::ownBook, (c, v) -> c.with().ownBook(v).build()),
          new Text(
              "Book File",
              TextKind.FILE,
              EngineConfig::bookFile,
              (c, v) -> c.with().bookFile(v).build()),
          new Check(
              "Best Book Move",
              EngineConfig::bestBookMove,
              (c, v) -> c.with().bestBookMove(v).build()),
          new Text(
              "SyzygyPath",
              TextKind.FOLDERS,
              EngineConfig::syzygyPath,
              (c, v) -> c.with().syzygyPath(v).build()),
          new Spin(
              "SyzygyProbeDepth",
              1,
              MAX_PROBE_DEPTH,
              EngineConfig::syzygyProbeDepth,
              (c, v) -> c.with().syzygyProbeDepth(v).build()),
          new Spin(
              "SyzygyProbeLimit",
              0,
              MAX_TABLEBASE_MEN,
              EngineConfig::syzygyProbeLimit,
              (c, v) -> c.with().syzygyProbeLimit(v).build()),
          new Check(
              "Syzygy50MoveRule",
              EngineConfig::syzygyFiftyMoveRule,
              (c, v) -> c.with().syzygyFiftyMoveRule(v).build()));

  private EngineOptions() {}
}
