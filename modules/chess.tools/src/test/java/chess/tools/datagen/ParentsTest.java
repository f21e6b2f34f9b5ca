package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ParentsTest {
  private static final int POSITIONS = 50;

  private static PositionSet copies(String fen) {
    PositionSet set = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(Fen.parse(fen), 0, PositionRecord.WON, 0, record);
    for (int i = 0; i < POSITIONS; i++) {
      set.add(record);
    }
    return set;
  }

  @Test
  void walksAsFarAsAllowedAndAlwaysTheSameWay() {
    PositionSet set = copies("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    Parents parents = new Parents(set, 2, 0);
    TreeSet<Integer> lengths = new TreeSet<>();
    for (int i = 0; i < POSITIONS; i++) {
      Position position = parents.position(i);
      lengths.add(position.ply());
      assertEquals(Fen.format(position), Fen.format(parents.position(i)));
      int expected = position.ply() == 1 ? PositionRecord.LOST : PositionRecord.WON;
      assertEquals(expected, parents.result(i, position));
    }
    assertEquals("[0, 1, 2]", lengths.toString());
  }

  @Test
  void walksOtherWaysWithAnotherSeed() {
    PositionSet set = copies("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
    Parents parents = new Parents(set, 3, 0);
    Parents others = new Parents(set, 3, 1);
    int different = 0;
    for (int i = 0; i < POSITIONS; i++) {
      if (!Fen.format(parents.position(i)).equals(Fen.format(others.position(i)))) {
        different++;
      }
    }
    assertTrue(different > POSITIONS / 2, different + " are different");
  }

  @Test
  void endsTheWalkWithTheGame() {
    Parents parents = new Parents(copies("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), 9, 0);
    for (int i = 0; i < POSITIONS; i++) {
      assertTrue(parents.position(i).ply() <= 9);
    }
  }

  @Test
  void staysWithoutAWalk() {
    Parents parents = new Parents(copies("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), 0, 0);
    assertEquals("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Fen.format(parents.position(0)));
  }
}
