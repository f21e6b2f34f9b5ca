/**
 * The workshop's front door: picks the verb named on the command line. Each verb lives in a package
 * of its own; this one knows them all and none of them knows it.
 */
@NullMarked
package chess.tools;

import org.jspecify.annotations.NullMarked;
