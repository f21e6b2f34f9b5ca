package chess.core;

import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A recorded game: who played, where it started, the moves with remarks and variations, and how it
 * ended. Immutable; the {@code with} methods make changed copies.
 *
 * <p>All moves are known to be legal. Objects for them are made when asked for, so that a program
 * that reads a million games for their tags pays for nothing else.
 */
public final class GameRecord {
  private final PgnGame game;

  GameRecord(PgnGame game) {
    this.game = game;
  }

  /**
   * The game that led to a board. The result is the board's if the game ended there by itself, else
   * {@code *}.
   *
   * @param board the last position of the game
   * @return a record with the seven tags that every game must have, all unknown but the result
   */
  public static GameRecord of(Board board) {
    Game game = new Game(board.start().position());
    for (Move move : board.moves()) {
      game.play(move.code());
    }
    return new GameRecord(PgnGame.of(game, PgnTags.unknown()));
  }

  /**
   * All tags.
   *
   * @return an unmodifiable map in the order of writing, the seven that every game must have first
   */
  public Map<String, String> tags() {
    return game.tags().asMap();
  }

  /**
   * What a tag says.
   *
   * @param name its name, such as {@code ECO}; case matters
   * @return its value, empty if there is no such tag
   */
  public Optional<String> tag(String name) {
    return game.tags().value(name);
  }

  /**
   * Who had White.
   *
   * @return the name, {@code ?} if unknown
   */
  public String white() {
    return tag(PgnTags.WHITE).orElseThrow();
  }

  /**
   * Who had Black.
   *
   * @return the name, {@code ?} if unknown
   */
  public String black() {
    return tag(PgnTags.BLACK).orElseThrow();
  }

  /**
   * How the game ended.
   *
   * @return {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} if it did not or nobody knows
   */
  public String result() {
    return game.result();
  }

  /**
   * The board before the first move.
   *
   * @return the usual start, or the position of the {@code FEN} tag
   */
  public Board start() {
    return new Board(game.start());
  }

  /**
   * The remark before the first move.
   *
   * @return the remark, empty if there is none
   */
  public String comment() {
    return game.comment();
  }

  /**
   * How many moves, of both sides together, were played.
   *
   * @return the length of {@link #moves}
   */
  public int length() {
    return game.moves().size();
  }

  /**
   * The moves that were played.
   *
   * @return an unmodifiable list
   */
  public List<Move> moves() {
    boolean chess960 = game.start().isChess960();
    List<Move> moves = new ArrayList<>(length());
    for (PgnMove move : game.moves()) {
      moves.add(new Move(move.move(), chess960));
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * The moves that were played, with remarks, glyphs and variations.
   *
   * @return an unmodifiable list
   */
  public List<MoveRecord> annotatedMoves() {
    return Collections.unmodifiableList(MoveRecord.line(game.moves(), game.start().isChess960()));
  }

  /**
   * The board after the last move.
   *
   * @return a board whose past is this game
   */
  public Board finalBoard() {
    Position position = game.start();
    for (PgnMove move : game.moves()) {
      position.make(move.move());
    }
    return new Board(position);
  }

  /**
   * All boards of the game, one for each position from {@link #start} to {@link #finalBoard}.
   *
   * @return a stream of one element more than there are {@link #moves}
   */
  public Stream<Board> boards() {
    Position running = game.start();
    List<PgnMove> moves = game.moves();
    return IntStream.rangeClosed(0, moves.size())
        .mapToObj(
            ply -> {
              if (ply > 0) {
                running.make(moves.get(ply - 1).move());
              }
              return new Board(running.copy());
            });
  }

  /**
   * The opening by the positions of the game, whatever its tags say, so that transpositions are
   * recognised. The last position with a name counts.
   *
   * @return the name from the table that comes with the library, empty if no position has one
   */
  public Optional<OpeningName> opening() {
    List<Integer> codes = game.moves().stream().map(PgnMove::move).toList();
    return OpeningNames.builtIn()
        .of(game.start(), codes)
        .map(opening -> new OpeningName(opening.eco(), opening.name()));
  }

  /**
   * The same game with one tag more, or changed. The result and the start position have methods of
   * their own.
   *
   * @param name letters, digits and underscores
   * @param value any text; what would break the line becomes a blank
   * @return a changed copy
   * @throws IllegalArgumentException if the name cannot be one, or is {@code Result}, {@code FEN}
   *     or {@code SetUp}
   */
  public GameRecord withTag(String name, String value) {
    switch (name) {
      case PgnTags.RESULT, PgnTags.FEN, PgnTags.SET_UP ->
          throw new IllegalArgumentException("tag " + name + " follows from the game");
      default -> {
        return new GameRecord(
            new PgnGame(
                game.tags().with(name, value), game.comment(), game.moves(), game.result()));
      }
    }
  }

  /**
   * The same game with another result: by resignation, on time, by agreement.
   *
   * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
   * @return a changed copy
   * @throws IllegalArgumentException if it is no result
   */
  public GameRecord withResult(String result) {
    return new GameRecord(new PgnGame(game.tags(), game.comment(), game.moves(), result));
  }

  /**
   * The same game with another remark before the first move.
   *
   * @param comment the remark, empty for none
   * @return a changed copy
   */
  public GameRecord withComment(String comment) {
    return new GameRecord(new PgnGame(game.tags(), comment, game.moves(), game.result()));
  }

  /**
   * The same tags with other moves, or other remarks on them.
   *
   * @param moves the moves of the game from {@link #start} on
   * @return a changed copy
   * @throws InvalidMoveException if a move, be it of a variation, is not legal where it stands
   */
  public GameRecord withMoves(List<MoveRecord> moves) {
    return new GameRecord(game.withMoves(MoveRecord.checkedLine(moves, start())));
  }

  /**
   * The game in portable game notation, lines below 80 columns, with an empty line after it.
   *
   * @return a text that {@link PgnFile} reads
   */
  public String toPgn() {
    return chess.core.game.Pgn.format(game);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord record && game.equals(record.game);
  }

  @Override
  public int hashCode() {
    return game.hashCode();
  }

  /**
   * The game in a few words.
   *
   * @return names and result
   */
  @Override
  public String toString() {
    return white() + " - " + black() + " " + result();
  }
}
