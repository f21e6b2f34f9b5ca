package chess.benchmarks;

import chess.core.Board;
import chess.core.GameRecord;
import chess.core.Move;
import chess.core.PgnFile;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/** What other programs do with the rules; the time is that of one position, one move, one ply. */
public class LibraryBenchmark extends AverageNanoseconds {
  /** The number of legal moves of Kiwipete. */
  private static final int MOVES = 48;

  private static final int GAMES = 50;
  private static final int PLIES = 80;

  private final Board board = Board.fromFen(BenchmarkPositions.KIWIPETE);
  private final List<Move> moves = board.legalMoves();
  private String pgn;

  /** Games of random moves, all of one length. */
  @Setup
  public void write() {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    for (int game = 0; game < GAMES; ) {
      Board running = Board.startPosition();
      while (running.moves().size() < PLIES && !running.legalMoves().isEmpty()) {
        List<Move> legal = running.legalMoves();
        running = running.play(legal.get(random.nextInt(legal.size())));
      }
      if (running.moves().size() == PLIES) {
        text.append(GameRecord.of(running).toPgn());
        game++;
      }
    }
    pgn = text.toString();
  }

  @Benchmark
  public Board readFen() {
    return Board.fromFen(BenchmarkPositions.KIWIPETE);
  }

  @Benchmark
  public String writeFen() {
    return board.fen();
  }

  @Benchmark
  public List<Move> legalMoves() {
    return board.legalMoves();
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public int writeSan() {
    int length = 0;
    for (Move move : moves) {
      length += board.san(move).length();
    }
    return length;
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public int play() {
    int checks = 0;
    for (Move move : moves) {
      checks += board.play(move).isCheck() ? 1 : 0;
    }
    return checks;
  }

  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public long readPgn() {
    try (Stream<GameRecord> games =
        PgnFile.games(
            new StringReader(pgn),
            broken -> {
              throw broken;
            })) {
      return games.mapToLong(GameRecord::length).sum();
    }
  }
}
