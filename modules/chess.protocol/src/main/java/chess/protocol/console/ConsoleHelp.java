package chess.protocol.console;

import java.util.List;

/** What the console says about itself. */
final class ConsoleHelp {
  static final List<String> LINES =
      List.of(
          "Moves are typed as e4, Nf3, exd5, O-O, e8=Q, or by their squares: e2e4, e7e8q.",
          "",
          "  new              start a new game; you have White; new black: you have Black",
          "  rematch          a new game with the colours changed",
          "  white, black     the side that you take",
          "  go               I play the side to move, you the other one",
          "  undo, takeback   take your last move and my answer back",
          "  remove           take back two half-moves, whoever is to move",
          "  hint             what I would play in your place",
          "  mate 3           is there a mate in three moves? The answer is proven",
          "  draw, resign     offer a draw, give up",
          "  ?                I move at once",
          "",
          "  show (or d)      draw the board",
          "  flip             turn the board round",
          "  pieces WORD      letters or figures on the board",
          "  moves            the legal moves",
          "  history          the moves of the game",
          "  fen              the position in FEN",
          "  eval             how I judge the position, why, and what each man is worth",
          "  opening          the name of the opening; opening FILE.tsv loads names",
          "  bk               what the opening book knows",
          "  book WORD        on, off, own (the one I come with), or a Polyglot file",
          "",
          "  st 5             I take five seconds for each move",
          "  level 40 5 0     40 moves in 5 minutes; level 0 3 2: 3 minutes + 2 seconds",
          "  clock            what the clocks show; they run when a level is set",
          "  sd 8             I look at most 8 half-moves ahead; sd off: as far as I can",
          "  elo 1500         I play like somebody rated so; elo off: as well as I can",
          "  mode WORD        play (you and I), watch (I alone), people (you two)",
          "  hard, easy       I may, or may not, think while you do",
          "  post, nopost     show, or hide, what I think",
          "  analyze          think about the position until exit; moves go on from there",
          "",
          "  save FILE.pgn    write the game down",
          "  load FILE.pgn    go on with a game of a file, load FILE.pgn 3 with its third;",
          "                   load and a FEN sets a position up",
          "  setboard FEN     the same with a FEN; edit lets you place the men one by one",
          "  option N=V       change a setting, such as option Hash=64",
          "  perft N, bench   count moves, measure speed",
          "  stop             end what is going on (Ctrl-C does that too)",
          "  quit (or exit)   good-bye",
          "",
          "All other commands of XBoard's protocol work as well. Scores are White's view.");

  /** How to place the men one by one. */
  static final List<String> EDITING =
      List.of(
          "Type Ke1 to put a king, xe1 to clear a square, # to clear the board, c to",
          "change between White's men and Black's, and a full stop at the end.");

  private ConsoleHelp() {}

  /** Everything, or only the lines that speak of a word. */
  static List<String> about(String topic) {
    if (topic.isEmpty()) {
      return LINES;
    }
    List<String> found = LINES.stream().filter(line -> line.contains(topic)).toList();
    return found.isEmpty() ? List.of("I know nothing about " + topic + "; try help.") : found;
  }
}
