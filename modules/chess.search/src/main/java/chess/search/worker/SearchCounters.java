package chess.search.worker;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What one thread counts while it searches. The node count is published now and then for others to
 * read; all of it may be read once the thread has come to rest.
 */
final class SearchCounters {
  private final AtomicLong publishedNodes = new AtomicLong();
  long quiescenceNodes;
  long tableProbes;
  long tableHits;
  long tableCutoffs;
  long betaCutoffs;
  long firstMoveCutoffs;
  long tablebaseHits;

  void clear() {
    publishNodes(0);
    quiescenceNodes = 0;
    tableProbes = 0;
    tableHits = 0;
    tableCutoffs = 0;
    betaCutoffs = 0;
    firstMoveCutoffs = 0;
    tablebaseHits = 0;
  }

  void publishNodes(long nodes) {
    publishedNodes.setOpaque(nodes);
  }

  long publishedNodes() {
    return publishedNodes.getOpaque();
  }
}
