package chess.tools.teacher;

import java.io.IOException;

/** A file is not a network of the teacher's kind; the message says why. */
public final class TeacherFormatException extends IOException {
  private static final long serialVersionUID = 1L;

  TeacherFormatException(String message) {
    super(message);
  }
}
