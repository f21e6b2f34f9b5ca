/** Workshop: matches, tuning and training. Never shipped with the engine. */
module chess.tools {
  requires chess.search;
  requires jdk.incubator.vector;
}
