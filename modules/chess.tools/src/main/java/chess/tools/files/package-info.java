/** Files that grow while something long is running and must survive its sudden end. */
package chess.tools.files;
