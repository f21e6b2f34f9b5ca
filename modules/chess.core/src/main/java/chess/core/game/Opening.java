package chess.core.game;

/**
 * An opening that has a name.
 *
 * @param eco its code in the Encyclopaedia of Chess Openings, such as {@code B90}
 * @param name its name, the variation behind a comma or colon
 */
public record Opening(String eco, String name) {
  @Override
  public String toString() {
    return eco + " " + name;
  }
}
