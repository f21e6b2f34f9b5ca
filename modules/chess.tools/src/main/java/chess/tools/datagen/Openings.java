package chess.tools.datagen;

import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.notation.Fen;
import chess.tools.positions.RandomWalk;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipInputStream;

/** Random beginnings: a line of a book or the start position, then a few random moves. */
final class Openings {
  private static final int FEWEST_RANDOM_PLIES = 4;
  private static final int MOST_RANDOM_PLIES = 10;
  private static final int FEN_FIELDS = 4;
  private static final String ZIP_SUFFIX = ".zip";

  private final List<String> lines = new ArrayList<>();

  /** Reads files of positions, one in a line, plain or zipped; none at all will do too. */
  Openings(List<Path> books) throws IOException {
    for (Path book : books) {
      try (InputStream in = Files.newInputStream(book)) {
        if (book.toString().endsWith(ZIP_SUFFIX)) {
          ZipInputStream zip = new ZipInputStream(in);
          zip.getNextEntry();
          addLines(zip);
        } else {
          addLines(in);
        }
      }
    }
    if (lines.isEmpty()) {
      lines.add(Fen.START);
    }
  }

  private void addLines(InputStream in) throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      String[] fields = line.trim().split("[ ;]+");
      if (fields.length >= FEN_FIELDS) {
        lines.add(String.join(" ", List.of(fields).subList(0, FEN_FIELDS)) + " 0 1");
      }
    }
  }

  /** A game that has begun and is not over. */
  Game next(SplittableRandom random) {
    RandomWalk walk = new RandomWalk(random);
    while (true) {
      Game game = new Game(Fen.parse(lines.get(random.nextInt(lines.size()))));
      int plies = random.nextInt(FEWEST_RANDOM_PLIES, MOST_RANDOM_PLIES + 1);
      while (plies > 0 && playRandomMove(game, walk)) {
        plies--;
      }
      if (plies == 0 && !game.isOver()) {
        return new Game(withoutHistory(game.position()));
      }
    }
  }

  private static boolean playRandomMove(Game game, RandomWalk walk) {
    if (game.isOver()) {
      return false;
    }
    game.play(walk.choose(game.position()));
    return true;
  }

  private static Position withoutHistory(Position position) {
    return Fen.parse(Fen.format(position));
  }
}
