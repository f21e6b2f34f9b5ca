package chess.tools.datagen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A program that speaks just enough UCI: answers every {@code go} with the same words. */
final class FakeUciEngine {
  private FakeUciEngine() {}

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    String last = "";
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      switch (line) {
        case "uci" -> System.out.println("id name Fake\nuciok");
        case "isready" -> System.out.println("readyok");
        case "go depth 3" -> {
          String score = last.contains(" b ") ? "mate -4" : "cp 31 nodes 7";
          System.out.println("info depth 1 score cp 12 nodes 3 pv e2e4");
          System.out.println("info depth 2 score cp 999 lowerbound nodes 3 pv e2e4");
          System.out.println("info depth 3 score " + score);
          System.out.println("info string no score here");
          System.out.println("bestmove e2e4 ponder e7e5");
        }
        case "quit" -> {
          return;
        }
        default -> last = line;
      }
    }
  }
}
