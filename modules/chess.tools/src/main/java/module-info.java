/** The workshop: matches, suites, tuning and training. Not shipped. */
module chess.tools {
  requires chess.search;
  requires info.picocli;
  requires jdk.incubator.vector;
  requires static org.jspecify;
}
