package duplex.gradle;

/** The names of the engine's launcher on this system. */
public final class Launchers {
  private Launchers() {}

  /** The launcher, seen from the folder of the linked engine. */
  public static String inImage() {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    return windows ? "bin/duplex.bat" : "bin/duplex";
  }
}
