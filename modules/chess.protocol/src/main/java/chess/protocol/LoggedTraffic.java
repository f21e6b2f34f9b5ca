package chess.protocol;

import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Writes the conversation to Log4j; thread and time are added there. Loading this class starts the
 * logging library, so only {@link SwitchedTraffic} may touch it, and only when a log was asked for.
 */
final class LoggedTraffic implements Traffic {
  private static final Logger LOGGER = LogManager.getLogger("chess.protocol");

  @Override
  public void received(String line) {
    LOGGER.debug("<< {}", line);
  }

  @Override
  public void sent(String line) {
    LOGGER.debug(">> {}", line);
  }

  @Override
  public void note(String text) {
    LOGGER.info("{}", text);
  }

  @Override
  public void failure(String text, Throwable cause) {
    LOGGER.error(text, cause);
  }

  @Override
  public String logTo(String file) {
    return "";
  }
}
