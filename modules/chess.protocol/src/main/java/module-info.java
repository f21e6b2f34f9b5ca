/** Speaking UCI and XBoard. */
module chess.protocol {
  requires transitive chess.search;
  requires org.apache.logging.log4j;
  requires jdk.unsupported;
  requires static org.jspecify;

  exports chess.protocol to
      chess.app;
  exports chess.protocol.console to
      chess.app;
  exports chess.protocol.server to
      chess.app;
  exports chess.protocol.text to
      chess.app;
}
