package chess.protocol.xboard;

import chess.core.board.Position;
import chess.core.game.RuleOutcome;
import chess.search.BookMove;
import chess.search.SearchReport;
import java.util.List;

/** How what happens at the board is put into words: in the protocol's, or in a person's. */
public interface Voice {
  /** We made a move; the position is the one before it. */
  void moved(Position before, int move);

  /**
   * We thought a bit more.
   *
   * @param root where the line of play begins
   * @param ponderMove the expected move that leads to the root while we think on the opponent's
   *     time, else {@code Move.NONE}
   */
  void thinking(Position root, SearchReport info, int ponderMove);

  /** The rules have ended the game, or let us claim so. */
  void gameOver(RuleOutcome outcome);

  /** We give the game up, playing this colour. */
  void resigned(int color);

  /** Why we speak of a draw. */
  enum DrawTalk {
    /** We take the draw that was offered. */
    ACCEPT,
    /** Our move makes a draw that may be claimed. */
    CLAIM,
    /** We offer one. */
    OFFER
  }

  /** We speak of a draw; our move follows. */
  void draw(DrawTalk talk);

  /** The answer to a wish for a hint. */
  void hint(Position position, int move);

  /** What the book knows of this position, possibly nothing. */
  void book(Position position, List<BookMove> moves);

  /** How far the analysis is. */
  void status(AnalysisStatus status);

  /** What was said is not done. */
  void refused(Refusal refusal);

  /** What somebody asked for who reads it himself. */
  void answer(List<String> lines);

  /** All that was asked before a {@code ping} is done. */
  void pong(String text);

  /** Something went wrong inside; the game goes on all the same. */
  void failure(String what, Throwable cause);

  /** Something only the curious need to know. */
  void remark(String text);

  /** Something that whoever changed a setting should know. */
  void warning(String text);
}
