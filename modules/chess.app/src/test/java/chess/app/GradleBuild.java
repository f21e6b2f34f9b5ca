package chess.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the files of the Gradle build say, as far as {@link BuildAgreementTest} compares it. The
 * files are read as text, with the few forms of expression that they really use.
 */
final class GradleBuild {
  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern DEPENDENCY =
      Pattern.compile("(?m)^\\s*(\\w+)\\((project|libs)[.(](.*?)\\)+$");

  /** A dependency of every module: scope, whether it is a list of versions, name in the catalog. */
  private static final Pattern CONVENTION =
      Pattern.compile("add\\(\\s*\"(\\w+)\",.*?(platform\\()?library\\(catalog, \"(.*?)\"\\)");

  private static final Map<String, String> SCOPES =
      Map.of(
          "api", "compile",
          "implementation", "compile",
          "runtimeOnly", "runtime",
          "compileOnly", "provided",
          "annotationProcessor", "processor",
          "testImplementation", "test",
          "testRuntimeOnly", "test");

  private static final String CONVENTIONS =
      "build-logic/src/main/java/duplex/gradle/JavaModulePlugin.java";

  private final String conventions;
  private final String properties;
  private final Map<String, String> versions;
  private final Map<String, String> libraries;

  GradleBuild() throws IOException {
    conventions = Repository.read(CONVENTIONS);
    properties = Repository.read("gradle.properties");
    String catalog = Repository.read("gradle/libs.versions.toml");
    versions = pairs(catalog, "(?m)^([\\w-]+) = \"(.*)\"$");
    libraries = pairs(catalog, "(?m)^([\\w-]+) = \\{ module = \"(.*?)\".*$");
    checkVersionReferences(catalog);
  }

  String version() {
    return find(properties, "(?m)^version=(.*)$").getFirst();
  }

  /** The share of a module's lines that its tests must reach, empty where that is not asked. */
  String coverageFloor(String module) {
    return String.join("", find(properties, "(?m)^coverage\\.floor\\." + module + "=(.*)$"));
  }

  /** Name of the version to version. */
  Map<String, String> versions() {
    return versions;
  }

  /** The folders of all projects. */
  static List<String> modules() throws IOException {
    String settings = Repository.read("settings.gradle.kts");
    List<String> modules = new ArrayList<>();
    for (String name : texts(find(settings, "(?s)listOf\\((.*?)\\)\\.forEach").getFirst())) {
      modules.add("modules/" + name);
    }
    modules.addAll(texts(find(settings, "(?m)^include\\((.*)\\)$").getFirst()));
    return modules;
  }

  String languageLevel() {
    return find(conventions, "LANGUAGE_LEVEL = JavaVersion.VERSION_(\\d+)").getFirst();
  }

  /** What the compiler is told in every module. */
  List<String> compilerArguments() {
    return constants("COMPILER_ARGUMENTS");
  }

  /** What Error Prone is told in every module. */
  List<String> checks() {
    return constants("CHECKS");
  }

  /** What it is told besides where it looks at tests. */
  List<String> checksOfTests() {
    return constants("CHECKS_OF_TESTS");
  }

  /** The options of the virtual machine of the compiler. */
  List<String> compilerAccess() {
    return constants("COMPILER_ACCESS");
  }

  /** What the compiler is told in one module only; removed arguments have a minus in front. */
  static List<String> compilerArguments(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    List<String> arguments = new ArrayList<>();
    for (String list : find(text, "compilerArgs.addAll\\(listOf\\((.*?)\\)\\)")) {
      arguments.addAll(texts(list));
    }
    for (String removed : find(text, "compilerArgs.remove\\(\"(.*?)\"\\)")) {
      arguments.add("without " + removed);
    }
    return arguments;
  }

  /** Options of the virtual machine for the tests of every module, without the agent. */
  List<String> testOptions() {
    List<String> options = new ArrayList<>(constants("TEST_OPTIONS"));
    options.add("-Xmx" + constants("TEST_HEAP").getFirst());
    options.add("-Dfile.encoding=" + constants("TEST_ENCODING").getFirst());
    return options;
  }

  /** The options of the virtual machine that makes the image. */
  static List<String> imageOptions() throws IOException {
    String text = Repository.read("modules/chess.app/build.gradle.kts");
    return texts(find(text, "(?s)options = listOf\\((.*?)\\)").getFirst());
  }

  /** The programs that tasks of a module run from their sources, seen from its folder. */
  static List<String> sourcePrograms(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    List<String> programs = new ArrayList<>();
    Map<String, String> folders =
        pairs(text, "val (\\w+) = layout\\.projectDirectory\\.dir\\(\"(.*?)\"");
    for (Map.Entry<String, String> program :
        pairs(text, "program = (\\w+\\.file\\(\"(.*?)\"\\))").entrySet()) {
      String folder = program.getKey().substring(0, program.getKey().indexOf('.'));
      programs.add(folders.get(folder) + "/" + program.getValue());
    }
    return programs;
  }

  /** The packages of the compiler that tests of the program may use. */
  static List<String> exportedCompilerPackages() throws IOException {
    String text = Repository.read("modules/chess.app/build.gradle.kts");
    return texts(find(text, "val compilerAccess = listOf\\((.*?)\\)").getFirst());
  }

  /** Whether tasks of this kind use the Java that the build is made for, in every module. */
  boolean launchesOnToolchain(String kind) {
    String rule =
        "each\\(project, "
            + kind
            + "\\.class, \\w+ -> .*?Launcher\\(\\)\\.convention\\(launcher\\)";
    return find(conventions, "(" + rule + ")").size() == 1;
  }

  /** Forms of starting Java in one module that the conventions do not reach. */
  static List<String> ownWaysToStartJava(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    return find(text, "(javaLauncher|java\\.home|javaexec|executablePath)");
  }

  boolean testsDependOnTheRepository() {
    return !find(conventions, "(?s)(getInputs\\(\\)\\s*\\.files\\(repository\\()").isEmpty();
  }

  boolean testsEndWithTheirAccount() {
    String task = constants("ACCOUNT_OF_TESTS").getFirst();
    return task.equals(":test-support:leftOut")
        && conventions.contains("finalizedBy(ACCOUNT_OF_TESTS)");
  }

  boolean testsRunInTurn() {
    return !find(conventions, "(?s)(getMaxParallelUsages\\(\\)\\.set\\(1\\).*usesService\\()")
        .isEmpty();
  }

  /** The tasks that somebody may call by name. */
  static Set<String> tasks(List<String> modules) throws IOException {
    Set<String> tasks = new TreeSet<>(Set.of("check", "test", "build", "assemble", "clean"));
    for (String module : modules) {
      String text = Repository.read(module + "/build.gradle.kts");
      tasks.addAll(find(text, "tasks\\.register<.*?>\\(\"(\\w+)\"\\)"));
      tasks.addAll(find(text, "val (\\w+) by tasks\\.registering"));
      if (!description(module).isEmpty()) {
        tasks.add("publishToMavenLocal");
      }
    }
    return tasks;
  }

  /** What a module that is published says of itself, empty for one that is not. */
  static String description(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    boolean published = text.contains("id(\"duplex.library\")");
    return published ? find(text, "(?m)^description = \"(.*)\"$").getFirst() : "";
  }

  /** Which sources of a published module are documented for other programs. */
  static List<String> documented(String module) throws IOException {
    return find(
        Repository.read(module + "/build.gradle.kts"),
        "tasks\\.javadoc \\{ include\\(\"(.*?)\"\\) \\}");
  }

  /** A text that the conventions for published modules name. */
  static String publication(String constant) throws IOException {
    String text = Repository.read("build-logic/src/main/java/duplex/gradle/LibraryPlugin.java");
    return find(text, constant + " = \"(.*)\";").getFirst();
  }

  /** Dependencies of every module as {@code group:artifact scope}. */
  Set<String> commonDependencies() {
    Set<String> dependencies = new TreeSet<>();
    Matcher matcher = CONVENTION.matcher(conventions);
    while (matcher.find()) {
      if (SCOPES.containsKey(matcher.group(1))) {
        String scope = matcher.group(2) == null ? SCOPES.get(matcher.group(1)) : "import";
        dependencies.add(inCatalog(matcher.group(3)) + " " + scope);
      }
    }
    return dependencies;
  }

  /** Dependencies of one module as {@code group:artifact scope}. */
  Set<String> dependencies(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    Set<String> dependencies = declaredIn(text);
    // A test that needs what another project makes: Maven knows no other way than a dependency.
    for (String project : find(text, "engine\\(project\\(\":([\\w.]+)\", \"image\"\\)\\)")) {
      dependencies.add("duplex:" + project + " test");
    }
    return dependencies;
  }

  /** What one module declares in one of the ways Gradle knows, as {@code group:artifact}. */
  Set<String> declared(String module, String way) throws IOException {
    TreeSet<String> declared = new TreeSet<>();
    Matcher matcher = DEPENDENCY.matcher(Repository.read(module + "/build.gradle.kts"));
    while (matcher.find()) {
      if (matcher.group(1).equals(way)) {
        declared.add(artifact(matcher.group(2), matcher.group(3)));
      }
    }
    return declared;
  }

  /** All libraries that the catalog knows, as {@code group:artifact}. */
  Set<String> libraries() {
    return new TreeSet<>(libraries.values());
  }

  private Set<String> declaredIn(String text) {
    Set<String> dependencies = new TreeSet<>();
    Matcher matcher = DEPENDENCY.matcher(text);
    while (matcher.find()) {
      if (SCOPES.containsKey(matcher.group(1))) {
        dependencies.add(
            artifact(matcher.group(2), matcher.group(3)) + " " + SCOPES.get(matcher.group(1)));
      }
    }
    return dependencies;
  }

  private String artifact(String kind, String expression) {
    return kind.equals("project")
        ? "duplex:" + texts(expression).getFirst().substring(1)
        : inCatalog(expression.replace('.', '-'));
  }

  private String inCatalog(String alias) {
    String artifact = libraries.get(alias);
    if (artifact == null) {
      throw new IllegalStateException("the catalog does not know " + alias);
    }
    return artifact;
  }

  /** The texts in the value of a constant of the conventions. */
  private List<String> constants(String name) {
    return texts(find(conventions, "(?s)" + name + " =\\s*(.*?);").getFirst());
  }

  private void checkVersionReferences(String catalog) {
    for (String reference : find(catalog, "version.ref = \"(.*?)\"")) {
      if (!versions.containsKey(reference)) {
        throw new IllegalStateException("the catalog has no version " + reference);
      }
    }
  }

  private static Map<String, String> pairs(String text, String pattern) {
    Map<String, String> pairs = new TreeMap<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      pairs.put(matcher.group(1), matcher.group(2));
    }
    return pairs;
  }

  private static List<String> texts(String expression) {
    return TEXT.matcher(expression).results().map(result -> result.group(1)).toList();
  }

  private static List<String> find(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(result -> result.group(1)).toList();
  }
}
