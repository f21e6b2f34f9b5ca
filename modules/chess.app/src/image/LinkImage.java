import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModulePackagesAttribute;
import java.lang.classfile.attribute.ModuleResolutionAttribute;
import java.lang.constant.PackageDesc;
import java.lang.module.ModuleFinder;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import jdk.tools.jlink.internal.PluginRepository;
import jdk.tools.jlink.plugin.Plugin;
import jdk.tools.jlink.plugin.ResourcePool;
import jdk.tools.jlink.plugin.ResourcePoolBuilder;
import jdk.tools.jlink.plugin.ResourcePoolEntry;

/**
 * Links the engine and a Java runtime into one folder that a user interface can load. Both builds
 * run this program, so they cannot make different images. Three steps:
 *
 * <ol>
 *   <li>{@code jlink} puts the modules and the runtime together;
 *   <li>the launcher, the options of the virtual machine, licences and a few words are copied
 *       beside them, and the man page and the completion for shells are written;
 *   <li>a training run leaves an AOT cache behind: loaded and linked classes, the module graph and
 *       profiles, with which the program answers and gets up to speed in a fraction of the time.
 * </ol>
 */
final class LinkImage {
  private static final String ROOT_MODULES =
      "chess.app,org.apache.logging.log4j.core,jdk.incubator.vector";

  /** How JLine reaches the console of Windows; elsewhere it needs nothing native. */
  private static final String WINDOWS_CONSOLE = "org.jline.terminal.ffm";

  private static final String UNUSED_COMMANDS =
      "/**/bin/jrunscript*,/**/bin/keytool*,/**/bin/rmiregistry*";

  /** What the builds say of themselves in the jar files: it is all that tells theirs apart. */
  private static final String TRACES_OF_THE_BUILD = "/chess.*/META-INF/**";

  private static final List<String> COMMON_FILES = List.of("lib/duplex.options", "README.txt");
  private static final List<String> WINDOWS_FILES = List.of("bin/duplex.bat");
  private static final List<String> UNIX_FILES =
      List.of("bin/duplex", "install.sh", "share/games/plugins/xboard/duplex.eng");
  private static final List<String> PROGRAMS = List.of("bin/duplex", "install.sh");

  /** Our own licence, seen from the folder of this file. */
  private static final String LICENSE = "../../../../LICENSE";

  /** Where jar files of the Apache foundation keep theirs. */
  private static final List<String> LICENCES = List.of("LICENSE", "NOTICE");

  private static final int TRAINING_SECONDS = 600;

  private final Path sources;
  private final Path image;

  private LinkImage(Path sources, Path image) {
    this.sources = sources;
    this.image = image;
  }

  /**
   * @param arguments the folder of this file, the module path, the folder to make
   */
  public static void main(String[] arguments) throws Exception {
    LinkImage link = new LinkImage(Path.of(arguments[0]), Path.of(arguments[2]).toAbsolutePath());
    link.deleteOldImage();
    try (ModularJars jars = new ModularJars(arguments[1])) {
      link.linkModules(jars.path());
    }
    link.copyFiles();
    link.copyLicences(arguments[1]);
    link.writeDocuments(arguments[1]);
    link.train();
    link.sumUp();
  }

  private void deleteOldImage() throws IOException {
    if (Files.exists(image)) {
      List<Path> paths;
      try (Stream<Path> tree = Files.walk(image)) {
        paths = tree.toList();
      }
      for (Path path : paths.reversed()) {
        Files.delete(path);
      }
    }
  }

  private void linkModules(String modulePath) {
    PluginRepository.registerPlugin(new SettledVectorModule());
    PluginRepository.registerPlugin(new HollowModules());
    int result =
        ToolProvider.findFirst("jlink")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "--module-path=" + modulePath,
                "--add-modules=" + ROOT_MODULES + (isWindows() ? "," + WINDOWS_CONSOLE : ""),
                "--exclude-files=" + UNUSED_COMMANDS,
                "--exclude-resources=" + TRACES_OF_THE_BUILD,
                "--no-header-files",
                "--no-man-pages",
                "--output=" + image);
    if (result != 0) {
      throw new IllegalStateException("jlink failed");
    }
  }

  private void copyFiles() throws IOException {
    for (String file : COMMON_FILES) {
      copy(file);
    }
    for (String file : isWindows() ? WINDOWS_FILES : UNIX_FILES) {
      copy(file);
    }
    Files.copy(sources.resolve(LICENSE), image.resolve("LICENSE"));
    if (isWindows()) {
      Files.writeString(
          image.resolve("lib/duplex.options"),
          "\n# The line editor asks the system for keys and colours.\n--enable-native-access="
              + WINDOWS_CONSOLE
              + "\n",
          StandardOpenOption.APPEND);
    }
  }

  private void copy(String file) throws IOException {
    Files.createDirectories(image.resolve(file).getParent());
    Path copy = Files.copy(sources.resolve(file), image.resolve(file));
    if (PROGRAMS.contains(file) && !copy.toFile().setExecutable(true, false)) {
      throw new IOException("cannot make " + copy + " executable");
    }
  }

  /** Where there is a man program, and shells that complete. */
  private void writeDocuments(String modulePath) throws IOException, InterruptedException {
    if (isWindows()) {
      return;
    }
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--class-path=" + modulePath,
                sources.resolve("WriteDocuments.java").toString(),
                image.toString())
            .inheritIO()
            .start();
    if (writer.waitFor() != 0) {
      throw new IllegalStateException("the man page could not be written");
    }
  }

  /**
   * Jar files carry their licences inside, and jlink leaves those behind; for jar files without any
   * they lie beside this program.
   */
  private void copyLicences(String modulePath) throws IOException {
    for (String jar : modulePath.split(File.pathSeparator)) {
      Path path = Path.of(jar);
      if (Files.isRegularFile(path)) {
        String module = moduleName(path);
        Path kept = sources.resolve("legal").resolve(module).resolve("LICENSE");
        if (Files.exists(kept) && (isWindows() || !module.equals(WINDOWS_CONSOLE))) {
          Path folder = Files.createDirectories(image.resolve("legal").resolve(module));
          Files.copy(kept, folder.resolve("LICENSE"));
        }
        try (FileSystem content = FileSystems.newFileSystem(path)) {
          for (String name : LICENCES) {
            Path text = content.getPath("META-INF", name);
            if (Files.exists(text)) {
              Path folder = image.resolve("legal").resolve(moduleName(path));
              Files.copy(text, Files.createDirectories(folder).resolve(name));
            }
          }
        }
      }
    }
  }

  private static String moduleName(Path jar) {
    return ModuleFinder.of(jar).findAll().iterator().next().descriptor().name();
  }

  /**
   * Holds the conversation of {@code training.txt} with the program, as its launcher starts it:
   * {@code > text} is said to it, {@code < text} waits for a line that begins so.
   *
   * <p>The cache also keeps the profiles of the run. The compiler trusts them, so the conversation
   * has to search long enough: a branch that was never taken is left out of the compiled code, and
   * taking it later throws that code away.
   */
  private void train() throws IOException, InterruptedException {
    Path cache = image.resolve("lib/duplex.aot");
    Path java = image.resolve("bin/java");
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.add("@" + image.resolve("lib/duplex.options"));
    command.add("-XX:AOTCacheOutput=" + cache);
    command.addAll(List.of("-m", "chess.app/chess.app.Main"));
    Process program =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Thread watchdog = Thread.startVirtualThread(() -> endLate(program));
    try (BufferedReader output = program.inputReader();
        PrintWriter input = new PrintWriter(program.outputWriter(), true)) {
      for (String line : Files.readAllLines(sources.resolve("training.txt"))) {
        if (line.startsWith("> ")) {
          input.println(line.substring(2));
        } else if (line.startsWith("< ")) {
          skipTo(line.substring(2), output);
        }
      }
    }
    int result = program.waitFor();
    watchdog.interrupt();
    if (result != 0 || !Files.exists(cache)) {
      throw new IllegalStateException("the training run failed with exit code " + result);
    }
  }

  /** Leaves the checksum by which the launcher knows a cache that was damaged since. */
  private void sumUp() throws IOException, InterruptedException {
    if (!isWindows()) {
      Path cache = image.resolve("lib/duplex.aot");
      Process sum =
          new ProcessBuilder("cksum")
              .redirectInput(cache.toFile())
              .redirectOutput(image.resolve("lib/duplex.aot.cksum").toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      if (sum.waitFor() != 0) {
        throw new IllegalStateException("no checksum of " + cache);
      }
    }
  }

  private static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  private static void skipTo(String start, BufferedReader output) throws IOException {
    String line = output.readLine();
    while (line != null && !line.startsWith(start)) {
      line = output.readLine();
    }
    if (line == null) {
      throw new IllegalStateException("the training run ended before it said " + start);
    }
  }

  private static void endLate(Process program) {
    try {
      if (!program.waitFor(TRAINING_SECONDS, TimeUnit.SECONDS)) {
        program.destroyForcibly();
      }
    } catch (InterruptedException e) {
      // The training run ended in time.
    }
  }

  /** Looks at the parts of the image one by one. */
  private abstract static class EntryFilter implements Plugin {
    /** What becomes of a part; null leaves it out. */
    abstract ResourcePoolEntry change(ResourcePoolEntry entry);

    @Override
    public Category getType() {
      return Category.FILTER;
    }

    @Override
    public Set<State> getState() {
      return EnumSet.of(State.AUTO_ENABLED, State.FUNCTIONAL);
    }

    @Override
    public ResourcePool transform(ResourcePool in, ResourcePoolBuilder out) {
      in.transformAndCopy(this::change, out);
      return out.build();
    }
  }

  /**
   * Takes the incubator mark off {@code jdk.incubator.vector} in the image. With the mark every
   * start prints a warning, which some user interfaces show as an error, and the module graph is
   * kept out of the AOT cache, which more than doubles the time to start.
   */
  private static final class SettledVectorModule extends EntryFilter {
    private static final String DESCRIPTOR = "/jdk.incubator.vector/module-info.class";

    @Override
    public String getName() {
      return "settled-vector-module";
    }

    @Override
    ResourcePoolEntry change(ResourcePoolEntry entry) {
      return entry.path().equals(DESCRIPTOR) ? settle(entry) : entry;
    }

    private static ResourcePoolEntry settle(ResourcePoolEntry descriptor) {
      ClassFile classFile = ClassFile.of();
      return descriptor.copyWithContent(
          classFile.transformClass(
              classFile.parse(descriptor.contentBytes()),
              ClassTransform.dropping(e -> e instanceof ModuleResolutionAttribute)));
    }
  }

  /**
   * Empties modules that Log4j requires for the sake of what this program does not use of it:
   * windows, scripts, remote objects. Only the events of beans are left of them, which its core
   * speaks of.
   */
  private static final class HollowModules extends EntryFilter {
    private static final Set<String> MODULES =
        Set.of(
            "java.compiler",
            "java.datatransfer",
            "java.desktop",
            "java.prefs",
            "java.rmi",
            "java.scripting");

    private static final Set<String> KEPT_PACKAGES = Set.of("java.beans", "com.sun.beans.util");
    private static final String DESCRIPTOR = "module-info.class";

    @Override
    public String getName() {
      return "hollow-modules";
    }

    @Override
    ResourcePoolEntry change(ResourcePoolEntry entry) {
      if (!MODULES.contains(entry.moduleName())) {
        return entry;
      }
      String path = entry.path().substring(entry.path().indexOf('/', 1) + 1);
      if (path.equals(DESCRIPTOR)) {
        return withoutPackages(entry);
      }
      // Notices of libraries (.md) speak of code that is gone.
      boolean isLicence =
          entry.type() == ResourcePoolEntry.Type.LEGAL_NOTICE && !path.endsWith(".md");
      boolean isKept =
          entry.type() == ResourcePoolEntry.Type.CLASS_OR_RESOURCE
              && KEPT_PACKAGES.contains(
                  path.substring(0, Math.max(0, path.lastIndexOf('/'))).replace('/', '.'));
      return isLicence || isKept ? entry : null;
    }

    /** The descriptor must not promise what is not there. */
    private static ResourcePoolEntry withoutPackages(ResourcePoolEntry descriptor) {
      ClassFile classFile = ClassFile.of();
      ClassModel old = classFile.parse(descriptor.contentBytes());
      ModuleAttribute module = old.findAttribute(Attributes.module()).orElseThrow();
      List<PackageDesc> kept =
          module.exports().stream()
              .map(export -> export.exportedPackage().asSymbol())
              .filter(name -> KEPT_PACKAGES.contains(name.name()))
              .toList();
      ModuleAttribute hollow =
          ModuleAttribute.of(
              module.moduleName().asSymbol(),
              builder -> {
                module.requires().forEach(builder::requires);
                kept.forEach(name -> builder.exports(name, 0));
              });
      return descriptor.copyWithContent(
          classFile.buildModule(
              hollow,
              builder ->
                  builder.with(
                      ModulePackagesAttribute.ofNames(
                          KEPT_PACKAGES.stream()
                              .filter(name -> descriptor.moduleName().equals("java.desktop"))
                              .map(PackageDesc::of)
                              .toList()))));
    }
  }
}
