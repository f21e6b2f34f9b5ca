package chess.core.notation;

import chess.core.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position with named remarks, one line of a test suite: {@code <four fields> bm Qg6; id
 * "WAC.1";}
 *
 * <p>Read are also the two clocks of a FEN after the position, and operations that a semicolon
 * precedes instead of ends, as files of perft counts have them ({@code ;D1 20 ;D2 400}).
 */
public final class Epd {
  /** One remark: its name and what it says, without quotation marks. */
  public record Operation(String opcode, List<String> operands) {
    public Operation {
      EpdParser.requireOpcode(opcode);
      operands = List.copyOf(operands);
    }
  }

  private final Position position;
  private final List<Operation> operations;

  public Epd(Position position, List<Operation> operations) {
    this.position = position.copy();
    this.operations = List.copyOf(operations);
  }

  public static Epd parse(String line) {
    return new EpdParser(line).parse();
  }

  /** A fresh copy of the position. */
  public Position position() {
    return position.copy();
  }

  public boolean has(String opcode) {
    return operations.stream().anyMatch(operation -> operation.opcode().equals(opcode));
  }

  /** What the first operation of that name says; nothing if there is none. */
  public List<String> operands(String opcode) {
    for (Operation operation : operations) {
      if (operation.opcode().equals(opcode)) {
        return operation.operands();
      }
    }
    return List.of();
  }

  /** The first operand of an operation. */
  public Optional<String> operand(String opcode) {
    return operands(opcode).stream().findFirst();
  }

  /** The name of the position, empty if it has none. */
  public String id() {
    return operand("id").orElse("");
  }

  /** The first operand of an operation as a number. */
  public Optional<Long> number(String opcode) {
    Optional<String> operand = operand(opcode);
    try {
      return operand.map(Long::valueOf);
    } catch (NumberFormatException e) {
      throw new EpdException(opcode + ": " + Excerpt.of(operand.get()) + " is no number", e);
    }
  }

  /** The moves in this position that an operation such as {@code bm} or {@code am} lists. */
  public List<Integer> moves(String opcode) {
    List<Integer> moves = new ArrayList<>();
    Position current = position();
    for (String operand : operands(opcode)) {
      moves.add(move(opcode, current, operand));
    }
    return moves;
  }

  /** The moves one after the other that an operation such as {@code pv} lists. */
  public List<Integer> line(String opcode) {
    List<Integer> moves = new ArrayList<>();
    Position current = position();
    for (String operand : operands(opcode)) {
      int move = move(opcode, current, operand);
      moves.add(move);
      current.make(move);
    }
    return moves;
  }

  private static int move(String opcode, Position position, String operand) {
    try {
      return MoveText.parse(position, operand);
    } catch (MoveTextException e) {
      throw new EpdException(opcode + ": " + e.getMessage(), e);
    }
  }

  /** Four fields and the operations, each ended by a semicolon. */
  public String format() {
    StringBuilder line = new StringBuilder(Fen.placement(position, false));
    for (Operation operation : operations) {
      line.append(' ').append(operation.opcode());
      for (String operand : operation.operands()) {
        line.append(' ');
        EpdParser.appendOperand(line, operation.opcode(), operand);
      }
      line.append(';');
    }
    return line.toString();
  }
}
