package chess.protocol;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.ThreadContext;
import org.jspecify.annotations.Nullable;

/**
 * Writes lines to one log file after the other with Log4j. Loading this class starts the logging
 * library, which takes a while, so only the thread of {@link QueuedTraffic} may touch it. Belongs
 * to that thread.
 */
final class LogFile {
  private static final String LOGGER = "chess.protocol";

  /** Where the configuration finds the name of the file. */
  private static final String FILE_PROPERTY = "duplex.log";

  // Under these names it finds what each line is about.
  private static final String TIME = "time";
  private static final String THREAD = "thread";

  private static final DateTimeFormatter TIME_FORMAT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT)
          .withZone(ZoneId.systemDefault());

  private String file = "";
  private @Nullable Logger logger;

  /** Changes to another file; the one before is closed. */
  void open(String newFile) {
    if (!newFile.equals(file)) {
      close();
      file = newFile;
      System.setProperty(FILE_PROPERTY, file);
      logger = LogManager.getLogger(LOGGER);
    }
  }

  void write(QueuedTraffic.Line line) {
    if (logger == null) {
      return;
    }
    ThreadContext.put(TIME, TIME_FORMAT.format(Instant.ofEpochMilli(line.millis())));
    ThreadContext.put(THREAD, line.thread());
    Level level =
        switch (line.kind()) {
          case WORDS -> Level.DEBUG;
          case NOTE -> Level.INFO;
          case FAILURE -> Level.ERROR;
        };
    logger.log(level, line.text(), line.cause());
  }

  void close() {
    if (logger != null) {
      logger = null;
      file = "";
      LogManager.shutdown();
    }
  }
}
