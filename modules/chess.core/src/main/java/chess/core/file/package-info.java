/** Files of users: never lost, never half written, and what is wrong with them told in words. */
@NullMarked
package chess.core.file;

import org.jspecify.annotations.NullMarked;
