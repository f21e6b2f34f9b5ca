package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Gradle build and the Maven build make the same program and run the same tests. */
final class BuildAgreementTest {
  private static final String COMPILER = "maven-compiler-plugin";
  private static final Pattern CONDITION = Pattern.compile("import .*\\.(?:En|Dis)abledIf\\w*;");
  private static final String DESCRIPTOR = "module-info.class";
  private static final Pattern DOCUMENTED_TASK = Pattern.compile("(?m)^\\| `\\./gradlew (\\w+)");
  private static final Pattern TASK_WITHOUT_GRADLE =
      Pattern.compile("(?m)^ {8}(\\w+(?: \\| \\w+)*)\\)");
  private static final Pattern THREAD_NAME = Pattern.compile("\\[main\\b|\\(\"main\"");
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
    for (String module : maven.modulesOfProfiles()) {
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
    Set<String> inMaven = maven.dependencies();
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

  @Test
  void checksOfTheCompiler() throws IOException {
    List<String> ofTests = new ArrayList<>(gradle.checks());
    ofTests.addAll(gradle.checksOfTests());
    assertEquals(gradle.checks(), checks(maven.setting(COMPILER, "compilerArgument")));
    assertEquals(ofTests, checks(maven.setting(COMPILER, "testCompilerArgument")));
    assertEquals(gradle.compilerAccess(), Repository.read(".mvn/jvm.config").lines().toList());
  }

  /** The words behind the name of the plugin, with the values of the properties among them. */
  private List<String> checks(String argument) {
    List<String> words = new ArrayList<>();
    for (String word : argument.split("\\s+")) {
      boolean isProperty = word.startsWith("${");
      words.addAll(
          isProperty
              ? checks(maven.property(word.substring(2, word.length() - 1)))
              : List.of(word));
    }
    words.remove("-Xplugin:ErrorProne");
    return words;
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
  void floorsOfTheCoverage() throws IOException {
    for (String module : maven.modules()) {
      String name = module.substring(module.lastIndexOf('/') + 1);
      assertEquals(
          gradle.coverageFloor(name), new MavenBuild(module).property("coverage.floor"), module);
    }
  }

  @Test
  void virtualMachineOfTheTests() throws IOException {
    List<String> options = new ArrayList<>(List.of(maven.setting(TESTS, "argLine").split("\\s+")));
    options.remove("-javaagent:${org.mockito:mockito-core:jar}");
    options.remove("${test.jvm.options}");
    options.remove("@{jacoco.agent}");
    assertEquals(gradle.testOptions(), options);

    List<String> exports = new ArrayList<>();
    for (String name : GradleBuild.exportedCompilerPackages()) {
      exports.add("--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
    }
    String inMaven = new MavenBuild("modules/chess.app").property("test.jvm.options");
    assertEquals(exports, List.of(inMaven.split("\\s+")));
  }

  /** What the two builds say of the virtual machine is one thing, where the tests run another. */
  @Test
  void virtualMachineThatRunsThis() {
    assertTrue(Runtime.version().feature() >= 25, Runtime.version().toString());
    assertEquals(StandardCharsets.UTF_8, Charset.defaultCharset());
    long heap = Runtime.getRuntime().maxMemory();
    assertTrue(heap > 900L << 20 && heap <= 1L << 30, heap + " bytes");
    assertTrue(BuildAgreementTest.class.desiredAssertionStatus(), "assertions are checked");
    assertEquals(Repository.root().resolve("modules/chess.app"), Path.of("").toAbsolutePath());
  }

  /** Maven gives a module the version of the project without being asked; Gradle does not. */
  @Test
  void compiledModulesKnowTheirVersion() throws IOException {
    Map<String, String> versions = new TreeMap<>();
    for (URL file : Collections.list(getClass().getClassLoader().getResources(DESCRIPTOR))) {
      try (InputStream content = file.openStream()) {
        ModuleDescriptor module = ModuleDescriptor.read(content);
        if (module.name().startsWith("chess.")) {
          versions.put(module.name(), module.rawVersion().orElse("none"));
        }
      }
    }
    String version = maven.version();
    assertEquals(
        Map.of(
            "chess.app", version,
            "chess.core", version,
            "chess.protocol", version,
            "chess.search", version),
        versions);
  }

  /** Maven has one Java; Gradle may run on another one than the program needs. */
  @Test
  void programsStartOnTheJavaOfTheBuild() throws IOException {
    assertTrue(gradle.launchesOnToolchain("JavaExec"));
    assertTrue(gradle.launchesOnToolchain("SourceProgram"));
    for (String module : maven.modules()) {
      assertEquals(List.of(), GradleBuild.ownWaysToStartJava(module), module);
    }
  }

  /** Gradle leaves out tests when no input has changed; Maven always runs them. */
  @Test
  void testsRunAgainWhenAnyFileChanged() {
    assertTrue(gradle.testsDependOnTheRepository());
  }

  /** Maven runs modules in turn; with its configuration cache, Gradle runs tasks side by side. */
  @Test
  void testsOfDifferentModulesWaitForEachOther() {
    assertTrue(gradle.testsRunInTurn());
  }

  /** Maven calls the thread of the tests main, Gradle does not. */
  @Test
  void noTestKnowsTheNameOfItsThread() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : Repository.javaFiles()) {
      if (file.toString().contains("Test.java")
          && THREAD_NAME.matcher(Files.readString(file)).find()
          && !file.endsWith("BuildAgreementTest.java")) {
        found.add(file.getFileName().toString());
      }
    }
    assertEquals(List.of(), found);
  }

  /** What is not installed is a requirement, which both builds account for; see its class. */
  @Test
  void noTestIsSkippedForWhatIsNotInstalled() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : Repository.javaFiles()) {
      if (CONDITION.matcher(Files.readString(file)).find()) {
        found.add(file.getFileName().toString());
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void tasksThatAreDocumentedExistInBothBuilds() throws IOException {
    Set<String> documented = new TreeSet<>();
    Matcher row = DOCUMENTED_TASK.matcher(Repository.read("CONTRIBUTING.md"));
    while (row.find()) {
      documented.add(row.group(1));
    }
    assertTrue(documented.contains("check"), documented.toString());
    Set<String> unknown = new TreeSet<>(documented);
    unknown.removeAll(GradleBuild.tasks(maven.modules()));
    assertEquals(Set.of(), unknown, "in Gradle");
    unknown.addAll(documented);
    unknown.removeAll(withoutGradle());
    assertEquals(Set.of(), unknown, "in gradle/without-gradle");
  }

  private static Set<String> withoutGradle() throws IOException {
    String script = Repository.read("gradle/without-gradle");
    Set<String> tasks = new TreeSet<>();
    Matcher cases = TASK_WITHOUT_GRADLE.matcher(script.substring(script.indexOf("for task in")));
    while (cases.find()) {
      tasks.addAll(List.of(cases.group(1).split(" \\| ")));
    }
    return tasks;
  }

  /** Both builds end with the same account of the tests that were left out. */
  @Test
  void accountOfTests() throws IOException {
    String inGradle = Repository.read("test-support/build.gradle.kts");
    String program =
        new MavenBuild("benchmarks").settings("maven-antrun-plugin", "java/@classname").getFirst();
    assertTrue(inGradle.contains("mainClass = \"" + program + "\""), program);
    assertTrue(gradle.testsEndWithTheirAccount());
  }

  @Test
  void image() throws IOException {
    List<String> expected = new ArrayList<>(GradleBuild.imageOptions());
    expected.add("${project.basedir}/src/image/LinkImage.java");
    expected.addAll(
        List.of("${project.basedir}/src/image", "${module.path}", "${engine.directory}"));
    assertEquals(
        expected,
        new MavenBuild("modules/chess.app").settings("maven-antrun-plugin", "arg/@value"));
  }

  /** Both install the same modules, and say the same of them. */
  @Test
  void libraries() throws IOException {
    for (String module : maven.modules()) {
      MavenBuild pom = new MavenBuild(module);
      assertEquals(GradleBuild.description(module), pom.description(), module);
      boolean skipped = pom.property("maven.install.skip").equals("true");
      assertEquals(pom.description().isEmpty(), skipped, module);
      List<String> documented = new ArrayList<>(GradleBuild.documented(module));
      if (!documented.isEmpty()) {
        // Gradle documents without the module.
        documented.addFirst("module-info.java");
      }
      assertEquals(documented, pom.settings("maven-javadoc-plugin", "sourceFileInclude"), module);
    }
    assertEquals(
        List.of(
            GradleBuild.publication("LICENSE"),
            GradleBuild.publication("LICENSE_URL"),
            GradleBuild.publication("DEVELOPERS")),
        maven.publication());
  }

  /** Every step of packing is a program that both builds run. */
  @Test
  void programsOfPacking() throws IOException {
    String inMaven =
        Repository.read("gradle/without-gradle").replace("pack ", "modules/chess.app/src/dist/")
            + Repository.read("modules/chess.app/pom.xml");
    List<String> programs = GradleBuild.sourcePrograms("modules/chess.app");
    assertTrue(programs.contains("src/image/LinkImage.java"), programs.toString());
    for (String program : programs) {
      assertTrue(inMaven.contains("/" + program), program);
    }
  }
}
