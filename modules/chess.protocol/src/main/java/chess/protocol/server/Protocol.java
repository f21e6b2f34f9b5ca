package chess.protocol.server;

/** The languages we speak. */
public enum Protocol {
  /** Nothing has been said yet that tells them apart. */
  UNDECIDED,
  /** A person, or a script that behaves like one. */
  CONSOLE,
  XBOARD,
  UCI
}
