package chess.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Leaves out the tests whose {@link Requirement} is not met, and keeps account of them and of those
 * that were skipped. Each module's account lies in {@code build/left-out} of the project; {@link
 * #main} says all of them in one line.
 */
public final class LeftOut implements PostDiscoveryFilter, TestExecutionListener {
  private static final String SETTINGS = "settings.gradle.kts";
  private static final String SEPARATOR = "\t";

  /** By reason the tests, each once. */
  private static final Map<String, Set<String>> TESTS = new TreeMap<>();

  /** Notes a test that a factory did not make. */
  public static synchronized void note(Requirement missing, String test) {
    note("need " + missing, test);
  }

  private static synchronized void note(String reason, String test) {
    TESTS.computeIfAbsent(reason, key -> new TreeSet<>()).add(test);
  }

  @Override
  public FilterResult apply(TestDescriptor test) {
    for (Requirement requirement : Requirement.values()) {
      if (test.getTags().contains(TestTag.create(requirement.tag())) && !requirement.isMet()) {
        if (test.getSource().filter(MethodSource.class::isInstance).isPresent()) {
          note(requirement, test.getUniqueId().toString());
        }
        return FilterResult.excluded("needs " + requirement);
      }
    }
    return FilterResult.included("nothing is missing");
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    note("skipped: " + reason, test.getUniqueId());
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
      String reason = result.getThrowable().map(Throwable::getMessage).orElse("unknown");
      note("skipped: " + reason, test.getUniqueId());
    }
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    Path module = Path.of("").toAbsolutePath();
    try {
      Path account = folder(module).resolve(module.getFileName().toString());
      Files.createDirectories(account.getParent());
      Files.writeString(account, account());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static synchronized String account() {
    return TESTS.entrySet().stream()
        .map(entry -> entry.getValue().size() + SEPARATOR + entry.getKey() + "\n")
        .collect(Collectors.joining());
  }

  private static Path folder(Path start) {
    Path root = start;
    while (root.getParent() != null && !Files.exists(root.resolve(SETTINGS))) {
      root = root.getParent();
    }
    return root.resolve("build").resolve("left-out");
  }

  /** Says what the last run of each module left out, called anywhere inside the project. */
  public static void main(String[] args) throws IOException {
    Path folder = folder(Path.of("").toAbsolutePath());
    Map<String, Integer> sums = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> accounts = Files.list(folder)) {
        for (Path account : accounts.toList()) {
          for (String line : Files.readAllLines(account)) {
            String[] columns = line.split(SEPARATOR, 2);
            sums.merge(columns[1], Integer.valueOf(columns[0]), Integer::sum);
          }
        }
      }
    }
    System.out.println(sentence(sums));
  }

  static String sentence(Map<String, Integer> sums) {
    return sums.isEmpty()
        ? "No test was left out."
        : sums.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .collect(Collectors.joining("; ", "Tests left out: ", "."));
  }
}
