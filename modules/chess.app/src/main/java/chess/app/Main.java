package chess.app;

/** Starts the program. */
final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.out.println("Duplex");
  }
}
