package chess.tools.teacher;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A teacher with few columns and random weights. */
public final class SmallTeacher {
  private SmallTeacher() {}

  static TeacherNetwork network() {
    try {
      ByteArrayInputStream file = new ByteArrayInputStream(TeacherBytes.write());
      return TeacherFile.read(file, TeacherBytes.COLUMNS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Teacher make() {
    return new Teacher(network(), true);
  }
}
