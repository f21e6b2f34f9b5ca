/** Files that grow while something long is running and must survive its sudden end. */
@NullMarked
package chess.tools.files;

import org.jspecify.annotations.NullMarked;
