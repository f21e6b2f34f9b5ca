package chess.tools.datagen;

import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs self-play on several threads until there are enough positions. */
final class Datagen {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PROGRESS_MILLIS = 10_000;

  private final DatagenOptions options;
  private final PrintStream out;
  private final AtomicReference<@Nullable Exception> failure = new AtomicReference<>();

  Datagen(DatagenOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  void run() throws Exception {
    Openings openings = new Openings(options.books());
    try (RecordSink sink = new RecordSink(options.output())) {
      sink.exclude(PositionSet.read(options.exclude()));
      long start = System.nanoTime();
      List<Thread> threads = startThreads(openings, sink);
      for (Thread thread : threads) {
        while (thread.isAlive()) {
          thread.join(PROGRESS_MILLIS);
          report(sink, start);
        }
      }
    }
    Exception met = failure.get();
    if (met != null) {
      throw met;
    }
  }

  private List<Thread> startThreads(Openings openings, RecordSink sink) {
    SplittableRandom random = new SplittableRandom(options.seed());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      SplittableRandom own = random.split();
      threads.add(
          Thread.ofPlatform().name("self-play-" + i).start(() -> play(openings, sink, own)));
    }
    return threads;
  }

  private void play(Openings openings, RecordSink sink, SplittableRandom random) {
    try (Judge judge = options.judge().start()) {
      SelfPlay selfPlay = new SelfPlay(judge, openings, options.source(), random);
      while (sink.written() < options.positions() && failure.get() == null) {
        sink.write(selfPlay.play());
      }
    } catch (IOException | RuntimeException e) {
      failure.compareAndSet(null, e);
    }
  }

  private void report(RecordSink sink, long start) {
    double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
    out.printf(
        Locale.ROOT,
        "%,d positions of %,d games, %,d repeated, %.0f positions/s%n",
        sink.written(),
        sink.games(),
        sink.repeated(),
        sink.written() / seconds);
  }
}
