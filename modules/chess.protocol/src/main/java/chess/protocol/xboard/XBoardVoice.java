package chess.protocol.xboard;

import chess.core.board.Position;
import chess.core.game.RuleOutcome;
import chess.protocol.SessionContext;
import chess.search.BookMove;
import chess.search.SearchReport;
import java.util.List;

/** Speaks in the words of the protocol. */
final class XBoardVoice implements Voice {
  private final SessionContext context;
  private final SessionSettings settings;
  private final CurrentGame game;
  private boolean debugAllowed;
  private boolean failureTold;

  XBoardVoice(SessionContext context, SessionSettings settings, CurrentGame game) {
    this.context = context;
    this.settings = settings;
    this.game = game;
  }

  /** Whether the partner agreed to read over lines for the curious. */
  void debugAllowed(boolean allowed) {
    debugAllowed = allowed;
  }

  @Override
  public void moved(Position before, int move) {
    say(XBoardFormatter.ourMove(move, game.isChess960()));
  }

  @Override
  public void thinking(Position root, SearchReport info, int ponderMove) {
    say(XBoardFormatter.thinking(info, ponderMove, game.isChess960(), settings.extendedThinking()));
  }

  @Override
  public void gameOver(RuleOutcome outcome) {
    say(XBoardFormatter.result(outcome));
  }

  @Override
  public void resigned(int color) {
    say("resign");
  }

  @Override
  public void draw(DrawTalk talk) {
    say("offer draw");
  }

  @Override
  public void hint(Position position, int move) {
    say(XBoardFormatter.hint(move, game.isChess960()));
  }

  @Override
  public void book(Position position, List<BookMove> moves) {
    if (moves.isEmpty()) {
      say(" Book: none");
    }
    for (BookMove move : moves) {
      say(XBoardFormatter.bookMove(move.move(), move.permille(), game.isChess960()));
    }
    say("");
  }

  @Override
  public void status(AnalysisStatus status) {
    say(XBoardFormatter.status(status, game.isChess960()));
  }

  @Override
  public void refused(Refusal refusal) {
    say(XBoardFormatter.refusal(refusal));
    if (refusal instanceof Refusal.IllegalPosition illegal) {
      remark(illegal.reason());
    }
  }

  /** No partner takes such lines for something else. */
  @Override
  public void answer(List<String> lines) {
    for (String line : lines) {
      say(XBoardFormatter.debug(line));
    }
  }

  @Override
  public void pong(String text) {
    say(XBoardFormatter.pong(text));
  }

  /** The first one is for the user to read; nobody wants a window for each of those that follow. */
  @Override
  public void failure(String what, Throwable cause) {
    context.traffic().failure(what, cause);
    String text = what + ": " + cause;
    if (failureTold) {
      remark(text);
    } else {
      failureTold = true;
      warning(text + "; the game goes on");
    }
  }

  @Override
  public void remark(String text) {
    context.traffic().note(text);
    if (debugAllowed) {
      say(XBoardFormatter.debug(text));
    }
  }

  @Override
  public void warning(String text) {
    say(XBoardFormatter.tellUser(text));
  }

  private void say(String line) {
    context.output().line(line);
  }
}
