/** Speaking UCI and XBoard. */
module chess.protocol {
  requires transitive chess.search;
  requires org.apache.logging.log4j;
}
