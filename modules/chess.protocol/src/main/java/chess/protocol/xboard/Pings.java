package chess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;

/** The pings that wait for a move; each is answered exactly once, in the order they came. */
final class Pings {
  private final Voice voice;
  private final List<String> waiting = new ArrayList<>();

  Pings(Voice voice) {
    this.voice = voice;
  }

  void answerLater(String text) {
    waiting.add(text);
  }

  void answerAll() {
    List<String> answered = List.copyOf(waiting);
    waiting.clear();
    answered.forEach(voice::pong);
  }
}
