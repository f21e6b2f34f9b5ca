package chess.search.book;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.file.SpecialFile;
import chess.search.BookMove;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A Polyglot book: entries of 16 bytes sorted by the key of the position. A file is mapped, not
 * read, so its size does not matter.
 */
public final class OpeningBook {
  private static final int MOVE_OFFSET = 8;
  private static final int WEIGHT_OFFSET = 10;
  private static final int NOTHING_LEARNED = 0;
  private static final int PERMILLE = 1000;

  /** More entries for one position than there can be moves mean a damaged file. */
  private static final int MOST_ENTRIES = 512;

  private final ByteBuffer entries;
  private final int count;

  private OpeningBook(ByteBuffer entries) {
    this.entries = entries.order(ByteOrder.BIG_ENDIAN);
    count = entries.limit() / PolyglotEntry.BYTES;
  }

  /**
   * Opens a book file.
   *
   * @throws IOException if the file cannot be read or is no such book; the message says why
   */
  public static OpeningBook open(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (SpecialFile.is(path)) {
      throw new IOException("it is not a file");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      long size = channel.size();
      requireWholeEntries(size);
      if (size > Integer.MAX_VALUE) {
        throw new IOException("the book is larger than 2 GB");
      }
      return checked(new OpeningBook(channel.map(FileChannel.MapMode.READ_ONLY, 0, size)));
    }
  }

  /** A book that is already in memory. */
  public static OpeningBook of(byte[] bytes) throws IOException {
    requireWholeEntries(bytes.length);
    return checked(new OpeningBook(ByteBuffer.wrap(bytes)));
  }

  /** What a file of these entries holds; they are sorted by their keys as unsigned numbers. */
  public static byte[] format(List<PolyglotEntry> entries) {
    ByteBuffer buffer = ByteBuffer.allocate(entries.size() * PolyglotEntry.BYTES);
    for (PolyglotEntry entry : entries) {
      buffer.putLong(entry.key());
      buffer.putShort((short) entry.move());
      buffer.putShort((short) entry.weight());
      buffer.putInt(NOTHING_LEARNED);
    }
    return buffer.array();
  }

  private static void requireWholeEntries(long size) throws IOException {
    if (size == 0) {
      throw new IOException("it is empty");
    }
    if (size % PolyglotEntry.BYTES != 0) {
      throw new IOException(
          "not a Polyglot book: its size is no multiple of " + PolyglotEntry.BYTES);
    }
  }

  /**
   * A quick look whether the entries are sorted; a foreign file of a fitting size hardly ever
   * passes.
   */
  private static OpeningBook checked(OpeningBook book) throws IOException {
    int samples = Math.min(book.count - 1, MOST_ENTRIES);
    for (int i = 0; i < samples; i++) {
      int at = (int) ((long) (book.count - 1) * i / samples);
      if (Long.compareUnsigned(book.key(at), book.key(at + 1)) > 0) {
        throw new IOException("not a Polyglot book: its entries are not sorted");
      }
    }
    return book;
  }

  /** The book's legal moves for a position with their shares, the heaviest first. */
  public List<BookMove> moves(Position position) {
    List<PolyglotEntry> found = find(PolyglotKey.of(position));
    List<BookMove> weighed = new ArrayList<>();
    long total = 0;
    for (PolyglotEntry entry : found) {
      int move = entry.legalMove(position);
      if (move != Move.NONE && weighed.stream().noneMatch(other -> other.move() == move)) {
        weighed.add(new BookMove(move, entry.weight()));
        total += entry.weight();
      }
    }
    long sum = total;
    weighed.sort((a, b) -> Integer.compare(b.permille(), a.permille()));
    return weighed.stream()
        .map(
            move ->
                new BookMove(move.move(), sum == 0 ? PERMILLE / weighed.size() : share(move, sum)))
        .toList();
  }

  private static int share(BookMove weighed, long total) {
    return (int) (weighed.permille() * (long) PERMILLE / total);
  }

  /**
   * A move chosen at random according to the shares, {@code Move.NONE} if the book does not know
   * the position.
   */
  public int choose(Position position, RandomGenerator random) {
    List<BookMove> moves = moves(position);
    if (moves.isEmpty()) {
      return Move.NONE;
    }
    int total = 0;
    for (BookMove move : moves) {
      total += move.permille();
    }
    int drawn = random.nextInt(Math.max(1, total));
    for (BookMove move : moves) {
      drawn -= move.permille();
      if (drawn < 0) {
        return move.move();
      }
    }
    return moves.getFirst().move();
  }

  /** The heaviest move, {@code Move.NONE} if the book does not know the position. */
  public int best(Position position) {
    List<BookMove> moves = moves(position);
    return moves.isEmpty() ? Move.NONE : moves.getFirst().move();
  }

  private List<PolyglotEntry> find(long key) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = low + high >>> 1;
      if (Long.compareUnsigned(key(middle), key) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    List<PolyglotEntry> found = new ArrayList<>();
    for (int i = low; i < count && key(i) == key && found.size() < MOST_ENTRIES; i++) {
      int at = i * PolyglotEntry.BYTES;
      found.add(
          new PolyglotEntry(
              key,
              entries.getShort(at + MOVE_OFFSET) & 0xFFFF,
              entries.getShort(at + WEIGHT_OFFSET) & 0xFFFF));
    }
    return found;
  }

  private long key(int index) {
    return entries.getLong(index * PolyglotEntry.BYTES);
  }
}
