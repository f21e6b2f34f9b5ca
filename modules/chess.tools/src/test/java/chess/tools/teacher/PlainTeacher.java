package chess.tools.teacher;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;

/** The teacher's arithmetic with plain loops, nothing left out and nothing remembered. */
final class PlainTeacher {
  private PlainTeacher() {}

  static int material(TeacherNetwork network, Position position, int stack) {
    int us = position.sideToMove();
    int own = material(network, position, us, stack);
    return (own - material(network, position, Color.opposite(us), stack)) / 2;
  }

  private static int material(TeacherNetwork network, Position position, int view, int stack) {
    int sum = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (position.pieceAt(square) != Piece.NONE) {
        sum += network.material()[input(position, view, square) * 8 + stack];
      }
    }
    return sum;
  }

  private static int input(Position position, int view, int square) {
    int king = position.kingSquare(view);
    int flip = TeacherInputs.flip(view, king);
    return TeacherInputs.set(flip, king)
        + TeacherInputs.of(view, flip, position.pieceAt(square), square);
  }

  static int layers(TeacherNetwork network, Position position, int number) {
    LayerStack stack = network.stacks()[number];
    int half = network.columns() / 2;
    int[] products = new int[network.columns()];
    for (int side = 0; side < 2; side++) {
      short[] sums = sums(network, position, position.sideToMove() ^ side);
      for (int i = 0; i < half; i++) {
        products[side * half + i] = clamp(sums[i]) * clamp(sums[half + i]) / 128;
      }
    }
    int[] first = layer(stack.firstBiases(), stack.first(), products);
    int[] middle = new int[32];
    for (int i = 0; i < 15; i++) {
      middle[i] = (int) Math.min(127, ((long) first[i] * first[i] >> 12) / 128);
      middle[15 + i] = clamp(first[i] >> 6);
    }
    int[] second = layer(stack.secondBiases(), stack.second(), middle);
    for (int i = 0; i < second.length; i++) {
      second[i] = clamp(second[i] >> 6);
    }
    int value = layer(new int[] {stack.thirdBias()}, stack.third(), second)[0];
    return value + first[15] * (600 * 16) / (127 * 64);
  }

  private static short[] sums(TeacherNetwork network, Position position, int view) {
    short[] sums = network.biases().clone();
    for (int square = 0; square < Square.COUNT; square++) {
      if (position.pieceAt(square) != Piece.NONE) {
        int row = input(position, view, square) * sums.length;
        for (int i = 0; i < sums.length; i++) {
          sums[i] += network.weights()[row + i];
        }
      }
    }
    return sums;
  }

  private static int[] layer(int[] biases, int[] weights, int[] inputs) {
    int[] outputs = biases.clone();
    for (int input = 0; input < inputs.length; input++) {
      for (int output = 0; output < outputs.length; output++) {
        outputs[output] += weights[input * outputs.length + output] * inputs[input];
      }
    }
    return outputs;
  }

  private static int clamp(int value) {
    return Math.max(0, Math.min(127, value));
  }
}
