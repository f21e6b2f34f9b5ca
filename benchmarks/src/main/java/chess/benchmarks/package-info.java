/**
 * How long the small things take that a search does at every node, measured with JMH. Each class
 * measures one of them on {@link chess.benchmarks.BenchmarkPositions}.
 */
@NullMarked
package chess.benchmarks;

import org.jspecify.annotations.NullMarked;
