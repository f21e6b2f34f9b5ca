import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Fetches a library for scripts that do without a build: from where Maven or Gradle have put it, or
 * from Maven Central. It has to have the checksum that the build knows.
 */
final class Library {
  private static final String CENTRAL = "https://repo.maven.apache.org/maven2/";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int FOUND = 200;

  private Library() {}

  /**
   * @param arguments group, name, version, where to put the jar, and the checksums of the build
   */
  public static void main(String[] arguments) throws Exception {
    String group = arguments[0];
    String name = arguments[1];
    String version = arguments[2];
    Path target = Path.of(arguments[3]).toAbsolutePath();
    String jar = name + "-" + version + ".jar";
    String path = group.replace('.', '/') + "/" + name + "/" + version + "/" + jar;
    Path home = Path.of(System.getProperty("user.home"));
    Path fresh = Files.createTempFile(target.getParent(), name, ".new");
    Optional<Path> local =
        found(home.resolve(".m2/repository/" + path))
            .or(() -> foundBelow(home.resolve(".gradle/caches/modules-2/files-2.1"), group, jar));
    try {
      if (local.isPresent()) {
        Files.copy(local.get(), fresh, StandardCopyOption.REPLACE_EXISTING);
      } else {
        download(CENTRAL + path, fresh);
      }
      String expected = checksum(jar, Path.of(arguments[4]));
      String actual = sha256(fresh);
      if (!actual.equals(expected)) {
        throw new IOException(jar + " has the checksum " + actual + ", not " + expected);
      }
      Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      System.err.println(jar + " is needed and cannot be had: " + e.getMessage());
      System.exit(1);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static Optional<Path> found(Path file) {
    return Optional.of(file).filter(Files::isRegularFile);
  }

  private static Optional<Path> foundBelow(Path cache, String group, String jar) {
    try (Stream<Path> files = Files.walk(cache.resolve(group))) {
      return files.filter(file -> file.endsWith(jar)).findFirst();
    } catch (IOException e) {
      // Gradle has not been here.
      return Optional.empty();
    }
  }

  private static void download(String address, Path file) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      HttpResponse<Path> answer =
          client.send(
              HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build(),
              HttpResponse.BodyHandlers.ofFile(file));
      if (answer.statusCode() != FOUND) {
        throw new IOException(address + " answers " + answer.statusCode());
      }
    }
  }

  private static String checksum(String jar, Path metadata) throws IOException {
    Pattern entry =
        Pattern.compile(
            "<artifact name=\"" + Pattern.quote(jar) + "\">\\s*<sha256 value=\"(\\w+)\"");
    Matcher matcher = entry.matcher(Files.readString(metadata));
    if (!matcher.find()) {
      throw new IOException("no checksum in " + metadata);
    }
    return matcher.group(1);
  }

  private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(sum);
  }
}
