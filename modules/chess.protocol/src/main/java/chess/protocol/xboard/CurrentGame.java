package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.game.RuleOutcome;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import chess.core.notation.MoveText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The game that is on: its start, its moves and everything that follows from them, what part we
 * play in it, and whether and why it is over. Also keeps in mind that a board was set up which is
 * no position, and that somebody else is said to be to move.
 */
public final class CurrentGame {
  private static final int AS_IT_IS = -1;
  private static final long NEVER = -1;
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int SIDE_FIELD = 1;
  private static final int EN_PASSANT_FIELD = 3;

  /** Our part in a game. */
  public enum Role {
    /** Neither side: the board follows what others do. */
    FORCE,
    WHITE,
    BLACK,
    BOTH,
    /** We look at whatever is on the board and never play. */
    ANALYSIS;

    static Role of(int color) {
      return color == Color.WHITE ? WHITE : BLACK;
    }

    boolean plays(int color) {
      return this == BOTH || this == of(color);
    }

    boolean playsOneSide() {
      return this == WHITE || this == BLACK;
    }
  }

  private Game game = new Game();

  /** What was played before each null move, the last one first. */
  private final Deque<Game> beforeNullMoves = new ArrayDeque<>();

  private Role role = Role.BLACK;
  private Optional<GameOver> endedByPlayers = Optional.empty();
  private boolean legal = true;
  private boolean chess960;
  private long version;
  private long toldVersion = NEVER;

  /**
   * Who is to move by {@code white} or {@code black}. Changing the board waits until the board is
   * needed, because partners say both words in turn without meaning either, and a board that is set
   * up anew forgets the moves before.
   */
  private int sideByWord = AS_IT_IS;

  /** The start position and standard rules. */
  void start() {
    set(new Game());
    chess960 = false;
  }

  /** Goes on with another game. */
  void set(Game other) {
    game = other;
    beforeNullMoves.clear();
    legal = true;
    sideByWord = AS_IT_IS;
    changed();
  }

  /**
   * Sets a position up; the moves before are forgotten.
   *
   * @throws FenException if it is none; there is no legal board then until the next set-up
   */
  void setUp(String fen) {
    try {
      set(new Game(ForgivingFen.parse(fen)));
    } catch (FenException e) {
      legal = false;
      changed();
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

  void chess960(boolean on) {
    chess960 = on;
  }

  /** Grows with every change, so that something said about the game can be told to be outdated. */
  public long version() {
    return version;
  }

  public int sideToMove() {
    return sideByWord == AS_IT_IS ? game.position().sideToMove() : sideByWord;
  }

  void sideToMove(int color) {
    sideByWord = color == game.position().sideToMove() ? AS_IT_IS : color;
    changed();
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

  /** What null moves divide the game into, in order; the last part is the game to read from. */
  public List<Game> stages() {
    Game last = game();
    List<Game> stages = new ArrayList<>(beforeNullMoves).reversed();
    stages.add(last);
    return stages;
  }

  /** The legal move that a text names; throws what {@link MoveText#parse} throws. */
  int read(String text) {
    return MoveText.parse(position(), text);
  }

  /** A move; whatever the players have agreed on stays. */
  void play(int move) {
    game().play(move);
    version++;
  }

  /** A null move: the other side is to move. Says whether that is possible. */
  boolean playNull() {
    Game before = game();
    int other = Color.opposite(before.position().sideToMove());
    Optional<Game> after =
        before.position().inCheck() ? Optional.empty() : withSideToMove(before, other);
    after.ifPresent(
        passed -> {
          beforeNullMoves.push(before);
          game = passed;
          version++;
        });
    return after.isPresent();
  }

  /** How many moves can be taken back. */
  public int length() {
    return game.length() + beforeNullMoves.stream().mapToInt(before -> before.length() + 1).sum();
  }

  /** Takes so many moves back, which must exist. */
  void takeBack(int plies) {
    sideByWord = AS_IT_IS;
    for (int i = 0; i < plies; i++) {
      if (!game.undo()) {
        game = beforeNullMoves.pop();
      }
    }
    changed();
  }

  /** Another game, or another stage of it: nobody has given it up. */
  private void changed() {
    playOn();
    version++;
  }

  public Role role() {
    return role;
  }

  /** Changes our part; to play on takes up a game that the players had ended. */
  void take(Role other) {
    role = other;
    if (other != Role.FORCE && other != Role.ANALYSIS) {
      playOn();
    }
  }

  public boolean isAnalysed() {
    return role == Role.ANALYSIS;
  }

  /** Whether we play this colour. */
  public boolean isOurs(int color) {
    return role.plays(color);
  }

  /** Whether it is for us to move in a game that nobody has given up. */
  boolean isOurTurn() {
    return role.plays(sideToMove()) && endedByPlayers.isEmpty();
  }

  /** Whether somebody else is to move in a game that we play and nobody has given up. */
  boolean isTheirTurn() {
    return role.playsOneSide() && !role.plays(sideToMove()) && endedByPlayers.isEmpty();
  }

  /** How the board stands by the rules. */
  public RuleOutcome outcome() {
    return game().outcome();
  }

  /** The players have ended the game. */
  void end(GameOver how) {
    endedByPlayers = Optional.of(how);
  }

  /** The players go on after all. */
  void playOn() {
    endedByPlayers = Optional.empty();
  }

  public boolean isEndedByPlayers() {
    return endedByPlayers.isPresent();
  }

  /** Why the game is over, empty as long as it goes on. */
  public Optional<GameOver> end() {
    RuleOutcome outcome = outcome();
    return outcome == RuleOutcome.ONGOING || endedByPlayers.isPresent()
        ? endedByPlayers
        : Optional.of(new GameOver.ByRule(outcome));
  }

  public boolean isOver() {
    return end().isPresent();
  }

  /** Whether the end of this state of the game is told for the first time; asking is telling. */
  boolean isEndUntold() {
    boolean untold = toldVersion != version;
    toldVersion = version;
    return untold;
  }

  /** Gives the other side the move, unless that would let a king be taken. */
  private void passTheTurn() {
    Optional<Game> passed = withSideToMove(game, sideByWord);
    sideByWord = AS_IT_IS;
    if (passed.isPresent()) {
      game = passed.get();
    } else {
      // The words were obsolete and meaningless here: the board stays as it is.
      version++;
    }
  }

  /** A game that begins with the same board and this side to move, if that is a legal position. */
  private static Optional<Game> withSideToMove(Game game, int color) {
    String[] fields = BLANKS.split(Fen.format(game.position()));
    fields[SIDE_FIELD] = color == Color.WHITE ? "w" : "b";
    fields[EN_PASSANT_FIELD] = "-";
    try {
      return Optional.of(new Game(Fen.parse(String.join(" ", fields))));
    } catch (FenException e) {
      return Optional.empty();
    }
  }
}
