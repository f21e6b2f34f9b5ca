/**
 * Readers of files and texts, each fed with what a fuzzer makes up. Whatever it is, they read it,
 * and what they read they can write and read again, or they refuse it with the exception that they
 * announce.
 */
@NullMarked
package chess.fuzz;

import org.jspecify.annotations.NullMarked;
