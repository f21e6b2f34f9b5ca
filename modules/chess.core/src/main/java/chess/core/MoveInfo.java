package chess.core;

import java.util.Optional;

/**
 * What a move means on the board that it is played on.
 *
 * @param move the move
 * @param san the move in standard algebraic notation, such as {@code Nbxd7+}
 * @param piece the man that moves; for castling the king, for a promotion the pawn
 * @param captured what it takes, empty if nothing
 * @param isCheck whether the opponent is in check afterwards
 * @param isCheckmate whether the opponent is mated
 */
public record MoveInfo(
    Move move,
    String san,
    Piece piece,
    Optional<Piece> captured,
    boolean isCheck,
    boolean isCheckmate) {}
