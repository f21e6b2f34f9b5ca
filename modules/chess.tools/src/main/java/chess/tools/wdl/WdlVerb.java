package chess.tools.wdl;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnReader;
import chess.search.WinDrawLossModel;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The verb {@code wdl}. */
public final class WdlVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("wdl", "fits the model of expected results to games with scores")
          .says(
              "Reads games of the match runner and prints the numbers of WinDrawLossModel that make"
                  + " their results most likely.")
          .value("pgn", "FILE", "the games");

  /** How the match runner writes a score and a depth behind a move. */
  private static final Pattern SCORE = Pattern.compile("^([+-]\\d+\\.\\d\\d)/\\d+ ");

  /** Beyond, everything is decided and teaches nothing. */
  private static final int LARGEST_SCORE = 1000;

  /** The first moves come from the opening file's balance, not from the players. */
  private static final int SKIPPED_PLIES = 8;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Path file = Path.of(arguments.required("pgn"));
    arguments.rejectUnread();
    List<ScoredResult> samples = read(file);
    if (samples.isEmpty()) {
      throw new UsageException("no scored moves in " + file);
    }
    WdlFit fit = new WdlFit(samples);
    double[] before = WinDrawLossModel.numbers();
    double[] after = fit.run(before);
    out.printf(
        Locale.ROOT,
        "%d scored moves%nloss %.4f before, %.4f after%ncentre %.0f + %.0f * material%nwidth %.0f +"
            + " %.0f * material%n",
        samples.size(),
        fit.loss(before),
        fit.loss(after),
        after[0],
        after[1],
        after[2],
        after[3]);
    return 0;
  }

  static List<ScoredResult> read(Path file) throws IOException {
    List<ScoredResult> samples = new ArrayList<>();
    try (PgnReader reader = new PgnReader(Files.newBufferedReader(file))) {
      for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        add(game.get(), samples);
      }
    }
    return samples;
  }

  private static void add(PgnGame game, List<ScoredResult> samples) {
    int forWhite =
        switch (game.result()) {
          case "1-0" -> 1;
          case "0-1" -> -1;
          case "1/2-1/2" -> 0;
          default -> Integer.MIN_VALUE;
        };
    if (forWhite == Integer.MIN_VALUE) {
      return;
    }
    Position position = game.start();
    int ply = 0;
    for (PgnMove move : game.moves()) {
      Matcher matcher = SCORE.matcher(move.comment() + " ");
      if (++ply > SKIPPED_PLIES && matcher.find()) {
        int score = (int) Math.round(100 * Double.parseDouble(matcher.group(1)));
        if (Math.abs(score) <= LARGEST_SCORE) {
          int result = position.sideToMove() == Color.WHITE ? forWhite : -forWhite;
          samples.add(new ScoredResult(score, WinDrawLossModel.materialShare(position), result));
        }
      }
      position.make(move.move());
    }
  }
}
