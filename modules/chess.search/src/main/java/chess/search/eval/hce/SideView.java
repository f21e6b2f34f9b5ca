package chess.search.eval.hce;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;

/**
 * The board as one side sees it, together with what that side attacks.
 *
 * <p>Black's board is mirrored vertically, so that for both sides the own men stand on the first
 * ranks and the pawns move north: the terms need neither colours nor relative squares. What one
 * side knows is shown to the other through {@link #mirror}. There are two such objects per
 * evaluator, filled anew for each position in this order: {@link #look}, the pawn terms, {@link
 * #prepare}, the pieces (which record their attacks), {@link #face}, all other terms.
 */
final class SideView {
  private static final long LOW_RANKS = Bitboard.RANK_2 | Bitboard.RANK_3;
  private static final long[] KING_ZONES = new long[Square.COUNT];

  static {
    for (int square = 0; square < Square.COUNT; square++) {
      // A king on the edge is as exposed as one beside it, so its zone keeps the full size.
      int file = Math.clamp(Square.file(square), 1, 6);
      int rank = Math.clamp(Square.rank(square), 1, 6);
      int center = Square.of(file, rank);
      KING_ZONES[square] = Attacks.king(center) | Bitboard.of(center);
    }
  }

  // The men.
  long pawns;
  long knights;
  long bishops;
  long rooks;
  long queens;
  int king;
  long own;
  long enemyPawns;
  long enemyKnights;
  long enemyBishops;
  long enemyRooks;
  long enemyQueens;
  int enemyKing;
  long enemies;
  int orientation;
  int enemyOrientation;
  long occupied;

  // What follows from the pawns alone and is kept in the pawn cache.
  long passed;
  long attackSpan;

  // What prepares the look at the pieces.
  long pawnAttacks;
  long kingAttacks;
  long kingZone;
  long enemyPawnAttacks;
  long enemyKingZone;
  long mobilityArea;
  long outposts;

  // What the pieces attack.
  long knightAttacks;
  long bishopAttacks;
  long rookAttacks;
  long queenAttacks;
  long attacked;
  long attackedTwice;
  int zoneAttackers;
  int zoneAttackWeight;
  int zoneAttacks;

  // What the enemy attacks.
  long enemyAttacked;
  long enemyAttackedTwice;

  /** The same squares as the other side sees them. */
  static long mirror(long set) {
    return Long.reverseBytes(set);
  }

  /** Reads the men from the board. */
  void look(Position position, int color) {
    int opponent = Color.opposite(color);
    own = view(position.occupied(color), color);
    enemies = view(position.occupied(opponent), color);
    occupied = own | enemies;
    long set = view(position.pieces(PieceType.PAWN), color);
    pawns = set & own;
    enemyPawns = set & enemies;
    set = view(position.pieces(PieceType.KNIGHT), color);
    knights = set & own;
    enemyKnights = set & enemies;
    set = view(position.pieces(PieceType.BISHOP), color);
    bishops = set & own;
    enemyBishops = set & enemies;
    set = view(position.pieces(PieceType.ROOK), color);
    rooks = set & own;
    enemyRooks = set & enemies;
    set = view(position.pieces(PieceType.QUEEN), color);
    queens = set & own;
    enemyQueens = set & enemies;
    king = Square.relative(color, position.kingSquare(color));
    enemyKing = Square.relative(color, position.kingSquare(opponent));
    orientation = PieceSquareTables.orientation(king);
    enemyOrientation = PieceSquareTables.orientation(enemyKing);
  }

  /** Works out where the pieces may go and what they aim at. */
  void prepare(long enemyAttackSpan) {
    pawnAttacks = Attacks.pawns(Color.WHITE, pawns);
    enemyPawnAttacks = Attacks.pawns(Color.BLACK, enemyPawns);
    kingAttacks = Attacks.king(king);
    kingZone = KING_ZONES[king];
    enemyKingZone = KING_ZONES[enemyKing];
    outposts = PieceActivity.OUTPOST_RANKS & ~enemyAttackSpan;
    long stuckPawns = pawns & (LOW_RANKS | Bitboard.south(occupied));
    mobilityArea = ~(stuckPawns | Bitboard.of(king) | enemyPawnAttacks);
    knightAttacks = 0;
    bishopAttacks = 0;
    rookAttacks = 0;
    queenAttacks = 0;
    attacked = pawnAttacks | kingAttacks;
    attackedTwice =
        pawnAttacks & kingAttacks | Bitboard.northEast(pawns) & Bitboard.northWest(pawns);
    zoneAttackers = 0;
    zoneAttackWeight = 0;
    zoneAttacks = 0;
  }

  /** Records the attacks of one piece. */
  void attack(long attacks, int zoneWeight) {
    attackedTwice |= attacked & attacks;
    attacked |= attacks;
    long zone = attacks & enemyKingZone;
    if (zone != 0) {
      zoneAttackers++;
      zoneAttackWeight += zoneWeight;
      zoneAttacks += Bitboard.count(zone);
    }
  }

  /** Learns what the other side attacks, once its pieces have been visited. */
  void face(SideView enemy) {
    enemyAttacked = mirror(enemy.attacked);
    enemyAttackedTwice = mirror(enemy.attackedTwice);
  }

  private static long view(long set, int color) {
    return color == Color.WHITE ? set : Long.reverseBytes(set);
  }
}
