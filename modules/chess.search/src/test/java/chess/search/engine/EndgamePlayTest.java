package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.eval.nnue.ConstantNetwork;
import chess.search.eval.nnue.NetworkFile;
import chess.search.tablebase.EndgamePositions;
import chess.search.tablebase.TablebaseProbe;
import chess.search.tablebase.Tablebases;
import chess.search.tablebase.Wdl;
import chess.search.tablebase.writer.WrittenTables;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Won endings are won against the best defence, with tables and, the simple ones, without. */
class EndgamePlayTest {
  /** What a slow machine searches in a fiftieth of a second. */
  private static final int NODES = 2_000;

  private static final int FEW = 3;
  private static final int MANY = 500;

  private final AlphaBetaEngine engine = new AlphaBetaEngine();
  private Tablebases tables;
  private TablebaseProbe probe;

  @BeforeEach
  void openTables() {
    tables = Tablebases.open(tableFolder().toString(), text -> {});
    probe = new TablebaseProbe(tables);
  }

  /** With outside data at hand, all tables up to four men. */
  private static Path tableFolder() {
    return OutsideData.isNamed() ? OutsideData.find("syzygy") : WrittenTables.folder();
  }

  @AfterEach
  void close() {
    engine.close();
    if (tables != null) {
      tables.close();
    }
  }

  @Test
  void theTablesAnswerAtTheRoot() {
    useTables();
    CompletableFuture<SearchReport> last = new CompletableFuture<>();
    BestMove best = search(Fen.parse("4k3/8/8/8/8/8/3QK3/7r w - - 0 1"), last);
    assertTrue(last.join().tablebaseHits() > 0);
    boolean proven =
        best.score() instanceof SearchScore.MateIn mate && mate.moves() > 0
            || best.score() instanceof SearchScore.Centipawns value && value.value() > 10_000;
    assertTrue(proven, best.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"BN", "Q-R", "R", "P", "P-P"})
  void withTablesWonEndingsAreMated(String men) {
    useTables();
    mateAll(men, FEW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"R", "Q", "P", "BN"})
  void withoutTablesSimpleEndingsAreMated(String men) {
    mateAll(men, FEW);
  }

  @Tag(Requirement.OUTSIDE_DATA_TAG)
  @Test
  void withoutTablesTwoPawnsAreEnough() {
    mateAll("PP", FEW);
  }

  /** What is known of these endings must not depend on what a network has learned of them. */
  @ParameterizedTest
  @ValueSource(strings = {"R", "Q", "P", "BN"})
  void aNetworkThatKnowsNothingDoesNotSpoilThem(String men, @TempDir Path folder)
      throws IOException {
    useNetworkThatKnowsNothing(folder);
    mateAll(men, FEW);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"BN", "Q-R", "R", "P"})
  void withTablesManyWonEndingsAreMated(String men) {
    useTables();
    mateAll(men, MANY);
  }

  @Tag("slow")
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  @ParameterizedTest
  @ValueSource(strings = {"R", "Q", "P", "BN", "PP"})
  void withoutTablesManySimpleEndingsAreMated(String men) {
    mateAll(men, MANY);
  }

  private void useNetworkThatKnowsNothing(Path folder) throws IOException {
    Path file = folder.resolve("constant.nnue");
    NetworkFile.write(ConstantNetwork.of(0), file);
    assertEquals(
        List.of(), engine.configure(EngineConfig.DEFAULT.with().evalFile(file.toString()).build()));
  }

  private void useTables() {
    engine.configure(EngineConfig.DEFAULT.with().syzygyPath(tableFolder().toString()).build());
  }

  /**
   * @param men White's men beside the king and, behind a dash, Black's
   */
  private void mateAll(String men, int games) {
    Random random = new Random(men.hashCode());
    int played = 0;
    while (played < games) {
      Position position = EndgamePositions.random(random, men);
      if (probe.wdl(position) == Wdl.WIN) {
        String fen = Fen.format(position);
        // Nobody says that a new game begins: what is left of the others must do no harm.
        assertEquals("mate", playOut(position), fen);
        played++;
      }
    }
  }

  private String playOut(Position position) {
    while (true) {
      if (!MoveGenerator.hasLegalMove(position)) {
        return position.inCheck() ? "mate" : "stalemate";
      }
      if (position.isFiftyMoveDraw()
          || position.repetitions() >= 2
          || position.hasInsufficientMaterial()) {
        return "drawn at " + Fen.format(position);
      }
      position.make(
          position.sideToMove() == Color.WHITE
              ? search(position, new CompletableFuture<>()).move()
              : bestDefence(position));
    }
  }

  /** The move that holds out longest: a draw if there is one, else the greatest distance. */
  private int bestDefence(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    int best = moves.move(0);
    int bestDistance = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      int wdl = probe.wdl(position);
      int distance = wdl == Wdl.DRAW ? Integer.MAX_VALUE : probe.dtz(position);
      position.unmake();
      if (distance > bestDistance) {
        bestDistance = distance;
        best = moves.move(i);
      }
    }
    return best;
  }

  private BestMove search(Position position, CompletableFuture<SearchReport> last) {
    CompletableFuture<BestMove> result = new CompletableFuture<>();
    engine.go(
        position,
        SearchLimits.nodes(NODES),
        new SearchListener() {
          private SearchReport latest;

          @Override
          public void progress(SearchReport info) {
            latest = info;
          }

          @Override
          public void finished(BestMove bestMove) {
            last.complete(latest);
            result.complete(bestMove);
          }
        });
    return result.join();
  }
}
