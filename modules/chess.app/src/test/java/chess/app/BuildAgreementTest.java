package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The Gradle build and the Maven build make the same program and run the same tests. */
final class BuildAgreementTest {
  private static final String COMPILER = "maven-compiler-plugin";
  private static final String TESTS = "maven-surefire-plugin";

  /** Maven's test plugin brings the launcher of JUnit by itself. */
  private static final Set<String> KNOWN_TO_MAVEN =
      Set.of("org.junit.platform:junit-platform-launcher test");

  private final GradleBuild gradle = new GradleBuild();
  private final MavenBuild maven = new MavenBuild("");

  BuildAgreementTest() throws IOException {}

  @Test
  void version() throws IOException {
    assertEquals(gradle.version(), maven.version());
    for (String module : maven.modules()) {
      assertEquals(maven.version(), new MavenBuild(module).parentVersion(), module);
    }
  }

  @Test
  void modules() throws IOException {
    assertEquals(GradleBuild.modules(), maven.modules());
  }

  @Test
  void versionsOfLibraries() {
    assertEquals(gradle.versions(), maven.versions());
  }

  @Test
  void versionsStandInOnePlaceOnly() throws IOException {
    assertEquals(List.of(), maven.literalVersions());
    for (String module : maven.modules()) {
      assertEquals(List.of(), new MavenBuild(module).literalVersions(), module);
    }
  }

  @Test
  void dependenciesOfAllModules() {
    TreeSet<String> inMaven = maven.dependencies();
    inMaven.addAll(maven.imports());
    inMaven.addAll(KNOWN_TO_MAVEN);
    assertEquals(gradle.commonDependencies(), inMaven);
  }

  @Test
  void dependenciesOfEachModule() throws IOException {
    for (String module : maven.modules()) {
      assertEquals(gradle.dependencies(module), new MavenBuild(module).dependencies(), module);
    }
  }

  @Test
  void languageLevel() {
    assertEquals(gradle.languageLevel(), maven.setting(COMPILER, "source"));
    assertEquals(gradle.languageLevel(), maven.setting(COMPILER, "target"));
  }

  @Test
  void compilerArguments() throws IOException {
    assertEquals(gradle.compilerArguments(), compilerArguments(maven));
    for (String module : maven.modules()) {
      assertEquals(
          GradleBuild.compilerArguments(module), compilerArguments(new MavenBuild(module)), module);
    }
  }

  private static List<String> compilerArguments(MavenBuild pom) {
    List<String> arguments = new ArrayList<>(pom.settings(COMPILER, "arg"));
    switch (pom.setting(COMPILER, "failOnWarning")) {
      case "true" -> arguments.add("-Werror");
      case "false" -> arguments.add("without -Werror");
      default -> {}
    }
    return arguments;
  }

  @Test
  void virtualMachineOfTheTests() throws IOException {
    List<String> options = new ArrayList<>(List.of(maven.setting(TESTS, "argLine").split("\\s+")));
    options.remove("-javaagent:${org.mockito:mockito-core:jar}");
    options.remove("${test.jvm.options}");
    assertEquals(gradle.testOptions(), options);

    List<String> exports = new ArrayList<>();
    for (String name : GradleBuild.exportedCompilerPackages()) {
      exports.add("--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
    }
    String inMaven = new MavenBuild("modules/chess.app").property("test.jvm.options");
    assertEquals(exports, List.of(inMaven.split("\\s+")));
  }

  @Test
  void image() throws IOException {
    List<String> inGradle = new ArrayList<>();
    for (String argument : GradleBuild.imageArguments()) {
      inGradle.add(argument.replace("$sources", "${project.basedir}/src/image"));
    }
    List<String> inMaven =
        new MavenBuild("modules/chess.app").settings("maven-antrun-plugin", "arg/@value");
    assertEquals(inGradle, inMaven.subList(0, inGradle.size()));
    List<String> folders =
        List.of("${project.basedir}/src/image", "${module.path}", "${engine.directory}");
    assertEquals(folders, inMaven.subList(inGradle.size(), inMaven.size()));
  }

  @Test
  void archive() throws IOException {
    String program = "/src/dist/PackImage.java";
    assertTrue(Repository.read("modules/chess.app/build.gradle.kts").contains(program));
    assertTrue(Repository.read("gradle/without-gradle").contains(program));
  }
}
