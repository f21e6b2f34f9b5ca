package chess.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the files of the Gradle build say, as far as {@link BuildAgreementTest} compares it. The
 * files are read as text, with the few forms of expression that they really use.
 */
final class GradleBuild {
  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern DEPENDENCY =
      Pattern.compile("(?m)^\\s*\"?(\\w+)\"?\\((project|platform|libs|catalog)[.(](.*?)\\)+$");

  private static final Map<String, String> SCOPES =
      Map.of(
          "api", "compile",
          "implementation", "compile",
          "runtimeOnly", "runtime",
          "annotationProcessor", "provided",
          "testImplementation", "test",
          "testRuntimeOnly", "test");

  private final String root;
  private final Map<String, String> versions;
  private final Map<String, String> libraries;

  GradleBuild() throws IOException {
    root = Repository.read("build.gradle.kts");
    String catalog = Repository.read("gradle/libs.versions.toml");
    versions = pairs(catalog, "(?m)^([\\w-]+) = \"(.*)\"$");
    libraries = pairs(catalog, "(?m)^([\\w-]+) = \\{ module = \"(.*?)\".*$");
    checkVersionReferences(catalog);
  }

  String version() {
    return find(root, "version = \"(.*?)\"").getFirst();
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
    return find(root, "sourceCompatibility = JavaVersion.VERSION_(\\d+)").getFirst();
  }

  /** What the compiler is told in every module. */
  List<String> compilerArguments() {
    return texts(find(root, "compilerArgs.addAll\\(listOf\\((.*?)\\)\\)").getFirst());
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
    return texts(find(root, "(?s)withType<Test>.*?jvmArgs\\((.*?)\\)\n").getFirst());
  }

  /** The arguments with which the image is made, up to those that name folders. */
  static List<String> imageArguments() throws IOException {
    String text = Repository.read("modules/chess.app/build.gradle.kts");
    return texts(find(text, "(?s)\n    args\\(\n(.*?)\n    \\)").getFirst());
  }

  /** The packages of the compiler that tests of the program may use. */
  static List<String> exportedCompilerPackages() throws IOException {
    String text = Repository.read("modules/chess.app/build.gradle.kts");
    return texts(find(text, "val compilerAccess = listOf\\((.*?)\\)").getFirst());
  }

  /** Dependencies of every module as {@code group:artifact scope}. */
  TreeSet<String> commonDependencies() {
    return declaredIn(root);
  }

  /** Dependencies of one module as {@code group:artifact scope}. */
  TreeSet<String> dependencies(String module) throws IOException {
    String text = Repository.read(module + "/build.gradle.kts");
    TreeSet<String> dependencies = declaredIn(text);
    // A test that needs what another project makes: Maven knows no other way than a dependency.
    for (String project : find(text, "dependsOn\\(\":([\\w.]+):image\"\\)")) {
      dependencies.add("duplex:" + project + " test");
    }
    return dependencies;
  }

  private TreeSet<String> declaredIn(String text) {
    TreeSet<String> dependencies = new TreeSet<>();
    Matcher matcher = DEPENDENCY.matcher(text);
    while (matcher.find()) {
      if (SCOPES.containsKey(matcher.group(1))) {
        dependencies.add(
            artifact(matcher.group(2), matcher.group(3)) + " " + scope(matcher.toMatchResult()));
      }
    }
    return dependencies;
  }

  private static String scope(MatchResult dependency) {
    return dependency.group(2).equals("platform") ? "import" : SCOPES.get(dependency.group(1));
  }

  private String artifact(String kind, String expression) {
    if (kind.equals("project")) {
      return "duplex:" + texts(expression).getFirst().substring(1);
    }
    String alias = expression.replaceFirst("^(libs|catalog)\\.", "").replace('.', '-');
    String artifact = libraries.get(alias);
    if (artifact == null) {
      throw new IllegalStateException("the catalog does not know " + alias);
    }
    return artifact;
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
