package chess.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words of a command line, taken away one by one until none is left. */
final class Arguments {
  private static final String OPTION_START = "--";

  private final List<String> words;

  /** Empty words do not count: XBoard adds one to a command in quotation marks. */
  Arguments(String... words) {
    this.words = new ArrayList<>(List.of(words));
    this.words.removeIf(String::isEmpty);
  }

  /** Whether one of these words stands anywhere; takes it. */
  boolean flag(String... spellings) {
    return words.removeAll(List.of(spellings));
  }

  /** The value after an option, as {@code --name value} or {@code --name=value}. */
  Optional<String> option(String name) throws UsageException {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith(name + "=")) {
        words.remove(i);
        return Optional.of(word.substring(name.length() + 1));
      }
      if (word.equals(name)) {
        words.remove(i);
        if (i == words.size() || words.get(i).startsWith(OPTION_START)) {
          throw new UsageException(name + " needs a value");
        }
        return Optional.of(words.remove(i));
      }
    }
    return Optional.empty();
  }

  /** The number after an option. */
  int option(String name, int otherwise, int min, int max) throws UsageException {
    return (int) option(name, (long) otherwise, min, max);
  }

  /** The number after an option. */
  long option(String name, long otherwise, long min, long max) throws UsageException {
    Optional<String> value = option(name);
    return value.isEmpty() ? otherwise : number(name, value.get(), min, max);
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /** The next word, if any. */
  Optional<String> next() throws UsageException {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    refuseOption(words.getFirst());
    return Optional.of(words.removeFirst());
  }

  /** The next word as a number. */
  int number(String name, int min, int max) throws UsageException {
    Optional<String> word = next();
    if (word.isEmpty()) {
      throw new UsageException(name + " is missing");
    }
    return (int) number(name, word.get(), min, max);
  }

  /** All remaining words as one text, so that a FEN needs no quotes; empty if there are none. */
  Optional<String> rest() throws UsageException {
    for (String word : words) {
      refuseOption(word);
    }
    String text = String.join(" ", words);
    words.clear();
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  /** Makes sure that nothing is left. */
  void end() throws UsageException {
    Optional<String> word = next();
    if (word.isPresent()) {
      throw new UsageException("unexpected argument '" + word.get() + "'");
    }
  }

  private static long number(String name, String text, long min, long max) throws UsageException {
    try {
      long value = Long.parseLong(text);
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Told below, like a number out of range.
    }
    throw new UsageException(
        name + " must be a number from " + min + " to " + max + ", not '" + text + "'");
  }

  private static void refuseOption(String word) throws UsageException {
    if (word.startsWith(OPTION_START)) {
      throw new UsageException("unknown option '" + word + "'");
    }
  }
}
