package chess.protocol;

/** Who is speaking. */
public record EngineIdentity(String name, String version, String author) {
  /** Name and version, as user interfaces show them. */
  public String title() {
    return name + " " + version;
  }
}
