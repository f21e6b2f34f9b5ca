package chess.search.tablebase.writer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * A canonical Huffman code. Symbols get new numbers: those with long codes first, those that occur
 * only inside pairs last. Long codes are low, short codes high.
 */
final class SymbolCode {
  private final int[] lengths;
  private final int[] numbers;
  private final long[] codes;
  private final int longest;
  private final int shortest;
  private final int[] firstNumbers;

  private record Node(long weight, int symbol, Node left, Node right) {}

  SymbolCode(PairGrammar text) {
    int symbols = text.symbols();
    lengths = new int[symbols];
    long[] uses = new long[symbols];
    for (int i = 0; i < text.size(); i++) {
      uses[text.symbol(i)]++;
    }
    measure(uses);
    int[] order =
        IntStream.range(0, symbols)
            .boxed()
            .sorted(Comparator.comparingInt(symbol -> lengths[symbol] == 0 ? 0 : -lengths[symbol]))
            .mapToInt(Integer::intValue)
            .toArray();
    numbers = new int[symbols];
    for (int i = 0; i < symbols; i++) {
      numbers[order[i]] = i;
    }
    longest = Arrays.stream(lengths).max().orElseThrow();
    shortest = Arrays.stream(lengths).filter(length -> length > 0).min().orElseThrow();
    codes = new long[symbols];
    firstNumbers = new int[longest - shortest + 1];
    number(order);
  }

  private void measure(long[] uses) {
    PriorityQueue<Node> queue = new PriorityQueue<>(Comparator.comparingLong(Node::weight));
    for (int symbol = 0; symbol < uses.length; symbol++) {
      if (uses[symbol] > 0) {
        queue.add(new Node(uses[symbol], symbol, null, null));
      }
    }
    while (queue.size() > 1) {
      Node a = queue.remove();
      Node b = queue.remove();
      queue.add(new Node(a.weight + b.weight, -1, a, b));
    }
    // A text of one symbol alone still takes a bit for each.
    measure(queue.remove(), 0);
  }

  private void measure(Node node, int depth) {
    if (node.left == null) {
      lengths[node.symbol] = Math.max(1, depth);
    } else {
      measure(node.left, depth + 1);
      measure(node.right, depth + 1);
    }
  }

  private void number(int[] order) {
    long code = 0;
    int next = 0;
    for (int length = longest; length >= shortest; length--) {
      firstNumbers[length - shortest] = next;
      while (next < order.length && lengths[order[next]] == length) {
        codes[order[next++]] = code++;
      }
      code >>= 1;
    }
  }

  /** Bits of a symbol's code. */
  int length(int symbol) {
    return lengths[symbol];
  }

  long code(int symbol) {
    return codes[symbol];
  }

  /** The number by which the file knows a symbol. */
  int number(int symbol) {
    return numbers[symbol];
  }

  int longest() {
    return longest;
  }

  int shortest() {
    return shortest;
  }

  /** The lowest number of all symbols with codes of this length, or of longer ones behind it. */
  int firstNumber(int length) {
    return firstNumbers[length - shortest];
  }
}
