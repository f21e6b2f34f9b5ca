package chess.blackbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Nonsense in UCI: every {@code isready} and every {@code go} is answered, once. */
class UciFuzz extends FuzzSession {
  private final UciListener listener = new UciListener();
  private int bestMoves;
  private int readyAnswers;

  UciFuzz(Path folder, long seed, FuzzCount count) {
    this(
        folder,
        new UciRules(),
        new LineMutator(seed, FuzzCommands.UCI, Set.of("exit", "bench")),
        FuzzFiles.UCI,
        seed,
        count);
  }

  UciFuzz(
      Path folder,
      OutputRules rules,
      LineMutator mutator,
      List<String> fileLines,
      long seed,
      FuzzCount count) {
    super(folder, rules, mutator, fileLines, seed, count);
  }

  @Override
  String rawBeginning() {
    return "isready ";
  }

  @Override
  void begin() throws InterruptedException {
    say("uci");
    await("uciok");
  }

  @Override
  void said(String line) {
    listener.heard(line);
  }

  @Override
  void heard(String line) {
    if (line.startsWith("bestmove ")) {
      bestMoves++;
    } else if (line.equals("readyok")) {
      readyAnswers++;
    }
    check(bestMoves <= listener.searches(), "more best moves than searches");
    check(readyAnswers <= listener.readyQuestions(), "more readyok than isready");
  }

  @Override
  void checkHealth() throws InterruptedException {
    // First with whatever is still going on, then in peace.
    long before = System.nanoTime();
    say("isready");
    long answered = before;
    while (readyAnswers < listener.readyQuestions()) {
      answered = read().nanos();
    }
    answered(answered - before);
    say("stop");
    while (bestMoves < listener.searches()) {
      read();
    }
    say("isready");
    await("readyok");
    check(bestMoves == listener.searches(), "a search was not answered");
    check(readyAnswers == listener.readyQuestions(), "an isready was not answered");
  }
}
