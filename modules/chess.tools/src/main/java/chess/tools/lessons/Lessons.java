package chess.tools.lessons;

import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordList;
import chess.tools.teacher.Teacher;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Makes numbered portions of lessons, each of which is always the same. */
public final class Lessons implements AutoCloseable {
  private final PositionSet games;
  private final LessonPlan plan;
  private final Teacher teacher;
  private final Queue<LessonMaker> idle = new ConcurrentLinkedQueue<>();

  /**
   * @param games positions of games, from which the ways lead
   */
  public Lessons(PositionSet games, LessonPlan plan, Teacher teacher) {
    this.games = games;
    this.plan = plan;
    this.teacher = teacher;
  }

  /** Makes a portion; may be called by several threads at once. */
  public RecordList portion(long number) {
    LessonMaker free = idle.poll();
    LessonMaker maker = free == null ? new LessonMaker(games, plan, teacher.colleague()) : free;
    RecordList lessons = maker.make(number);
    idle.add(maker);
    return lessons;
  }

  /** Puts together what was not seen before. */
  public static PositionSet unseen(List<RecordList> portions, SeenPositions seen) {
    PositionSet set = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    for (RecordList portion : portions) {
      for (int i = 0; i < portion.size(); i++) {
        int offset = RecordList.offset(i);
        if (seen.add(PositionRecord.hash(portion.longs(), offset))) {
          System.arraycopy(portion.longs(), offset, record, 0, PositionRecord.LONGS);
          set.add(record);
        }
      }
    }
    return set;
  }

  @Override
  public void close() {
    idle.forEach(LessonMaker::close);
  }
}
