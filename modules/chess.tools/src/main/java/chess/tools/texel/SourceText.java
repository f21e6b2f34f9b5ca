package chess.tools.texel;

import chess.search.eval.hce.EvalParameters;
import chess.search.eval.hce.TaperedScore;
import chess.search.eval.hce.WeightGroup;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes weights into the Java source they come from and leaves everything else as it is. Tables of
 * squares stand in a file of their own as two arrays, all other weights are arguments after their
 * name.
 */
final class SourceText {
  private static final String SQUARES = "_SQUARES";
  private static final int ROW = 8;

  /** Longer tables are arrays, which the formatter fills into lines. */
  private static final int LONGEST_ARGUMENT_LIST = 16;

  private static final int ROWS_OF_EIGHT = 32;

  private SourceText() {}

  /** The source of {@code EvalParameters} with new weights. */
  static String parameters(String source, int[] weights) {
    String text = source;
    for (WeightGroup group : EvalParameters.groups()) {
      if (!group.name().endsWith(SQUARES)) {
        Pattern place = Pattern.compile("(\"" + group.name() + "\",)[^;]*\\);");
        text = replaceOnce(text, place, arguments(group, weights) + ");", group.name());
      }
    }
    return text;
  }

  /** The source of {@code PieceSquareTables} with new weights. */
  static String squares(String source, int[] weights) {
    String text = source;
    for (WeightGroup group : EvalParameters.groups()) {
      if (group.name().endsWith(SQUARES)) {
        String piece = group.name().substring(0, group.name().length() - SQUARES.length());
        text = replaceArray(text, piece + "_MIDDLEGAME", numbers(group, weights, true));
        text = replaceArray(text, piece + "_ENDGAME", numbers(group, weights, false));
      }
    }
    return text;
  }

  private static String arguments(WeightGroup group, int[] weights) {
    String middlegame = numbers(group, weights, true);
    String endgame = numbers(group, weights, false);
    if (group.size() == 1) {
      return " " + middlegame + ", " + endgame;
    }
    return group.size() <= LONGEST_ARGUMENT_LIST
        ? "\nmg(" + middlegame + "), eg(" + endgame + ")"
        : "\nnew int[] {" + middlegame + "},\nnew int[] {" + endgame + "}";
  }

  private static String numbers(WeightGroup group, int[] weights, boolean middlegame) {
    StringBuilder text = new StringBuilder();
    boolean rows = group.name().endsWith(SQUARES) || group.size() == ROWS_OF_EIGHT;
    for (int i = 0; i < group.size(); i++) {
      int weight = weights[group.offset() + i];
      if (rows && i % ROW == 0) {
        text.append('\n');
      }
      text.append(middlegame ? TaperedScore.middlegame(weight) : TaperedScore.endgame(weight));
      text.append(i == group.size() - 1 ? "" : ", ");
    }
    return rows ? text.append('\n').toString() : text.toString();
  }

  private static String replaceArray(String text, String name, String numbers) {
    Pattern place = Pattern.compile("(int\\[] " + name + " = \\{)[^}]*}");
    return replaceOnce(text, place, numbers + "}", name);
  }

  private static String replaceOnce(String text, Pattern place, String rest, String name) {
    Matcher matcher = place.matcher(text);
    if (!matcher.find()) {
      throw new IllegalArgumentException("the source has no " + name);
    }
    return matcher.replaceFirst("$1" + Matcher.quoteReplacement(rest));
  }
}
