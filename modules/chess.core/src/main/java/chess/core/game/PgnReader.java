package chess.core.game;

import chess.core.file.Reason;
import chess.core.notation.FenException;
import chess.core.notation.MoveTextException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a PGN text one at a time, each in bounded memory. Moves may be algebraic or
 * coordinates; comments and glyphs are kept with the move before them, variations with the move
 * that they replace, up to what is no legal move in them. A game that cannot be read is reported,
 * with the moves before the fault, and the next call goes on with the game after it.
 */
public final class PgnReader implements Closeable {
  private static final Map<String, String> RESULTS =
      Map.of(
          "1-0", "1-0",
          "0-1", "0-1",
          "1/2-1/2", PgnGame.DRAW,
          "1/2", PgnGame.DRAW,
          "\u00BD-\u00BD", PgnGame.DRAW,
          "*", PgnGame.UNFINISHED);

  /** What each of them begins with. */
  private static final String RESULT_STARTS = "10\u00BD*";

  /** What old books put between moves to judge a position; it is no move and no glyph. */
  private static final String JUDGEMENT_SIGNS = "+-=/";

  private static final String NULL_MOVE = "--";

  private final Reader reader;
  private final PgnLexer lexer;
  private PgnGameBuilder game = new PgnGameBuilder();
  private boolean inMoves;
  private int depth;

  /** Why the game is not read although its tags are well-formed; null if there is no reason. */
  private @Nullable PgnException refusal;

  public PgnReader(Reader reader) {
    this.reader = reader;
    lexer = new PgnLexer(reader);
  }

  /** Reads bytes as files of games have them: UTF-8, or Latin-1 where that makes no sense. */
  public static PgnReader of(InputStream bytes) {
    return new PgnReader(new PgnText(bytes));
  }

  /**
   * The next game, empty when there is none.
   *
   * @throws PgnException if the game cannot be read; the reader then stands before the next one
   */
  public Optional<PgnGame> next() throws IOException {
    if (lexer.atEnd()) {
      return Optional.empty();
    }
    lexer.startGame();
    game = new PgnGameBuilder();
    inMoves = false;
    depth = 0;
    refusal = null;
    try {
      String result = readToResult();
      boolean onlyComments = result == null && game.isEmpty();
      return onlyComments ? Optional.empty() : Optional.of(game.build(result));
    } catch (PgnException e) {
      lexer.skipGame(inMoves, game.hasEvent());
      throw refusal == null ? e.withLegalPart(game.legalPart()) : refusal;
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** The result that ends the moves, or null if it is missing. */
  private @Nullable String readToResult() throws IOException {
    while (!endsWithoutResult()) {
      PgnLexer.Token token = lexer.next();
      switch (token) {
        case TAG -> tag();
        case VARIATION_START -> {
          beginMoves();
          depth++;
          game.startVariation();
        }
        case VARIATION_END -> {
          if (depth-- == 0) {
            throw lexer.failure("')' without its beginning");
          }
          game.endVariation();
        }
        case COMMENT -> game.comment(lexer.text());
        case NAG -> game.nag(Integer.parseInt(lexer.text()));
        case WORD -> {
          beginMoves();
          String word = lexer.text();
          String result = result(word);
          if (result == null) {
            word(word);
          } else if (depth == 0) {
            return result;
          }
        }
        case END -> {
          // A move number was the last thing; the loop ends.
        }
      }
    }
    beginMoves();
    if (depth > 0) {
      throw lexer.failure("a variation is not closed");
    }
    return null;
  }

  /** The tags have passed: the game is refused now if they ask for what cannot be. */
  private void beginMoves() {
    inMoves = true;
    if (refusal != null) {
      throw refusal;
    }
  }

  /** Whether the text ends or another game's tags begin. */
  private boolean endsWithoutResult() throws IOException {
    return lexer.atEnd() || lexer.atTag() && (inMoves || game.hasEvent() && lexer.atGameStart());
  }

  private void tag() {
    if (inMoves) {
      throw lexer.failure("'[' among the moves");
    }
    try {
      game.tag(lexer.tagName(), lexer.text());
    } catch (FenException e) {
      refuse("FEN, " + e.getMessage());
    } catch (IllegalArgumentException e) {
      refuse(Reason.of(e));
    }
  }

  /** The first reason counts; the other tags are still read, as they belong to the same game. */
  private void refuse(String reason) {
    if (refusal == null) {
      refusal = lexer.failure(reason);
    }
  }

  private void word(String word) {
    if (isJudgement(word) || isEnPassantMark(word)) {
      return;
    }
    int end = word.length();
    while (end > 0 && (word.charAt(end - 1) == '!' || word.charAt(end - 1) == '?')) {
      end--;
    }
    if (end > 0) {
      move(word.substring(0, end));
    }
    game.suffix(word.substring(end));
  }

  /** What a word says about the end of the game, null if it says something else. */
  private static @Nullable String result(String word) {
    return RESULT_STARTS.indexOf(word.charAt(0)) < 0 ? null : RESULTS.get(word);
  }

  private static boolean isEnPassantMark(String word) {
    // Most words are not even as long.
    return switch (word.length()) {
      case 2 -> word.equalsIgnoreCase("ep");
      case 4 -> word.charAt(1) == '.' && word.equalsIgnoreCase("e.p.");
      default -> false;
    };
  }

  private static boolean isJudgement(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (JUDGEMENT_SIGNS.indexOf(word.charAt(i)) < 0) {
        return false;
      }
    }
    return !word.equals(NULL_MOVE);
  }

  private void move(String word) {
    try {
      game.move(word);
    } catch (MoveTextException e) {
      throw lexer.failure("at move " + game.moveNumber() + ", " + e.getMessage());
    }
  }
}
