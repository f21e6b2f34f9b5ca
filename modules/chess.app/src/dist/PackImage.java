import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Packs the linked program into one file that can be passed on: {@code
 * duplex-VERSION-SYSTEM.tar.gz}, or {@code .zip} on Windows. Both builds run this program. Files
 * come in the order of their names and with one time, so that the same image gives the same
 * archive.
 */
final class PackImage {
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

  private final Path image;

  private PackImage(Path image) {
    this.image = image;
  }

  /**
   * @param arguments the folder of the linked program, the folder for the archive
   */
  public static void main(String[] arguments) throws Exception {
    pack(Engine.linked(arguments[0]), Path.of(arguments[1]), "");
  }

  /**
   * @param kind what stands in the name of the archive behind the system
   */
  static void pack(Engine engine, Path target, String kind) throws Exception {
    String name = "duplex-" + engine.version();
    String ending = Engine.WINDOWS ? ".zip" : ".tar.gz";
    Path archive = target.resolve(name + "-" + Engine.system() + kind + ending);
    PackImage pack = new PackImage(engine.folder());
    if (Engine.WINDOWS) {
      pack.zip(archive, name);
    } else {
      pack.tar(archive, name);
    }
    System.out.println(archive + ", " + Files.size(archive) + " bytes");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> tree = Files.walk(image)) {
      return tree.filter(path -> !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .toList();
    }
  }

  private String entryName(String folder, Path file) {
    return folder + "/" + image.relativize(file).toString().replace('\\', '/');
  }

  private void zip(Path archive, String folder) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(buffered(archive))) {
      zip.setLevel(Deflater.BEST_COMPRESSION);
      for (Path file : files()) {
        ZipEntry entry = new ZipEntry(entryName(folder, file));
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        Files.copy(file, zip);
      }
    }
  }

  private void tar(Path archive, String folder) throws IOException {
    try (OutputStream compressed = new BestCompression(buffered(archive));
        TarOutput tar = new TarOutput(compressed, TIME)) {
      for (Path file : files()) {
        String name = entryName(folder, file);
        if (Files.isSymbolicLink(file)) {
          tar.link(name, Files.readSymbolicLink(file).toString());
        } else {
          tar.file(name, file);
        }
      }
    }
  }

  private static OutputStream buffered(Path archive) throws IOException {
    return new BufferedOutputStream(Files.newOutputStream(archive));
  }

  private static final class BestCompression extends GZIPOutputStream {
    BestCompression(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
