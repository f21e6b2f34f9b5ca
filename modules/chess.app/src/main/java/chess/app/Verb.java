package chess.app;

import java.util.Locale;
import java.util.Optional;

/** The words that make the program do something else than play, and how each is used. */
enum Verb {
  ANALYZE(
      """
      usage: duplex analyze GAMES.pgn... [--movetime MS] [--depth N] [--nodes N]
                            [--threads N] [--hash MB] [--eval nnue|classical]
                            [--eval-file FILE] [--jobs N] [--out FILE] [--json]
                            [--html FILE.html] [--openings TABLE] [--shard K/N]
                            [--resume]

      Judges every move of the games in the files, or in standard input for "-", and
      writes them with scores, marks for mistakes, better lines, accuracy and name of
      the opening. A summary of each game goes to standard error.

        --movetime MS      think so many milliseconds about each position (500)
        --depth N          search so many half-moves deep
        --nodes N          search so many nodes; the first limit that is met counts
        --threads N        search with N threads (1)
        --hash MB          use a table of this size (64)
        --eval WORD        nnue, or classical for the hand-written evaluation (nnue)
        --eval-file FILE   another network
        --jobs N           analyse N games at a time, each with its own engine (1)
        --out FILE         write the games there, not to standard output
        --json             write the games as JSON, one in a line, not as PGN
        --html FILE.html   write a page for a browser, which needs no other file
        --openings TABLE   names of openings: a file, or a folder of .tsv files
        --shard K/N        analyse part K of N, for N machines; see duplex merge
        --resume           go on where the same analysis was interrupted

      An illegal move ends a game there; one that cannot be read at all is skipped;
      both are reported. Ctrl-C keeps what is done.
      Exit code: 0 all games analysed, 1 some cut or skipped, 2 wrong usage or a file
      that cannot be read or written, 130 interrupted.
      """),
  MERGE(
      """
      usage: duplex merge PART.jsonl... [--out FILE] [--json] [--html FILE.html]

      Puts the parts of an analysis together, which duplex analyze wrote as JSON, and
      writes all games in their order, just as one analysis of all would have done.

        --out FILE         write the games there, not to standard output
        --json             write the games as JSON, one in a line, not as PGN
        --html FILE.html   write a page for a browser, which needs no other file

      Exit code: 0 all games are there, 1 some are missing, 2 wrong usage or a file
      that is no part of an analysis.
      """),
  PGN(
      """
      usage: duplex pgn GAMES.pgn... [--player NAME] [--white NAME] [--black NAME]
                        [--result R] [--since DATE] [--until DATE] [--eco CODES]
                        [--position FEN] [--to pgn|uci|epd] [--out FILE] [--json]

      Reads the games of files of any size, or of standard input for "-", checks
      every move and counts. Games that cannot be read are reported with their
      number, line and fault. Only the games that meet all conditions are counted
      and written:

        --player NAME   White or Black has this in his name; case does not matter
        --white NAME    White has
        --black NAME    Black has
        --result R      ended 1-0, 0-1, 1/2-1/2 or *
        --since DATE    played in YYYY, YYYY.MM or YYYY.MM.DD or later
        --until DATE    played then or earlier
        --eco CODES     opening, such as B90, C2 or D30-D69,E; by the moves where the
                        game has no ECO tag
        --position FEN  the position occurs

        --to pgn        write the games with their remarks and variations
        --to uci        write each as a "position" command
        --to epd        write each position with the move that was played (sm)
        --out FILE      write there, not to standard output; the file changes when
                        all is written, so it may be one of GAMES.pgn
        --json          sum up in one JSON object: games, wanted, moves, results,
                        faults and broken, an array of file, game, line and why

      Exit code: 0, 1 if a file or a game could not be read, 2 for wrong usage.
      """),
  PERFT(
      """
      usage: duplex perft DEPTH [FEN] [--threads N] [--rounds N] [--json]

      Counts the positions that DEPTH half-moves lead to, from FEN or startpos, the
      start of the game, in all and below each first move.

        --threads N   share the first moves out among N threads (1)
        --rounds N    count N times, for the speed of compiled code (1)
        --json        print one JSON object: fen, depth, threads, nodes, millis,
                      nps and moves, an array of move and nodes; time and speed
                      are those of the last round

      Exit code: 0, or 2 for wrong usage.
      """),
  BENCH(
      """
      usage: duplex bench [DEPTH] [--threads N] [--hash MB] [--eval nnue|classical]
                          [--eval-file FILE] [--rounds N] [--json]

      Searches a fixed set of positions to DEPTH (13) and prints the number of nodes
      and the speed, as "N nodes M nps" in the last line. With one thread the number
      stays the same as long as the search does.

        --threads N      search threads (1)
        --hash MB        size of the transposition table (16)
        --eval WORD      nnue, or classical for the hand-written evaluation (nnue)
        --eval-file FILE another network
        --rounds N       search all of them N times, for the speed of compiled code
                         (1); the last line is that of the last round
        --json           print one JSON object: depth, threads, hash, eval, nodes,
                         millis, nps and positions, an array of fen and nodes; time
                         and speed are those of the last round

      Exit code: 0, 1 if a setting could not be met, 2 for wrong usage.
      """),
  EVAL(
      """
      usage: duplex eval [FEN] [--eval nnue|classical] [--eval-file FILE] [--json]

      Prints the static evaluation of FEN, or of startpos, the start of the game,
      term by term, from White's point of view.

        --eval WORD      nnue, or classical for the hand-written evaluation (nnue)
        --eval-file FILE another network
        --json           print one JSON object: fen, evaluator, centipawns and terms,
                         an array of name, white and black, both with middlegame and
                         endgame in centipawns; the network's terms have no sides
                         and phases and stand in white

      Exit code: 0, 1 if the network could not be used, 2 for wrong usage.
      """),
  EPD(
      """
      usage: duplex epd FILE [--movetime MS] [--depth N] [--nodes N] [--threads N]
                        [--hash MB] [--eval nnue|classical] [--eval-file FILE]
                        [--json]

      Looks for the best moves of the positions of FILE: EPD lines with bm (best
      moves) or am (moves to avoid). "-" reads the standard input. Every position
      starts with nothing learned before; solved means that the move in the end is
      right.

        --movetime MS    think that long about each position (1000)
        --depth N        at most to this depth
        --nodes N        at most so many nodes
        --threads N      search threads (1)
        --hash MB        size of the transposition table (16)
        --eval WORD      nnue, or classical for the hand-written evaluation (nnue)
        --eval-file FILE another network
        --json           print one JSON object: file, positions, solved, solvedMillis
                         (the sum), results and badLines. A result has id, fen, best,
                         avoid, move, solved, solvedMillis (only if it was), depth,
                         nodes and millis; a bad line has line and why

      Exit code: 0 whatever was solved, 1 if a line of the file or a setting is bad
      (the rest is done), 2 for wrong usage or a file that cannot be read.
      """);

  private static final String BRITISH_ANALYZE = "analyse";

  /** How to use the program as a whole. */
  static final String PROGRAM_HELP =
      """
      usage: duplex [--log FILE] [--tune NAME=VALUE]... [COMMAND]

      Without a command Duplex plays chess: it speaks UCI and XBoard with a chess
      program, whichever that speaks, and plain words with a person.

      commands:
        analyze GAMES.pgn   annotate games: scores, mistakes, better lines
        pgn GAMES.pgn       check, count, select and convert games
        merge PART.jsonl    put parts of an analysis together
        perft DEPTH [FEN]   count the positions that can arise
        bench [DEPTH]       search a fixed set of positions and print the speed
        eval [FEN]          print the static evaluation of a position
        epd FILE            look for the best moves of a file of positions
        COMMAND --help      tell more about a command; all can answer in JSON

      options:
        --log FILE          append every line of the conversation to FILE
        --tune NAME=VALUE   change a number of the search, for experiments
        --help, -h          print this text
        --version, -V       print the version
      """;

  private final String help;

  Verb(String help) {
    this.help = help;
  }

  String help() {
    return help;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The verb of a word, which may be spelt in either English. */
  static Optional<Verb> of(String word) {
    if (word.equals(BRITISH_ANALYZE)) {
      return Optional.of(ANALYZE);
    }
    for (Verb verb : values()) {
      if (verb.word().equals(word)) {
        return Optional.of(verb);
      }
    }
    return Optional.empty();
  }
}
