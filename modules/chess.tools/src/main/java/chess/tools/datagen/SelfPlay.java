package chess.tools.datagen;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.game.RuleOutcome;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.RecordList;
import java.util.SplittableRandom;

/** Plays games of a judge against itself and keeps the quiet positions. */
final class SelfPlay {
  private static final int LARGEST_OPENING_SCORE = 1000;
  private static final int BALANCED_SCORE = 110;
  private static final int UNBALANCED_SHARE = 4;
  private static final int[] WIN_LIMITS = {400, 600, 600, 1500};
  private static final int GAMES_PER_MEMORY = 16;

  private final Judge judge;
  private final Openings openings;
  private final int source;
  private final SplittableRandom random;
  private int games;

  /**
   * @param source the number that the records carry in their source byte
   */
  SelfPlay(Judge judge, Openings openings, int source, SplittableRandom random) {
    this.judge = judge;
    this.openings = openings;
    this.source = source;
    this.random = random;
  }

  /** Plays a game and returns its quiet positions, labelled with score and result. */
  RecordList play() {
    if (games++ % GAMES_PER_MEMORY == 0) {
      judge.newGame();
    }
    Game game = openings.next(random);
    Verdict verdict = judge.judge(game.position());
    while (!isAcceptable(verdict)) {
      game = openings.next(random);
      verdict = judge.judge(game.position());
    }
    return playOut(game, verdict);
  }

  // Most games shall begin undecided, but some must show what a clear advantage is worth.
  private boolean isAcceptable(Verdict verdict) {
    int score = Math.abs(verdict.score());
    return score <= BALANCED_SCORE
        || score <= LARGEST_OPENING_SCORE && random.nextInt(UNBALANCED_SHARE) == 0;
  }

  private RecordList playOut(Game game, Verdict opening) {
    RecordList found = new RecordList();
    SelfPlayAdjudicator adjudicator =
        new SelfPlayAdjudicator(WIN_LIMITS[random.nextInt(WIN_LIMITS.length)]);
    long[] record = new long[PositionRecord.LONGS];
    Verdict verdict = opening;
    int result = SelfPlayAdjudicator.UNDECIDED;
    while (result == SelfPlayAdjudicator.UNDECIDED) {
      Position position = game.position();
      if (QuietFilter.accepts(position, verdict)) {
        PositionRecord.encode(position, verdict.score(), position.sideToMove(), source, record);
        found.add(record);
      }
      boolean white = position.sideToMove() == Color.WHITE;
      result = adjudicator.hear(game.length(), white ? verdict.score() : -verdict.score());
      if (result == SelfPlayAdjudicator.UNDECIDED) {
        game.play(verdict.move());
        result = result(game.outcome());
      }
      if (result == SelfPlayAdjudicator.UNDECIDED) {
        verdict = judge.judge(game.position());
      }
    }
    return withResult(found, result);
  }

  private static int result(RuleOutcome outcome) {
    return switch (outcome) {
      case ONGOING -> SelfPlayAdjudicator.UNDECIDED;
      case CHECKMATE_WHITE_WINS -> PositionRecord.WON;
      case CHECKMATE_BLACK_WINS -> PositionRecord.LOST;
      default -> PositionRecord.DRAWN;
    };
  }

  // Until the game was over, the result byte held the side to move.
  private static RecordList withResult(RecordList found, int whiteResult) {
    for (int i = 0; i < found.size(); i++) {
      int at = RecordList.offset(i) + PositionRecord.LABEL;
      long label = found.longs()[at];
      boolean white = PositionRecord.result(label) == Color.WHITE;
      int result = white ? whiteResult : PositionRecord.WON - whiteResult;
      found.longs()[at] = PositionRecord.withResult(label, result);
    }
    return found;
  }
}
