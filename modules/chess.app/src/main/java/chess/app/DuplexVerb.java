package chess.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The words that make the program do something else than play, and how each is used. */
enum DuplexVerb {
  ANALYZE(
      "annotate games: scores, mistakes, better lines",
      verb ->
          verb.alias("analyse")
              .says(
                  "Judges every move of the games in the files and writes them with scores, marks"
                      + " for mistakes, better lines, accuracy and name of the opening. A summary"
                      + " of each game goes to standard error.")
              .files("GAMES", "files of games in PGN, - for standard input")
              .option("--movetime", "MS", "think so many milliseconds about each position (500)")
              .option("--depth", "N", "search so many half-moves deep")
              .option("--nodes", "N", "search so many nodes; the first limit that is met counts")
              .option("--threads", "N", "search with N threads (1)")
              .option("--hash", "MB", "use a table of this size (64)")
              .choice("--eval", "WORD", Words.EVALUATIONS, Words.EVAL)
              .fileOption("--eval-file", "FILE", Words.EVAL_FILE)
              .option("--jobs", "N", "analyse N games at a time, each with its own engine (1)")
              .fileOption("--out", "FILE", "write the games there, not to standard output")
              .flag("--json", "write the games as JSON, one in a line, not as PGN")
              .fileOption("--html", "FILE", "write a page for a browser, which needs no other file")
              .fileOption(
                  "--openings", "TABLE", "names of openings: a file, or a folder of .tsv files")
              .option("--shard", "K/N", "analyse part K of N, for N machines; see duplex merge")
              .flag("--resume", "go on where the same analysis was interrupted")
              .exitCode(
                  "0 all games analysed, 1 some cut or skipped, 2 wrong usage or a file that"
                      + " cannot be read or written, 130 interrupted. An illegal move ends a game"
                      + " there; one that cannot be read at all is skipped; both are reported."
                      + " Ctrl-C keeps what is done.")),
  PGN(
      "check, count, select and convert games",
      verb ->
          verb.says(
                  "Reads the games of files of any size, checks every move and counts. Games that"
                      + " cannot be read are reported with their number, line and fault. Only the"
                      + " games that meet all conditions are counted and written.")
              .files("GAMES", "files of games in PGN, - for standard input")
              .option("--player", "NAME", "White or Black has this in his name, in any case")
              .option("--white", "NAME", "White has")
              .option("--black", "NAME", "Black has")
              .choice("--result", "R", Words.RESULTS, "ended 1-0, 0-1, 1/2-1/2 or *")
              .option("--since", "DATE", "played in YYYY, YYYY.MM or YYYY.MM.DD or later")
              .option("--until", "DATE", "played then or earlier")
              .option(
                  "--eco",
                  "CODES",
                  "opening, such as B90, C2 or D30-D69,E; by the moves where the game has no ECO"
                      + " tag")
              .option("--position", "FEN", "the position occurs")
              .choice(
                  "--to",
                  "FORMAT",
                  List.of("pgn", "uci", "epd"),
                  "pgn: write the games with their remarks and variations",
                  "uci: write each as a \"position\" command",
                  "epd: write each position with the move that was played (sm)")
              .fileOption(
                  "--out",
                  "FILE",
                  "write there, not to standard output; the file changes when all is written, so"
                      + " it may be one of GAMES")
              .flag(
                  "--json",
                  "sum up in one JSON object: games, wanted, moves, results, faults and broken, an"
                      + " array of file, game, line and why")
              .exitCode(
                  "0, 1 if a game could not be read, 2 for wrong usage or a file that cannot be"
                      + " read or written; the other files are read all the same.")),
  MERGE(
      "put parts of an analysis together",
      verb ->
          verb.says(
                  "Puts the parts of an analysis together, which duplex analyze wrote as JSON, and"
                      + " writes all games in their order, just as one analysis of all would have"
                      + " done.")
              .files("PARTS", "files of games in JSON, one in a line")
              .fileOption("--out", "FILE", "write the games there, not to standard output")
              .flag("--json", "write the games as JSON, one in a line, not as PGN")
              .fileOption("--html", "FILE", "write a page for a browser, which needs no other file")
              .exitCode(
                  "0 all games are there, 1 some are missing, 2 wrong usage or a file that is no"
                      + " part of an analysis.")),
  PERFT(
      "count the positions that can arise",
      verb ->
          verb.says(
                  "Counts the positions that DEPTH half-moves lead to, in all and below each first"
                      + " move.")
              .word("DEPTH", "half-moves")
              .words("FEN", Words.POSITION)
              .option("--threads", "N", "share the first moves out among N threads (1)")
              .option("--rounds", "N", "count N times, for the speed of compiled code (1)")
              .flag(
                  "--json",
                  "print one JSON object: fen, depth, threads, nodes, millis, nps and moves, an"
                      + " array of move and nodes; time and speed are those of the last round")
              .exitCode("0, or 2 for wrong usage.")),
  BENCH(
      "search a fixed set of positions and print the speed",
      verb ->
          verb.says(
                  "Searches a fixed set of positions to DEPTH and prints the number of nodes and"
                      + " the speed, as \"N nodes M nps\" in the last line. With one thread the"
                      + " number stays the same as long as the search does.")
              .words("DEPTH", "half-moves (13)")
              .option("--threads", "N", Words.THREADS)
              .option("--hash", "MB", Words.HASH)
              .choice("--eval", "WORD", Words.EVALUATIONS, Words.EVAL)
              .fileOption("--eval-file", "FILE", Words.EVAL_FILE)
              .option(
                  "--rounds",
                  "N",
                  "search all of them N times, for the speed of compiled code (1); the last line"
                      + " is that of the last round")
              .flag(
                  "--json",
                  "print one JSON object: depth, threads, hash, eval, nodes, millis, nps and"
                      + " positions, an array of fen and nodes; time and speed are those of the"
                      + " last round")
              .exitCode("0, 1 if a setting could not be met, 2 for wrong usage.")),
  EVAL(
      "print the static evaluation of a position",
      verb ->
          verb.says(
                  "Prints the static evaluation of a position, term by term, from White's point of"
                      + " view.")
              .words("FEN", Words.POSITION)
              .choice("--eval", "WORD", Words.EVALUATIONS, Words.EVAL)
              .fileOption("--eval-file", "FILE", Words.EVAL_FILE)
              .flag(
                  "--json",
                  "print one JSON object: fen, evaluator, centipawns and terms, an array of name,"
                      + " white and black, both with middlegame and endgame in centipawns; the"
                      + " network's terms have no sides and phases and stand in white")
              .exitCode("0, 1 if the network could not be used, 2 for wrong usage.")),
  EPD(
      "look for the best moves of a file of positions",
      verb ->
          verb.says(
                  "Looks for the best moves of the positions of FILE: EPD lines with bm (best"
                      + " moves) or am (moves to avoid). Every position starts with nothing"
                      + " learned before; solved means that the move in the end is right.")
              .file("FILE", "positions, - for standard input")
              .option("--movetime", "MS", "think that long about each position (1000)")
              .option("--depth", "N", "at most to this depth")
              .option("--nodes", "N", "at most so many nodes")
              .option("--threads", "N", Words.THREADS)
              .option("--hash", "MB", Words.HASH)
              .choice("--eval", "WORD", Words.EVALUATIONS, Words.EVAL)
              .fileOption("--eval-file", "FILE", Words.EVAL_FILE)
              .flag(
                  "--json",
                  "print one JSON object: file, positions, solved, solvedMillis (the sum), results"
                      + " and badLines. A result has id, fen, best, avoid, move, solved,"
                      + " solvedMillis (only if it was), depth, nodes and millis; a bad line has"
                      + " line and why")
              .exitCode(
                  "0 whatever was solved, 1 if a line of the file or a setting is bad (the rest is"
                      + " done), 2 for wrong usage or a file that cannot be read."));

  /** What several of them say. */
  private static final class Words {
    static final List<String> EVALUATIONS = List.of("nnue", "classical");
    static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
    static final String EVAL = "nnue, or classical for the hand-written evaluation (nnue)";
    static final String EVAL_FILE = "another network";
    static final String THREADS = "search threads (1)";
    static final String HASH = "size of the transposition table (16)";
    static final String POSITION = "a position, startpos for the start of the game (startpos)";
  }

  private final String summary;

  @SuppressWarnings("ImmutableEnumChecker") // a function without a state
  private final UnaryOperator<CommandDescription> usage;

  DuplexVerb(String summary, UnaryOperator<CommandDescription> usage) {
    this.summary = summary;
    this.usage = usage;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  CommandDescription description() {
    return usage.apply(new CommandDescription(word(), summary));
  }

  static Optional<DuplexVerb> of(String word) {
    for (DuplexVerb verb : values()) {
      if (verb.word().equals(word)) {
        return Optional.of(verb);
      }
    }
    return Optional.empty();
  }
}
