package chess.blackbox;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A conversation with the program, written down in advance: readable as a specification, runnable
 * as a test. One line is one step:
 *
 * <pre>
 * # text          a remark; the first ones say what is shown
 * $ NAME=VALUE duplex ARGS   how the program is started, if not by its name alone
 * &gt; line         say this line
 * &gt;&gt; text       say this without ending the line
 * &lt; pattern      the next line must be this
 * &lt;~ pattern     skip lines until one is this
 * ! regex         this must not be found in any line up to and with the one that is expected next
 * =within N       what came last came at most N milliseconds after what was said last
 * &gt;eof           end the input
 * &lt;close         stop listening
 * &gt;signal NAME   send a signal
 * ~wait N         wait for N milliseconds
 * =idle N         for N milliseconds the program must hardly use the processor
 * =exit N         the program must end with this exit code
 * =file NAME PATTERN   the program must have written a file with such a line
 * &amp;burst, &amp;end    what is said in between is said in one go
 * &amp;repeat N, &amp;end do what is in between N times
 * </pre>
 *
 * A pattern is the line itself or a regular expression for the whole of it. What a named group
 * {@code (?<name>...)} has matched can be used as <code>${name}</code> later on. In what is said,
 * {@code <TAB>} and {@code <CR>} stand for those characters.
 *
 * @param title the first remark
 * @param variables added to the environment of the program
 * @param arguments of the program
 */
record Transcript(
    String title, Map<String, String> variables, List<String> arguments, List<Step> steps) {
  private static final Pattern STEP =
      Pattern.compile(
          "(>>|>eof|>signal|>|<~|<close|<|!|~wait|=within|=idle|=exit|=file)(?: (.*))?");
  private static final Pattern COMMAND = Pattern.compile("\\$ ((?:\\w+=\\S+ )*)duplex(.*)");
  private static final String NUMBER = "\\d{1,6}";

  Transcript {
    variables = Map.copyOf(variables);
    arguments = List.copyOf(arguments);
    steps = List.copyOf(steps);
  }

  /**
   * Reads a transcript.
   *
   * @throws IllegalArgumentException naming the line that makes no sense
   */
  static Transcript parse(List<String> lines) {
    return new Parser(lines).parse();
  }

  /** Reads line by line; the innermost group of steps is where the next step goes. */
  private static final class Parser {
    private final List<String> lines;
    private final List<Step> steps = new ArrayList<>();
    private String title = "";
    private final Map<String, String> variables = new HashMap<>();
    private List<String> arguments = List.of();
    private int number;

    Parser(List<String> lines) {
      this.lines = lines;
    }

    Transcript parse() {
      while (number < lines.size()) {
        String line = lines.get(number++);
        if (line.startsWith("$")) {
          readCommand(line);
        } else if (line.startsWith("#")) {
          title = title.isEmpty() ? line.substring(1).strip() : title;
        } else if (line.startsWith("&")) {
          steps.add(group(line));
        } else if (!line.isBlank()) {
          steps.add(step(line));
        }
      }
      if (title.isEmpty() || steps.isEmpty()) {
        throw new IllegalArgumentException("a transcript needs a remark and a step");
      }
      return new Transcript(title, variables, arguments, steps);
    }

    private void readCommand(String line) {
      Matcher command = COMMAND.matcher(line);
      if (!command.matches() || !steps.isEmpty()) {
        throw wrong(number, "not the way to start the program: " + line);
      }
      for (String variable : words(command.group(1))) {
        String[] parts = variable.split("=", 2);
        variables.put(parts[0], parts[1]);
      }
      arguments = words(command.group(2));
    }

    private static List<String> words(String text) {
      return text.isBlank() ? List.of() : List.of(text.strip().split(" +"));
    }

    private Step group(String first) {
      int start = number;
      List<Step> inner = new ArrayList<>();
      while (number < lines.size() && !lines.get(number).equals("&end")) {
        String line = lines.get(number++);
        if (!line.isBlank() && !line.startsWith("#")) {
          inner.add(step(line));
        }
      }
      number++;
      if (number > lines.size() || inner.isEmpty()) {
        throw wrong(start, "a group needs steps and an &end");
      }
      if (first.equals("&burst")) {
        return new Step.Send(start, saidInOne(start, inner));
      }
      if (first.matches("&repeat " + NUMBER)) {
        return new Step.Repeat(start, toInt(start, first.substring("&repeat ".length())), inner);
      }
      throw wrong(start, "no such group: " + first);
    }

    private static String saidInOne(int line, List<Step> inner) {
      StringBuilder text = new StringBuilder();
      for (Step step : inner) {
        if (!(step instanceof Step.Send send)) {
          throw wrong(line, "a burst only says something");
        }
        text.append(send.text());
      }
      return text.toString();
    }

    private Step step(String line) {
      Matcher matcher = STEP.matcher(line);
      if (!matcher.matches()) {
        throw wrong(number, "no such step: " + line);
      }
      String text = matcher.group(2) == null ? "" : matcher.group(2);
      return switch (matcher.group(1)) {
        case ">" -> new Step.Send(number, unescaped(text) + "\n");
        case ">>" -> new Step.Send(number, unescaped(text));
        case "<" -> new Step.ExpectNext(number, text);
        case "<~" -> new Step.ExpectSome(number, text);
        case "!" -> new Step.Forbid(number, regex(number, text));
        case ">eof" -> new Step.EndInput(number);
        case "<close" -> new Step.CloseOutput(number);
        case ">signal" -> new Step.Signal(number, text);
        case "~wait" -> new Step.Pause(number, toInt(number, text));
        case "=within" -> new Step.Within(number, toInt(number, text));
        case "=idle" -> new Step.Idle(number, toInt(number, text));
        case "=exit" -> new Step.Exit(number, toInt(number, text));
        default -> writtenFile(text);
      };
    }

    private Step writtenFile(String text) {
      String[] parts = text.split(" ", 2);
      if (parts.length < 2) {
        throw wrong(number, "=file needs a name and a pattern");
      }
      return new Step.WrittenFile(number, parts[0].replace("_", " "), parts[1]);
    }

    private static String unescaped(String text) {
      return text.replace("<TAB>", "\t").replace("<CR>", "\r");
    }

    /** A mistake in what is forbidden would forbid nothing, and nobody would notice. */
    private static String regex(int line, String text) {
      try {
        Pattern.compile(text);
      } catch (PatternSyntaxException e) {
        throw wrong(line, e.getMessage());
      }
      if (text.isBlank()) {
        throw wrong(line, "nothing is forbidden");
      }
      return text;
    }

    private static int toInt(int line, String text) {
      if (!text.matches(NUMBER)) {
        throw wrong(line, "no number: " + text);
      }
      return Integer.parseInt(text);
    }

    private static IllegalArgumentException wrong(int line, String what) {
      return new IllegalArgumentException("line " + line + ": " + what);
    }
  }
}
