package chess.core.game;

import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A start position and the legal moves played from it, which can be taken back. */
public final class Game {
  private static final int INITIAL_CAPACITY = 64;

  private final Position start;
  private final Position position;
  private int[] moves;
  private int length;

  /** A new game from the usual start. */
  public Game() {
    this(Fen.start());
  }

  /** A new game; if the position has a past, its repetitions count. */
  public Game(Position start) {
    this.start = start.copy();
    position = start.copy();
    moves = new int[INITIAL_CAPACITY];
  }

  private Game(Game other) {
    // The start never changes, so copies share it.
    start = other.start;
    position = other.position.copy();
    moves = other.moves.clone();
    length = other.length;
  }

  /** An independent game with the same moves. */
  public Game copy() {
    return new Game(this);
  }

  /** The current position: live and owned by the game, so copy it before searching in it. */
  public Position position() {
    return position;
  }

  /** A copy of the position before the first move. */
  public Position startPosition() {
    return start.copy();
  }

  /**
   * Plays a move. An ended game may go on: claims are the players' affair.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public void play(int move) {
    if (!Legality.isLegal(position, move)) {
      throw new IllegalArgumentException(
          CoordinateMove.format(move, false) + " is not legal in " + Fen.format(position));
    }
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
    position.make(move);
  }

  /** Takes the last move back; false if there is none. */
  public boolean undo() {
    if (length == 0) {
      return false;
    }
    length--;
    position.unmake();
    return true;
  }

  /** How many moves, of both sides together, have been played. */
  public int length() {
    return length;
  }

  /** A move played, counted from 0. */
  public int move(int index) {
    if (index < 0 || index >= length) {
      throw new IndexOutOfBoundsException(index);
    }
    return moves[index];
  }

  /** The moves so far, as they are now. */
  public List<Integer> moves() {
    List<Integer> list = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      list.add(moves[i]);
    }
    return List.copyOf(list);
  }

  public RuleOutcome outcome() {
    return RuleOutcome.of(position);
  }

  /** Whether the game has ended, be it by itself or because a player may claim the draw. */
  public boolean isOver() {
    return outcome().isOver();
  }
}
