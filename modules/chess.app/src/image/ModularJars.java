import java.io.File;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModulePackagesAttribute;
import java.lang.constant.ModuleDesc;
import java.lang.constant.PackageDesc;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.AccessFlag;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A module path on which every jar describes its module, as jlink demands. Jars that have a name as
 * a module but no description are copied, and get one: all their packages are open to everybody, as
 * they would be without it.
 */
final class ModularJars implements AutoCloseable {
  /** What such modules need beside java.base. */
  private static final Map<String, List<String>> REQUIRED =
      Map.of(
          "org.jline.reader", List.of("org.jline.terminal"),
          "org.jline.terminal", List.of("java.logging"),
          "org.jline.terminal.ffm", List.of("java.logging", "org.jline.terminal"));

  private static final String DESCRIPTOR = "module-info.class";

  private final Path folder;
  private final List<String> paths = new ArrayList<>();

  ModularJars(String modulePath) throws IOException {
    folder = Files.createTempDirectory("modules");
    for (String path : modulePath.split(File.pathSeparator)) {
      paths.add(described(Path.of(path)).toString());
    }
  }

  String path() {
    return String.join(File.pathSeparator, paths);
  }

  private Path described(Path path) throws IOException {
    for (var module : ModuleFinder.of(path).findAll()) {
      if (module.descriptor().isAutomatic()) {
        return describe(path, module.descriptor());
      }
    }
    return path;
  }

  private Path describe(Path jar, ModuleDescriptor automatic) throws IOException {
    List<String> required = REQUIRED.get(automatic.name());
    if (required == null) {
      throw new IOException(jar + " describes no module, and nobody says what it needs");
    }
    List<PackageDesc> packages = automatic.packages().stream().map(PackageDesc::of).toList();
    ModuleAttribute module =
        ModuleAttribute.of(
            ModuleDesc.of(automatic.name()),
            builder -> {
              builder.requires(ModuleDesc.of("java.base"), List.of(AccessFlag.MANDATED), null);
              required.forEach(name -> builder.requires(ModuleDesc.of(name), List.of(), null));
              packages.forEach(name -> builder.exports(name, List.of()));
            });
    Path copy = Files.copy(jar, folder.resolve(jar.getFileName()));
    try (FileSystem content = FileSystems.newFileSystem(copy)) {
      Files.write(
          content.getPath(DESCRIPTOR),
          ClassFile.of()
              .buildModule(
                  module, builder -> builder.with(ModulePackagesAttribute.ofNames(packages))));
    }
    return copy;
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
