/** The program. */
@SuppressWarnings("requires-automatic")
module chess.app {
  requires chess.protocol;
  requires info.picocli;
  requires org.apache.logging.log4j;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires static org.jspecify;
}
