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
        case "go depth 1" -> {
          System.out.println("info depth 1 multipv 1 score cp 40 nodes 9 pv e4d5");
          System.out.println("info depth 1 multipv 2 score cp 10 nodes 9 pv e1e2 d5e4");
          System.out.println("info depth 1 multipv 3 score cp 7 nodes 9 pv e1d1 e8d8 e4d5");
          System.out.println("info depth 1 multipv 4 score cp -3 nodes 9 pv e4e5 d5d4 e5e6");
          System.out.println("info depth 1 multipv 5 score cp 2600 nodes 9 pv e1f1");
          System.out.println("info depth 1 multipv 6 score mate 1 nodes 9 pv e1f2");
          System.out.println("info depth 1 multipv 7 score cp -90 nodes 9 pv e1d2");
          System.out.println("bestmove e4d5");
        }
        case "go depth 2" -> {
          System.out.println("info depth 1 multipv 1 score cp 40 nodes 9 pv e4d5");
          System.out.println("info depth 1 multipv 2 score cp 10 nodes 9 pv e1e2 d5e4");
          System.out.println("info depth 1 multipv 3 score cp 7 nodes 9 pv e1d1");
          System.out.println("info depth 1 multipv 4 score cp 5 nodes 9 pv e1f1");
          System.out.println("info depth 2 multipv 1 score cp 50 nodes 19 pv e4d5");
          System.out.println("info depth 2 multipv 2 score cp 30 nodes 19 pv e1e2 d5e4");
          System.out.println("info depth 2 multipv 3 score cp 20 nodes 19 pv e1d1 e8d8");
          System.out.println("info depth 2 multipv 4 score cp 400 nodes 19 pv e1f1 e8d8");
          System.out.println("bestmove e4d5");
        }
        case "quit" -> {
          return;
        }
        default -> {
          if (line.matches("go depth 1 searchmoves( [a-h][1-8][a-h][1-8]){2}")) {
            for (String move : line.substring(line.length() - "e1d1 e1e2".length()).split(" ")) {
              System.out.println("info depth 1 multipv 1 score cp 7 nodes 9 pv " + move);
            }
            System.out.println("bestmove e1e2");
          }
          last = line;
        }
      }
    }
  }
}
