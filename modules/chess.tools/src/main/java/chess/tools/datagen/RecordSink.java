package chess.tools.datagen;

import chess.tools.positions.HashSet64;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordList;
import chess.tools.positions.RecordWriter;
import java.io.IOException;
import java.nio.file.Path;

/** Takes the games of all threads, drops repeated positions and writes the rest. */
final class RecordSink implements AutoCloseable {
  private final RecordWriter writer;
  private final HashSet64 seen = new HashSet64();
  private long repeated;
  private long games;

  RecordSink(Path file) throws IOException {
    writer = new RecordWriter(file);
  }

  /** Positions that are in another set already count as repeated. */
  synchronized void exclude(PositionSet known) {
    for (int i = 0; i < known.size(); i++) {
      seen.add(PositionRecord.hash(known.page(i), known.offset(i)));
    }
  }

  synchronized void write(RecordList game) throws IOException {
    games++;
    for (int i = 0; i < game.size(); i++) {
      int offset = RecordList.offset(i);
      if (seen.add(PositionRecord.hash(game.longs(), offset))) {
        writer.write(game.longs(), offset);
      } else {
        repeated++;
      }
    }
  }

  synchronized long written() {
    return writer.count();
  }

  synchronized long repeated() {
    return repeated;
  }

  synchronized long games() {
    return games;
  }

  @Override
  public synchronized void close() throws IOException {
    writer.close();
  }
}
