/** A program that depends on the libraries and nothing else. */
module sample {
  requires chess.search;
}
