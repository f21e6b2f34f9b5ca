package chess.blackbox;

/** What a run of the fuzz has said so far, and how long the answers to it took. */
final class FuzzCount {
  final Latencies usual = new Latencies();
  final Latencies behindBursts = new Latencies();
  long lines;
  long files;
  long raw;
  long bursts;

  @Override
  public String toString() {
    return "%d lines (%d about files, %d raw, %d bursts); answers: %s; behind bursts: %s"
        .formatted(lines, files, raw, bursts, usual, behindBursts);
  }
}
