package chess.core.file;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What is wrong with a file, in one line that is the same wherever it is met. */
public final class FileTrouble {
  private FileTrouble() {}

  /** A file that cannot be read, with the reason as the exception's message. */
  public static IOException reading(Path file, IOException cause) {
    return new IOException("cannot read " + file + ": " + reason(file, cause), cause);
  }

  /** A file that cannot be written, with the reason as the exception's message. */
  public static IOException writing(Path file, IOException cause) {
    return new IOException("cannot write " + file + ": " + reason(file, cause), cause);
  }

  private static String reason(Path file, IOException cause) {
    if (Files.isDirectory(file)) {
      return "it is a folder";
    }
    return switch (cause) {
      case NoSuchFileException missing -> "there is no such file or folder";
      case FileNotFoundException missing -> "there is no such file or folder";
      case AccessDeniedException denied -> "access is denied";
      case CharacterCodingException bytes -> "it is not text in UTF-8";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      default -> Reason.of(cause);
    };
  }
}
