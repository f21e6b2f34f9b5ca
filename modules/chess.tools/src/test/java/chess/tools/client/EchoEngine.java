package chess.tools.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A program to start: repeats what it hears, and dies of the word die. */
final class EchoEngine {
  static final int DEATH = 7;

  private EchoEngine() {}

  public static void main(String[] args) throws IOException {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.equals("die")) {
        System.exit(DEATH);
      }
      System.out.println(line);
    }
  }
}
