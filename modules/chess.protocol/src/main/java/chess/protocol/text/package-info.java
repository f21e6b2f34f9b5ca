/**
 * Reading words and numbers out of lines that strangers wrote. Nothing here throws on any input,
 * and nothing knows a protocol.
 */
@NullMarked
package chess.protocol.text;

import org.jspecify.annotations.NullMarked;
