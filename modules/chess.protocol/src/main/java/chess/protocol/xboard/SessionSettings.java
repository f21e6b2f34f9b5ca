package chess.protocol.xboard;

/** What the user can choose about our manners; everything else is a setting of the engine. */
public final class SessionSettings {
  /** How we treat offers of a draw. */
  public enum DrawManners {
    /** Decline every offer, make none. */
    NEVER,
    /** Accept an offer when we are not better. */
    ACCEPT,
    /** Accept, and offer when the game is dead level for long. */
    OFFER
  }

  private boolean resign;
  private DrawManners drawManners = DrawManners.ACCEPT;
  private boolean extendedThinking;

  /** Whether we give up a lost game. */
  public boolean resign() {
    return resign;
  }

  public void resign(boolean on) {
    resign = on;
  }

  public DrawManners drawManners() {
    return drawManners;
  }

  public void drawManners(DrawManners manners) {
    drawManners = manners;
  }

  /** Whether lines of thinking carry selective depth, speed and tablebase hits. */
  public boolean extendedThinking() {
    return extendedThinking;
  }

  public void extendedThinking(boolean on) {
    extendedThinking = on;
  }
}
