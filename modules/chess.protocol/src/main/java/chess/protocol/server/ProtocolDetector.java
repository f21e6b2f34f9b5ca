package chess.protocol.server;

import chess.protocol.text.WordCursor;
import java.util.Locale;
import java.util.Set;

/**
 * Tells which protocol is spoken from what has been said so far; nobody needs a flag.
 *
 * <p>{@code uci} always means UCI, even in the middle of an XBoard conversation: Arena says {@code
 * xboard} first and {@code uci} a moment later. The other way round, {@code xboard} and {@code
 * protover} after {@code uci} come from user interfaces that try everything in one burst, and mean
 * nothing. Without a handshake, words that only UCI knows decide, and everything else is a person.
 */
public final class ProtocolDetector {
  /** Words of UCI that mean nothing to anybody else. */
  private static final Set<String> UCI_WORDS =
      Set.of("isready", "ucinewgame", "position", "setoption");

  /** Words that a person at the console may use too, once the conversation has begun. */
  private static final Set<String> UCI_OPENERS = Set.of("debug", "register", "ponderhit", "stop");

  private static final Set<String> GO_WORDS =
      Set.of(
          "searchmoves",
          "ponder",
          "wtime",
          "btime",
          "winc",
          "binc",
          "movestogo",
          "depth",
          "nodes",
          "mate",
          "movetime",
          "infinite",
          "perft");

  private ProtocolDetector() {}

  /** The protocol in force once this line has been said. */
  public static Protocol next(Protocol current, String line) {
    WordCursor words = new WordCursor(line);
    String word = words.next().toLowerCase(Locale.ROOT);
    if (word.equals("uci")) {
      return Protocol.UCI;
    }
    return switch (current) {
      case UCI, XBOARD -> xboardOr(current, word);
      case UNDECIDED, CONSOLE -> {
        if (speaksUci(current, word, words)) {
          yield Protocol.UCI;
        }
        boolean saysNothing = word.isEmpty() || word.startsWith("#");
        yield xboardOr(saysNothing ? current : Protocol.CONSOLE, word);
      }
    };
  }

  private static Protocol xboardOr(Protocol otherwise, String word) {
    boolean handshake = word.equals("xboard") || word.equals("protover");
    return handshake && otherwise != Protocol.UCI ? Protocol.XBOARD : otherwise;
  }

  private static boolean speaksUci(Protocol current, String word, WordCursor rest) {
    if (UCI_WORDS.contains(word)) {
      return true;
    }
    if (word.equals("go")) {
      return GO_WORDS.contains(rest.peek().toLowerCase(Locale.ROOT));
    }
    return current == Protocol.UNDECIDED && UCI_OPENERS.contains(word);
  }
}
