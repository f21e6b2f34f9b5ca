/** The program. */
module chess.app {
  requires chess.protocol;
  requires org.apache.logging.log4j;
}
