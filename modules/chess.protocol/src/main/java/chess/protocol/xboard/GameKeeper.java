package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.game.Outcome;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import chess.core.notation.MoveText;
import java.util.regex.Pattern;

/**
 * Keeps the game: its start, its moves and everything that follows from them. Also keeps in mind
 * that a board was set up which is no position, and that somebody else is said to be to move.
 */
public final class GameKeeper {
  private static final int AS_IT_IS = -1;
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int SIDE_FIELD = 1;
  private static final int EN_PASSANT_FIELD = 3;

  private Game game = new Game();
  private boolean legal = true;
  private boolean chess960;
  private long version;

  /**
   * Who is to move by {@code white} or {@code black}. Changing the board waits until the board is
   * needed, because partners say both words in turn without meaning either, and a board that is set
   * up anew forgets the moves before.
   */
  private int sideByWord = AS_IT_IS;

  /** The start position and standard rules. */
  public void newGame() {
    set(new Game());
    chess960 = false;
  }

  /** Goes on with another game. */
  public void set(Game other) {
    game = other;
    legal = true;
    sideByWord = AS_IT_IS;
    version++;
  }

  /**
   * Sets a position up; the moves before are forgotten.
   *
   * @throws FenException if it is none; there is no legal board then until the next set-up
   */
  public void setUp(String fen) {
    try {
      set(new Game(ForgivingFen.parse(fen)));
    } catch (FenException e) {
      legal = false;
      version++;
      throw e;
    }
  }

  /** Whether the last set-up was a position; without one there is nothing to play or to search. */
  public boolean isLegal() {
    return legal;
  }

  /** Whether castling needs its own words, because king and rooks may stand anywhere. */
  public boolean isChess960() {
    return chess960 || game.position().isChess960();
  }

  public void chess960(boolean on) {
    chess960 = on;
  }

  /** Grows with every change, so that something said about the game can be told to be outdated. */
  public long version() {
    return version;
  }

  public int sideToMove() {
    return sideByWord == AS_IT_IS ? game.position().sideToMove() : sideByWord;
  }

  public void sideToMove(int color) {
    sideByWord = color == game.position().sideToMove() ? AS_IT_IS : color;
    version++;
  }

  /** The current position, owned by the game. */
  public Position position() {
    return game().position();
  }

  /** The game to read from. */
  public Game game() {
    if (sideByWord != AS_IT_IS) {
      passTheTurn();
    }
    return game;
  }

  /** The legal move that a text names; throws what {@link MoveText#parse} throws. */
  public int read(String text) {
    return MoveText.parse(position(), text);
  }

  public void play(int move) {
    game().play(move);
    version++;
  }

  /** How many moves can be taken back. */
  public int length() {
    return game.length();
  }

  /** Takes so many moves back, which must exist. */
  public void undo(int plies) {
    sideByWord = AS_IT_IS;
    for (int i = 0; i < plies; i++) {
      game.undo();
    }
    version++;
  }

  public Outcome outcome() {
    return game().outcome();
  }

  /** Gives the other side the move, unless that would let a king be taken. */
  private void passTheTurn() {
    String[] fields = BLANKS.split(Fen.format(game.position()));
    fields[SIDE_FIELD] = sideByWord == Color.WHITE ? "w" : "b";
    fields[EN_PASSANT_FIELD] = "-";
    sideByWord = AS_IT_IS;
    try {
      game = new Game(Fen.parse(String.join(" ", fields)));
    } catch (FenException e) {
      // The words were obsolete and meaningless here: the board stays as it is.
      version++;
    }
  }
}
