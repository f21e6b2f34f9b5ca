package chess.core;

/**
 * What an opening is called.
 *
 * @param eco its code in the Encyclopaedia of Chess Openings, such as {@code B90}
 * @param name its name in English, the variation behind a colon
 */
public record OpeningName(String eco, String name) {}
