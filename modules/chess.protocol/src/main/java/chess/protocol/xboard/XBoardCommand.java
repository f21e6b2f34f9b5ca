package chess.protocol.xboard;

import chess.search.TimeMeter;
import java.util.Optional;

/** What an XBoard partner can say, one type for each thing it can mean. */
public sealed interface XBoardCommand {
  /** {@code xboard}: a user interface is at the other end. */
  record Handshake() implements XBoardCommand {}

  /** {@code protover N}: asks for our features. */
  record ProtocolVersion(int version) implements XBoardCommand {}

  /** {@code accepted F} or {@code rejected F}. */
  record FeatureReply(String feature, boolean accepted) implements XBoardCommand {}

  /** {@code new}. */
  record NewGame() implements XBoardCommand {}

  /** {@code variant V}. */
  record Variant(String name) implements XBoardCommand {}

  /** {@code quit}. */
  record Quit() implements XBoardCommand {}

  /** {@code force}: play neither side. */
  record Force() implements XBoardCommand {}

  /** {@code go}: play the side to move, beginning now. */
  record Go() implements XBoardCommand {}

  /** {@code playother}: play the side that is not to move. */
  record PlayOther() implements XBoardCommand {}

  /** {@code white} or {@code black}: that colour is to move and we play the other one. */
  record SideToMove(int color) implements XBoardCommand {}

  /**
   * {@code level MPS BASE INC}.
   *
   * @param moves moves until more time is added, 0 for the whole game
   */
  record Level(int moves, long baseMillis, long incrementMillis) implements XBoardCommand {}

  /** {@code st T}: at most so long for each move. */
  record TimePerMove(long millis) implements XBoardCommand {}

  /** {@code sd D}: at most so deep. */
  record DepthLimit(int depth) implements XBoardCommand {}

  /**
   * {@code nps R}: count time in nodes at this rate, 0 for the time of the processors, less for the
   * clock on the wall.
   */
  record MeasureTime(TimeMeter meter) implements XBoardCommand {}

  /** {@code time N} or {@code otim N}, in hundredths of a second. */
  record ClockReading(boolean ours, long centiseconds) implements XBoardCommand {}

  /** A move, with or without {@code usermove}. */
  record UserMove(String text) implements XBoardCommand {}

  /** {@code ?}: move now. */
  record MoveNow() implements XBoardCommand {}

  /** {@code ping N}; the text is given back as it came. */
  record Ping(String text) implements XBoardCommand {}

  /** {@code draw}: the opponent offers one. */
  record DrawOffer() implements XBoardCommand {}

  /** {@code result R {comment}}: the game is over. */
  record GameResult(String text) implements XBoardCommand {}

  /** {@code setboard FEN}. */
  record SetBoard(String fen) implements XBoardCommand {}

  /** {@code edit}: the lines up to a full stop change the board. */
  record Edit() implements XBoardCommand {}

  /** {@code mate N}: the shortest mate in at most so many moves, or that there is none. */
  record ProveMate(int moves) implements XBoardCommand {}

  /** {@code hint}. */
  record Hint() implements XBoardCommand {}

  /** {@code bk}: what does the book say? */
  record Book() implements XBoardCommand {}

  /** {@code undo}: one ply back. */
  record Undo() implements XBoardCommand {}

  /** {@code remove}: two plies back. */
  record Remove() implements XBoardCommand {}

  /** {@code hard} or {@code easy}. */
  record Ponder(boolean on) implements XBoardCommand {}

  /** {@code post} or {@code nopost}. */
  record Post(boolean on) implements XBoardCommand {}

  /** {@code analyze}. */
  record Analyze() implements XBoardCommand {}

  /** {@code exit}: leave analysis. */
  record ExitAnalysis() implements XBoardCommand {}

  /** {@code .}: how is the analysis getting on? */
  record Status() implements XBoardCommand {}

  /** {@code pause} or {@code resume}. */
  record Pause(boolean on) implements XBoardCommand {}

  /** {@code memory N}, in megabytes. */
  record Memory(long megabytes) implements XBoardCommand {}

  /** {@code cores N}. */
  record Cores(long count) implements XBoardCommand {}

  /** {@code egtpath TYPE PATH}. */
  record TablebasePath(String type, String path) implements XBoardCommand {}

  /** {@code option NAME} or {@code option NAME=VALUE}. */
  record SetOption(String name, Optional<String> value) implements XBoardCommand {}

  /** {@code exclude M} or {@code include M}; the move may be {@code all}. */
  record RootChoice(boolean include, String move) implements XBoardCommand {}

  /** {@code name X}: who the opponent is. */
  record OpponentName(String name) implements XBoardCommand {}

  /** A question that only people ask. */
  record Question(Topic topic, String argument) implements XBoardCommand {}

  /** What a {@link Question} is about. */
  enum Topic {
    BOARD,
    EVALUATION,
    FEN,
    LEGAL_MOVES,
    HISTORY,
    PERFT,
    BENCH,
    HELP
  }

  /** Something that is known and needs no reaction, also an empty line. */
  record Ignored() implements XBoardCommand {}

  /** A known word whose parameter is missing or makes no sense. */
  record BadParameter(String line) implements XBoardCommand {}

  /** Nothing that anybody knows. */
  record Unknown(String line) implements XBoardCommand {}
}
