/**
 * Choosing a move: evaluation, search and time.
 *
 * <p>The package {@link chess.search.embedded} is for everybody. The others serve the program
 * itself and may change with every version.
 */
module chess.search {
  requires transitive chess.core;
  requires static jdk.incubator.vector;
  requires static org.jspecify;

  exports chess.search.embedded;
  exports chess.search to
      chess.app,
      chess.protocol,
      chess.tools;
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
