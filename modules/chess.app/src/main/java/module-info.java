/** The program. */
module chess.app {
  requires chess.protocol;
  requires info.picocli;
  requires org.apache.logging.log4j;
}
