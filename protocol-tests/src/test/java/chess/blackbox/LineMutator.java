package chess.blackbox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Makes lines that are nearly commands: whole ones, and ones with words lost, doubled, moved and
 * misspelt, with hostile numbers and foreign letters. The same seed gives the same lines.
 */
final class LineMutator {
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "1",
          "7",
          "0.5",
          "-0.0",
          "1e9",
          "2147483648",
          "-2147483649",
          "9223372036854775807",
          "-9223372036854775808",
          "99999999999999999999999",
          "NaN",
          "0x10",
          "1:30",
          "");

  /** Words that end the conversation, and those that write files. */
  private static final Set<String> BANNED = Set.of("quit", "bye", "save");

  private static final String BANNED_PART = "log";

  /** Control characters separate words, too. */
  private static final Pattern BLANKS = Pattern.compile("[\\x00- ]+");

  private static final String LETTERS = "abcdefgh12345678 +-#=?!/.:\t@%\"'\\{}[]äß漢\u0000\u0007";
  private static final int LONG_LINE_WORDS = 3000;
  private static final int MAX_CHANGES = 3;
  private static final int WHOLE_PERCENT = 60;
  private static final int LONG_LINE_PERMILLE = 1;

  private final SplittableRandom random;
  private final List<String> commands;
  private final Set<String> bannedToo;

  /**
   * @param commands what the lines are made of
   * @param bannedToo words that must not stand in a line, besides those that end everything
   */
  LineMutator(long seed, List<String> commands, Set<String> bannedToo) {
    this.random = new SplittableRandom(seed);
    this.commands = List.copyOf(commands);
    this.bannedToo = Set.copyOf(bannedToo);
  }

  String next() {
    String line = makeLine();
    while (isBanned(line)) {
      line = makeLine();
    }
    return line;
  }

  private boolean isBanned(String line) {
    String text = line.toLowerCase(Locale.ROOT);
    return text.contains(BANNED_PART)
        || Arrays.stream(BLANKS.split(text))
            .anyMatch(word -> BANNED.contains(word) || bannedToo.contains(word));
  }

  private String makeLine() {
    String line = oneOf(commands);
    if (random.nextInt(100) < WHOLE_PERCENT) {
      return line;
    }
    for (int changes = 1 + random.nextInt(MAX_CHANGES); changes > 0; changes--) {
      line = random.nextBoolean() ? changeWords(line) : changeLetters(line);
    }
    return random.nextInt(1000) < LONG_LINE_PERMILLE
        ? (line + " ").repeat(LONG_LINE_WORDS).strip()
        : line;
  }

  private String changeWords(String line) {
    List<String> words = new ArrayList<>(List.of(line.split(" ", -1)));
    int at = random.nextInt(words.size());
    switch (random.nextInt(6)) {
      case 0 -> words.remove(at);
      case 1 -> words.add(at, words.get(at));
      case 2 -> words.add(random.nextInt(words.size()), words.remove(at));
      case 3 -> words.set(at, oneOf(NUMBERS));
      case 4 -> words.addAll(at, List.of(oneOf(commands).split(" ")));
      default -> words.set(at, words.get(at).toUpperCase(Locale.ROOT));
    }
    return String.join(" ", words);
  }

  private String changeLetters(String line) {
    StringBuilder text = new StringBuilder(line);
    int at = random.nextInt(text.length() + 1);
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    switch (random.nextInt(3)) {
      case 0 -> text.insert(at, letter);
      case 1 -> text.setLength(at);
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, letter);
        }
      }
    }
    return text.toString();
  }

  private String oneOf(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }
}
