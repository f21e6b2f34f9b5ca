package chess.tools.datagen;

import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;

/** Asks a judge about existing positions and keeps the quiet ones with its score. */
final class Labeller {
  private static final int GAME_LENGTH = 1000;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PROGRESS_NANOS = 10_000_000_000L;

  private final Judge judge;
  private final PrintStream out;

  Labeller(Judge judge, PrintStream out) {
    this.judge = judge;
    this.out = out;
  }

  void run(PositionSet set, int count, RecordWriter writer) throws IOException {
    long start = System.nanoTime();
    long reported = start;
    for (int i = 0; i < count; i++) {
      if (i % GAME_LENGTH == 0) {
        judge.newGame();
      }
      label(set, i, writer);
      long now = System.nanoTime();
      if (now - reported > PROGRESS_NANOS) {
        reported = now;
        report(i + 1, writer, now - start);
      }
    }
    report(count, writer, System.nanoTime() - start);
  }

  private void label(PositionSet set, int index, RecordWriter writer) throws IOException {
    long[] page = set.page(index);
    int offset = set.offset(index);
    Position position = PositionRecord.decode(page, offset);
    if (!MoveGenerator.hasLegalMove(position)) {
      return;
    }
    Verdict verdict = judge.judge(position);
    if (QuietFilter.accepts(position, verdict)) {
      int label = offset + PositionRecord.LABEL;
      page[label] = PositionRecord.withScore(page[label], verdict.score());
      writer.write(page, offset);
    }
  }

  private void report(int judged, RecordWriter writer, long nanos) {
    out.printf(
        Locale.ROOT,
        "%,d judged, %,d kept, %.0f positions/s%n",
        judged,
        writer.count(),
        judged / (nanos / NANOS_PER_SECOND));
  }
}
