/** Choosing a move: evaluation, search and time. */
module chess.search {
  requires transitive chess.core;
  requires static jdk.incubator.vector;

  exports chess.search;
  exports chess.search.book to
      chess.tools;
  exports chess.search.engine to
      chess.app,
      chess.tools;
  exports chess.search.suite to
      chess.app,
      chess.tools;
  exports chess.search.tuning to
      chess.app,
      chess.tools;
  exports chess.search.eval to
      chess.tools;
  exports chess.search.eval.hce to
      chess.tools;
  exports chess.search.eval.nnue to
      chess.tools;
  exports chess.search.order to
      chess.tools;
}
