package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Maven shows a module whatever the modules below it were compiled with; Gradle shows it only what
 * they hand on ({@code api}). So that code which Maven compiles is compiled by Gradle too, each
 * module hands on what it shows, and uses nothing that nobody hands to it.
 */
final class HandedOnTest {
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?([a-z_][\\w]*(?:\\.[a-z_][\\w]*)*)\\.");
  private static final Pattern REQUIRES =
      Pattern.compile("(?m)^\\s*requires (transitive |static |)([\\w.]+);");
  private static final Pattern JDK =
      Pattern.compile("(java|javax|jdk|com\\.sun|org\\.w3c|org\\.xml)\\..*");
  private static final String[] WAYS = {"api", "implementation", "testImplementation"};
  private static final String MAIN = "src/main/java";
  private static final String TESTS = "src/test/java";

  private final GradleBuild gradle = new GradleBuild();

  /** By package the modules that have a part of it. */
  private final Map<String, Set<String>> modulesOf = new HashMap<>();

  HandedOnTest() throws IOException {
    for (String module : GradleBuild.modules()) {
      for (String folder : List.of(MAIN, TESTS)) {
        for (Path file : sources(module, folder)) {
          String name = packageOf(module, folder, file);
          modulesOf.computeIfAbsent(name, key -> new TreeSet<>()).add(name(module));
        }
      }
    }
  }

  @Test
  void whatAModuleShowsIsHandedOn() throws IOException {
    Set<String> used = new TreeSet<>();
    for (String module : GradleBuild.modules()) {
      for (String way : WAYS) {
        used.addAll(gradle.declared(module, way));
      }
    }
    Set<String> shown = new TreeSet<>();
    Set<String> looked = new TreeSet<>();
    for (JavaClass type : new ClassFileImporter().importPackages("chess")) {
      Set<String> owners = modulesOf.getOrDefault(type.getPackageName(), Set.of());
      String owner = owners.size() == 1 ? owners.iterator().next() : "";
      if (used.contains(owner) && isPublic(type)) {
        looked.add(owner);
        Set<String> handedOn = handedOnBy(owner);
        for (JavaClass seen : shownBy(type)) {
          if (!isFrom(handedOn, seen.getPackageName())) {
            shown.add(owner + " shows " + seen.getName() + " in " + type.getName());
          }
        }
      }
    }
    assertTrue(looked.contains("duplex:test-support"), looked.toString());
    assertEquals(Set.of(), shown, "these need api instead of implementation");
  }

  @Test
  void whatAModuleRequiresIsHandedToItAndOn() throws IOException {
    for (String module : GradleBuild.modules()) {
      Path descriptor = Repository.root().resolve(module).resolve(MAIN).resolve("module-info.java");
      if (Files.exists(descriptor)) {
        Set<String> handed = handedTo(module, "api", "implementation");
        Set<String> forOthers = new TreeSet<>();
        Matcher matcher = REQUIRES.matcher(Files.readString(descriptor));
        while (matcher.find()) {
          String required = matcher.group(2);
          String own = "duplex:" + required;
          assertTrue(handed.contains(own) || isFrom(handed, required), module + ": " + required);
          if (matcher.group(1).equals("transitive ")) {
            forOthers.add(own);
          }
        }
        assertEquals(forOthers, gradle.declared(module, "api"), module);
      }
    }
  }

  @Test
  void whatSourcesImportIsHandedToThem() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String module : GradleBuild.modules()) {
      missing.addAll(unknownImports(module, MAIN, handedTo(module, "api", "implementation")));
      Set<String> forTests = handedTo(module, WAYS);
      gradle.commonDependencies().forEach(common -> forTests.add(artifact(common)));
      missing.addAll(unknownImports(module, TESTS, forTests));
    }
    assertEquals(Set.of(), missing);
  }

  private Set<String> unknownImports(String module, String folder, Set<String> handed)
      throws IOException {
    Set<String> unknown = new TreeSet<>();
    for (Path file : sources(module, folder)) {
      Matcher matcher = IMPORT.matcher(Files.readString(file));
      while (matcher.find()) {
        if (!isFrom(handed, matcher.group(1))) {
          unknown.add(module + ": " + file.getFileName() + " imports from " + matcher.group(1));
        }
      }
    }
    return unknown;
  }

  /** What the compiler sees of a module that declares other things in these ways. */
  private Set<String> handedTo(String module, String... ways) throws IOException {
    Set<String> handed = new TreeSet<>(Set.of(name(module)));
    for (String common : gradle.commonDependencies()) {
      if (!common.endsWith(" test") && !common.endsWith(" import")) {
        handed.add(artifact(common));
      }
    }
    for (String way : ways) {
      for (String declared : gradle.declared(module, way)) {
        handed.addAll(handedOnBy(declared));
      }
    }
    return handed;
  }

  /** An artifact and what comes along with it. */
  private Set<String> handedOnBy(String artifact) throws IOException {
    Set<String> handed = new TreeSet<>(Set.of(artifact));
    for (String module : GradleBuild.modules()) {
      if (name(module).equals(artifact)) {
        for (String next : gradle.declared(module, "api")) {
          handed.addAll(handedOnBy(next));
        }
      }
    }
    return handed;
  }

  private boolean isFrom(Set<String> artifacts, String packageName) {
    return packageName.isEmpty()
        || JDK.matcher(packageName + ".").matches()
        || modulesOf.getOrDefault(packageName, Set.of()).stream().anyMatch(artifacts::contains)
        || librariesOf(packageName).stream().anyMatch(artifacts::contains);
  }

  /**
   * The packages of a library begin with its group, or with the last word of it. Where several have
   * one group, the one that continues with the last word of the artifact is meant.
   */
  private Set<String> librariesOf(String packageName) {
    Set<String> ofGroup = new TreeSet<>();
    for (String library : gradle.libraries()) {
      String group = library.substring(0, library.indexOf(':'));
      String part = library.substring(library.lastIndexOf('-') + 1);
      if (begins(packageName, group + "." + part)) {
        return Set.of(library);
      }
      if (begins(packageName, group)
          || begins(packageName, group.substring(group.lastIndexOf('.') + 1))) {
        ofGroup.add(library);
      }
    }
    return ofGroup;
  }

  private static boolean begins(String packageName, String start) {
    return (packageName + ".").startsWith(start + ".");
  }

  /** Everything that a user of the class has to know of. */
  private static Set<JavaClass> shownBy(JavaClass type) {
    Stream<JavaType> ancestors =
        Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
    Stream<JavaType> members = type.getMembers().stream().flatMap(HandedOnTest::typesOf);
    Set<JavaClass> shown = new HashSet<>();
    Stream.concat(ancestors, members)
        .flatMap(seen -> seen.getAllInvolvedRawTypes().stream())
        .map(JavaClass::getBaseComponentType)
        .filter(seen -> !seen.isPrimitive())
        .forEach(shown::add);
    return shown;
  }

  private static Stream<JavaType> typesOf(JavaMember member) {
    boolean seen =
        member.getModifiers().contains(JavaModifier.PUBLIC)
            || member.getModifiers().contains(JavaModifier.PROTECTED);
    if (!seen) {
      return Stream.of();
    }
    return switch (member) {
      case JavaField field -> Stream.of(field.getType());
      case JavaCodeUnit code ->
          Stream.concat(
              Stream.of(code.getReturnType()),
              Stream.concat(code.getParameterTypes().stream(), code.getExceptionTypes().stream()));
      default -> Stream.of();
    };
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC);
  }

  /** What a dependency is, without how it is used. */
  private static String artifact(String dependency) {
    return dependency.substring(0, dependency.indexOf(' '));
  }

  private static String name(String module) {
    return "duplex:" + module.substring(module.lastIndexOf('/') + 1);
  }

  private static Set<Path> sources(String module, String folder) throws IOException {
    Path root = Repository.root().resolve(module).resolve(folder);
    Set<Path> files = new TreeSet<>();
    if (Files.isDirectory(root)) {
      try (Stream<Path> tree = Files.walk(root)) {
        tree.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
    }
    return files;
  }

  private static String packageOf(String module, String folder, Path file) {
    Path name = Repository.root().resolve(module).resolve(folder).relativize(file).getParent();
    return name == null ? "" : name.toString().replace('\\', '/').replace('/', '.');
  }
}
