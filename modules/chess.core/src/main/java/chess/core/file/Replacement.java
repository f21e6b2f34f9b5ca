package chess.core.file;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The new contents of a file. They are written beside it and take its place when they are complete,
 * so that whatever happens either the old contents are there or the new ones. What is no regular
 * file, such as a pipe or a terminal, cannot be replaced and is written as it is.
 */
public final class Replacement implements Closeable {
  private static final String SUFFIX = ".new";
  private static final int HEXADECIMAL = 16;

  private final Path target;
  private final Path beside;
  private final FileOutputStream stream;
  private boolean closed;

  private Replacement(Path target, Path beside) throws IOException {
    this.target = target;
    this.beside = beside;
    stream = new FileOutputStream(beside.toFile());
  }

  /**
   * Begins new contents.
   *
   * @throws IOException if the file could not be replaced later; the message says so in one line
   */
  public static Replacement of(Path file) throws IOException {
    try {
      Path target = behindLinks(file);
      if (Files.isDirectory(target)) {
        throw new FileSystemException(file.toString());
      }
      if (Files.exists(target) && !Files.isWritable(target)) {
        throw new AccessDeniedException(file.toString());
      }
      return new Replacement(target, SpecialFile.is(target) ? target : createBeside(target));
    } catch (IOException e) {
      throw FileTrouble.writing(file, e);
    }
  }

  /** Replaces a file by a text. */
  public static void write(Path file, String text) throws IOException {
    try (Replacement replacement = of(file)) {
      replacement.stream().write(text.getBytes(StandardCharsets.UTF_8));
      replacement.finish();
    }
  }

  /** Adds a text to the end of a file, which need not be there yet. */
  public static void append(Path file, String text) throws IOException {
    try (Replacement replacement = of(file)) {
      if (Files.isRegularFile(file)) {
        Files.copy(file, replacement.stream());
      }
      replacement.stream().write(text.getBytes(StandardCharsets.UTF_8));
      replacement.finish();
    }
  }

  /** A link stays, and what it points to is replaced, even if that is not there yet. */
  private static Path behindLinks(Path file) throws IOException {
    if (Files.exists(file)) {
      return file.toRealPath();
    }
    return Files.isSymbolicLink(file)
        ? file.toAbsolutePath().resolveSibling(Files.readSymbolicLink(file))
        : file;
  }

  private static Path createBeside(Path target) throws IOException {
    while (true) {
      String number = Integer.toString(ThreadLocalRandom.current().nextInt() >>> 1, HEXADECIMAL);
      Path beside = target.resolveSibling(target.getFileName() + "." + number + SUFFIX);
      try {
        Files.createFile(beside);
        copyPermissions(target, beside);
        return beside;
      } catch (FileAlreadyExistsException e) {
        // Another number will do.
      }
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from) && Files.getFileStore(from).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  /** Takes the new contents; what it throws tells the name of the file. */
  public OutputStream stream() {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
          stream.write(bytes, offset, length);
        } catch (IOException e) {
          throw FileTrouble.writing(target, e);
        }
      }
    };
  }

  /**
   * The contents are complete: from now on they are those of the file.
   *
   * @throws IOException if they could not be put there; the file is as it was
   */
  public void finish() throws IOException {
    try {
      if (!isDirect()) {
        // Otherwise the name may be on the disk before the contents are.
        stream.getFD().sync();
      }
      stream.close();
      if (!isDirect()) {
        move();
      }
      closed = true;
    } catch (IOException e) {
      throw FileTrouble.writing(target, e);
    }
  }

  private void move() throws IOException {
    try {
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private boolean isDirect() {
    return beside.equals(target);
  }

  /** Drops contents that were not finished. */
  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      stream.close();
      if (!isDirect()) {
        Files.deleteIfExists(beside);
      }
    }
  }
}
