/** Files of users: never lost, never half written, and what is wrong with them told in words. */
package chess.core.file;
