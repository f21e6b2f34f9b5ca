package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.BookMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.book.OpeningBook;
import chess.search.book.PolyglotEntry;
import chess.search.book.PolyglotKey;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** When the engine plays from a book, and what it says when a book is of no use. */
@Timeout(120)
class BookPlayTest {
  private static final int MANY_GAMES = 60;
  private static final int DEPTH = 2;

  @TempDir private Path folder;
  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void withoutBeingToldTheEngineThinksForItself() throws InterruptedException {
    assertFalse(EngineConfig.DEFAULT.ownBook());
    assertTrue(move(SearchLimits.depth(DEPTH)).statistics().nodes() > 0);
  }

  @Test
  void theProgramHasABookOfItsOwnAndVariesItsMoves() throws InterruptedException {
    configure(c -> c.with().ownBook(true).build());
    Set<Integer> known = new HashSet<>();
    engine.bookMoves(Fen.start()).forEach(move -> known.add(move.move()));
    assertTrue(known.size() >= 3, known.toString());
    Set<Integer> played = new HashSet<>();
    for (int i = 0; i < MANY_GAMES; i++) {
      BestMove best = move(SearchLimits.depth(DEPTH));
      assertEquals(0, best.statistics().nodes());
      played.add(best.move());
    }
    assertTrue(played.size() > 1 && known.containsAll(played), played.toString());
  }

  @Test
  void theBestMoveIsPlayedEveryTimeIfOneWishes() throws InterruptedException {
    configure(c -> c.with().ownBook(true).bestBookMove(true).build());
    int best = engine.bookMoves(Fen.start()).getFirst().move();
    for (int i = 0; i < MANY_GAMES; i++) {
      assertEquals(best, move(SearchLimits.depth(DEPTH)).move());
    }
  }

  @Test
  void theBookCanBeLookedIntoWithoutBeingPlayed() {
    List<BookMove> moves = engine.bookMoves(Fen.start());
    int sum = moves.stream().mapToInt(BookMove::permille).sum();
    assertTrue(sum > 1000 - moves.size() && sum <= 1000, moves.toString());
  }

  @Test
  void whoWantsTheTruthGetsNoBookMove() throws InterruptedException {
    configure(c -> c.with().ownBook(true).build());
    SearchLimits shallow = SearchLimits.depth(DEPTH);
    int move = CoordinateMove.parse(Fen.start(), "e2e4");
    assertTrue(move(shallow.withRootMoves(List.of(move))).statistics().nodes() > 0);
    configure(c -> c.with().analyseMode(true).build());
    assertTrue(move(shallow).statistics().nodes() > 0);
  }

  @Test
  void aFileTakesTheBooksPlace() throws IOException, InterruptedException {
    Path file = Files.write(folder.resolve("mine.bin"), onlyMove("a2a3", 1));
    assertEquals(List.of(), use(file.toString()));
    assertEquals("a2a3", CoordinateMove.format(move(SearchLimits.depth(DEPTH)).move(), false));
    assertEquals(List.of(), use(""));
    assertTrue(engine.bookMoves(Fen.start()).size() > 1, "the program's own again");
  }

  @Test
  void aBookOfNoUseIsNamedAtOnceAndPlayGoesOn() throws IOException, InterruptedException {
    Path odd = Files.write(folder.resolve("odd.bin"), new byte[17]);
    Path empty = Files.createFile(folder.resolve("empty.bin"));
    Path absent = folder.resolve("absent.bin");
    for (Path file : List.of(odd, empty, absent, folder)) {
      List<String> messages = use(file.toString());
      assertEquals(1, messages.size(), messages.toString());
      assertTrue(messages.getFirst().contains(file.toString()), messages.toString());
      assertTrue(move(SearchLimits.depth(DEPTH)).statistics().nodes() > 0);
      assertEquals(List.of(), engine.bookMoves(Fen.start()));
    }
    assertEquals(1, use("\0").size());
  }

  @Test
  void aFileCutOffWhileInUseIsGivenUp() throws IOException, InterruptedException {
    Path file = Files.write(folder.resolve("large.bin"), onlyMove("a2a3", 10_000));
    use(file.toString());
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(0);
    }
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(DEPTH), recorder);
    assertTrue(recorder.result().statistics().nodes() > 0);
    assertTrue(recorder.messages.getFirst().contains(file.toString()), recorder.messages::toString);
  }

  private List<String> use(String file) {
    return configure(c -> c.with().ownBook(true).bookFile(file).build());
  }

  private List<String> configure(UnaryOperator<EngineConfig> change) {
    return engine.configure(change.apply(engine.config()));
  }

  private BestMove move(SearchLimits limits) throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), limits, recorder);
    return recorder.result();
  }

  /** A book of one move, as often as it takes to fill some pages. */
  private static byte[] onlyMove(String text, int times) {
    Position start = Fen.start();
    int move = PolyglotEntry.encode(CoordinateMove.parse(start, text));
    List<PolyglotEntry> entries = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      entries.add(new PolyglotEntry(PolyglotKey.of(start), move, 1));
    }
    return OpeningBook.format(entries);
  }
}
