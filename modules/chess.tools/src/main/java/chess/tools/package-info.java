/**
 * The workshop in which the engine is made better: one package and one {@code main} verb for each
 * tool.
 */
package chess.tools;
