package chess.protocol.uci;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The same position seen from the other side: ranks in reverse order, colours swapped. */
final class FlippedFen {
  private static final int EN_PASSANT_FIELD = 3;

  private FlippedFen() {}

  /** Takes and gives a FEN of six fields. */
  static String of(String fen) {
    String[] fields = fen.split(" ");
    List<String> ranks = Arrays.asList(fields[0].split("/"));
    Collections.reverse(ranks);
    fields[0] = swapCase(String.join("/", ranks));
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = swapCase(fields[2]);
    fields[EN_PASSANT_FIELD] =
        fields[EN_PASSANT_FIELD].replace('3', '0').replace('6', '3').replace('0', '6');
    return String.join(" ", fields);
  }

  private static String swapCase(String text) {
    StringBuilder swapped = new StringBuilder(text.length());
    for (char c : text.toCharArray()) {
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }
}
