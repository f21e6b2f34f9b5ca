package chess.protocol;

import chess.search.BestMove;
import chess.search.SearchReport;
import java.util.List;

/**
 * Something that happened while a session was running.
 *
 * <p>What comes from a search or a task carries the generation it was started with (see {@link
 * EventQueue#newGeneration}), so that a session can drop reports about something it has abandoned.
 */
public sealed interface SessionEvent {
  /**
   * A line came in.
   *
   * @param line the text without its line end
   * @param nanos the moment it was read, on {@code System.nanoTime()}
   */
  record Input(String line, long nanos) implements SessionEvent {}

  /** The search reported a line of play. */
  record Progress(long generation, SearchReport info) implements SessionEvent {}

  /** The search turned to a root move. */
  record CurrentMove(long generation, int depth, int move, int number) implements SessionEvent {}

  /** A search thread told what it looks at. */
  record CurrentLine(long generation, int thread, List<Integer> moves) implements SessionEvent {
    public CurrentLine {
      moves = List.copyOf(moves);
    }
  }

  /** The search told what is played against a move that it does not show. */
  record Refutation(long generation, List<Integer> moves) implements SessionEvent {
    public Refutation {
      moves = List.copyOf(moves);
    }
  }

  /** A search or a background task has a line for people to read. */
  record Message(long generation, String text) implements SessionEvent {}

  /**
   * Something went wrong inside a search or a background task, which ends properly all the same.
   */
  record Failure(long generation, String what, Throwable cause) implements SessionEvent {}

  /** The search is over. */
  record Finished(long generation, BestMove bestMove) implements SessionEvent {}

  /** A {@link BackgroundTask} is over, whether done or cancelled. */
  record TaskDone(long generation) implements SessionEvent {}

  /** The engine is as ready as it was asked to be. */
  record Ready(long generation) implements SessionEvent {}

  /** The moment asked for with {@link EventQueue#wakeAt} has come. */
  record Tick(long nanos) implements SessionEvent {}

  /** Somebody pressed Ctrl-C, or a user interface sent SIGINT. */
  record Interrupt() implements SessionEvent {}

  /** There will be no more input: the same as being told to quit. */
  record EndOfInput() implements SessionEvent {}
}
