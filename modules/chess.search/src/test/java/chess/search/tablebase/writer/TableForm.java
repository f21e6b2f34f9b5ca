package chess.search.tablebase.writer;

/**
 * The liberties that the format leaves to whoever writes a table.
 *
 * @param leadingOrder as which the leading men count in the index: 0 makes them the fastest
 * @param blockBits the size of a block of data, as a power of two of bytes
 * @param spanBits how many values share an entry of the sparse index, as a power of two
 * @param distances how a distance table holds its numbers
 * @param blackFirst about which side to move a distance table tells: Black if so, and with pawns on
 *     every other file only
 */
public record TableForm(
    int leadingOrder, int blockBits, int spanBits, Distances distances, boolean blackFirst) {
  /** How a distance table holds its numbers. */
  public enum Distances {
    /** As they are. */
    PLAIN,
    /** By their place in a list for each result, the most frequent first. */
    MAPPED,
    /** The same with two bytes for an entry of the list. */
    WIDE
  }

  public static final TableForm USUAL = new TableForm(0, 8, 10, Distances.MAPPED, false);

  public TableForm withLeadingOrder(int order) {
    return new TableForm(order, blockBits, spanBits, distances, blackFirst);
  }

  public TableForm withBlocks(int bits, int spans) {
    return new TableForm(leadingOrder, bits, spans, distances, blackFirst);
  }

  public TableForm with(Distances kind) {
    return new TableForm(leadingOrder, blockBits, spanBits, kind, blackFirst);
  }

  public TableForm withBlackFirst() {
    return new TableForm(leadingOrder, blockBits, spanBits, distances, true);
  }
}
