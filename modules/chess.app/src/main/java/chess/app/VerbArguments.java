package chess.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a command was given: the values of its options, and its other words, taken one by one. */
final class VerbArguments {
  private final Map<String, List<String>> options;
  private final List<String> words;

  /**
   * @param options the values of each option that is there, none for a flag
   * @param words the words that belong to no option
   */
  VerbArguments(Map<String, List<String>> options, List<String> words) {
    this.options = options;
    this.words = new ArrayList<>(words);
  }

  /** Whether an option is there. */
  boolean flag(String name) {
    return options.containsKey(name);
  }

  /** All values of an option. */
  List<String> values(String name) {
    return options.getOrDefault(name, List.of());
  }

  /** The value of an option. */
  Optional<String> option(String name) {
    return values(name).stream().findFirst();
  }

  /** The number of an option. */
  int option(String name, int otherwise, int min, int max) throws CommandLineException {
    return (int) option(name, (long) otherwise, min, max);
  }

  /** The number of an option. */
  long option(String name, long otherwise, long min, long max) throws CommandLineException {
    Optional<String> value = option(name);
    return value.isEmpty() ? otherwise : number(name, value.get(), min, max);
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /** The next word, if any. */
  Optional<String> next() {
    return words.isEmpty() ? Optional.empty() : Optional.of(words.removeFirst());
  }

  /** The next word as a number. */
  int number(String name, int min, int max) throws CommandLineException {
    Optional<String> word = next();
    if (word.isEmpty()) {
      throw new CommandLineException(name + " is missing");
    }
    return (int) number(name, word.get(), min, max);
  }

  /** All remaining words as one text, so that a FEN needs no quotes; empty if there are none. */
  Optional<String> rest() {
    String text = String.join(" ", words);
    words.clear();
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static long number(String name, String text, long min, long max)
      throws CommandLineException {
    try {
      long value = Long.parseLong(text);
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Told below, like a number out of range.
    }
    throw new CommandLineException(
        name + " must be a number from " + min + " to " + max + ", not '" + text + "'");
  }
}
