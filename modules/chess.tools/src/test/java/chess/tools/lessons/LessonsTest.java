package chess.tools.lessons;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordList;
import chess.tools.teacher.SmallTeacher;
import chess.tools.teacher.Teacher;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LessonsTest {
  private static final Teacher TEACHER = SmallTeacher.make();
  private static final PositionSet GAMES = Games.random(300, 1);
  private static final LessonPlan PLAN = new LessonPlan(7, 2, 3, 4, 3, 5, 120, 0.5, 0.3);

  private final Lessons lessons = new Lessons(GAMES, PLAN, TEACHER);

  @AfterEach
  void close() {
    lessons.close();
  }

  private static long[] longs(RecordList portion) {
    return Arrays.copyOf(portion.longs(), RecordList.offset(portion.size()));
  }

  @Test
  void aPortionIsAlwaysTheSame() {
    long[] first = longs(lessons.portion(3));
    long[] other = longs(lessons.portion(4));
    assertFalse(Arrays.equals(first, other));
    assertArrayEquals(first, longs(lessons.portion(3)));
    try (Lessons elsewhere = new Lessons(GAMES, PLAN, SmallTeacher.make())) {
      assertArrayEquals(first, longs(elsewhere.portion(3)));
    }
    try (Lessons seeded = new Lessons(GAMES, PLAN.withSeed(8), TEACHER)) {
      assertFalse(Arrays.equals(first, longs(seeded.portion(3))));
    }
  }

  @Test
  void theLabelIsWhatTheTeacherSays() {
    RecordList portion = lessons.portion(1);
    int searched = 0;
    for (int i = 0; i < portion.size(); i++) {
      int offset = RecordList.offset(i);
      Position position = PositionRecord.decode(portion.longs(), offset);
      long label = portion.longs()[offset + PositionRecord.LABEL];
      int expected = Math.clamp(Math.round(TEACHER.centipawns(position)), -30_000, 30_000);
      assertEquals(expected, PositionRecord.score(label));
      assertFalse(position.inCheck());
      searched += PositionRecord.source(label) == LessonMaker.SEARCHED ? 1 : 0;
    }
    assertTrue(searched >= 20, searched + " of " + portion.size() + " searched");
    assertTrue(portion.size() - searched >= 20, searched + " of " + portion.size() + " searched");
  }

  @Test
  void theResultIsThatOfTheGame() {
    LessonPlan still = new LessonPlan(7, 0, 1, 4, 5, 5, 1, 1, 0);
    PositionSet won = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(Fen.start(), 0, PositionRecord.WON, 0, record);
    won.add(record);
    try (Lessons fromStart = new Lessons(won, still, TEACHER)) {
      RecordList portion = fromStart.portion(0);
      int branched = 0;
      for (int i = 0; i < portion.size(); i++) {
        long label = portion.longs()[RecordList.offset(i) + PositionRecord.LABEL];
        if (PositionRecord.source(label) == LessonMaker.BRANCHED) {
          assertEquals(PositionRecord.LOST, PositionRecord.result(label), "Black is to move");
          branched++;
        }
      }
      assertNotEquals(0, branched);
    }
  }

  @Test
  void noLessonComesTwice() {
    RecordList portion = lessons.portion(1);
    SeenPositions seen = new SeenPositions(1);
    PositionSet first = Lessons.unseen(List.of(portion, lessons.portion(2)), seen);
    Set<Long> hashes = new HashSet<>();
    for (int i = 0; i < first.size(); i++) {
      assertTrue(hashes.add(PositionRecord.hash(first.page(i), first.offset(i))));
    }
    assertEquals(0, Lessons.unseen(List.of(portion), seen).size());
  }

  @Test
  void someHaveFewMen() {
    LessonPlan thin = new LessonPlan(7, 2, 1, 10, 1, 5, 20, 0.5, 1);
    try (Lessons thinned = new Lessons(GAMES, thin, TEACHER)) {
      RecordList portion = thinned.portion(1);
      int few = 0;
      for (int i = 0; i < portion.size(); i++) {
        few += Bitboard.count(portion.longs()[RecordList.offset(i)]) <= 10 ? 1 : 0;
      }
      assertTrue(few > 0 && few < portion.size(), few + " of " + portion.size());
    }
  }

  @Test
  void aLineGoesOnFromOnePositionToTheNext() {
    PositionSet one = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(Fen.start(), 0, PositionRecord.DRAWN, 0, record);
    one.add(record);
    LessonPlan still = new LessonPlan(7, 0, 12, 12, 1, 1, 1, 1, 0);
    try (Lessons fromStart = new Lessons(one, still, TEACHER)) {
      RecordList portion = fromStart.portion(0);
      int fewest = Integer.MAX_VALUE;
      for (int i = 0; i < portion.size(); i++) {
        Position position = PositionRecord.decode(portion.longs(), RecordList.offset(i));
        long pawns = position.pieces(PieceType.PAWN);
        fewest = Math.min(fewest, Bitboard.count(pawns & Fen.start().pieces(PieceType.PAWN)));
      }
      // A single move from the start moves one pawn at most.
      assertTrue(fewest < 14, fewest + " pawns are where they were");
    }
  }
}
