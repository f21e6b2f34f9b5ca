package chess.search.eval.hce;

/** The families of weights, as the report lists them. */
public enum EvalTerm {
  MATERIAL("Material"),
  SQUARES("Piece squares"),
  MOBILITY("Mobility"),
  PAWNS("Pawn structure"),
  PASSED("Passed pawns"),
  MINORS("Minor pieces"),
  ROOKS("Rooks"),
  SHELTER("King shelter"),
  KING("King attack"),
  THREATS("Threats"),
  SPACE("Space"),
  TEMPO("Tempo");

  private final String title;

  EvalTerm(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
