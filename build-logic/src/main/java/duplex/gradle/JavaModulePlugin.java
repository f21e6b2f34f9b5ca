package duplex.gradle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.JavaVersion;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.ConfigurationContainer;
import org.gradle.api.artifacts.MinimalExternalModuleDependency;
import org.gradle.api.artifacts.VersionCatalog;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.file.FileTree;
import org.gradle.api.plugins.JavaBasePlugin;
import org.gradle.api.plugins.JavaLibraryPlugin;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.JavaExec;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.bundling.AbstractArchiveTask;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.testing.Test;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.testing.jacoco.plugins.JacocoPlugin;
import org.gradle.testing.jacoco.plugins.JacocoPluginExtension;
import org.gradle.testing.jacoco.plugins.JacocoTaskExtension;
import org.gradle.testing.jacoco.tasks.JacocoCoverageVerification;
import org.gradle.testing.jacoco.tasks.JacocoReport;

/** What every Java project of the build shares; a project's own file lists only what it needs. */
public final class JavaModulePlugin implements Plugin<Project> {
  /** Builds, tests and runs everything, whatever Java Gradle itself runs on. */
  private static final JavaLanguageVersion JDK = JavaLanguageVersion.of(25);

  private static final JavaVersion LANGUAGE_LEVEL = JavaVersion.VERSION_21;

  private static final List<String> COMPILER_ARGUMENTS =
      List.of(
          "-Xlint:all,-classfile,-incubating,-module,-options,-processing",
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "-Werror");

  /**
   * What Error Prone, which runs in the compiler, does beyond its defaults: NullAway, which finds
   * where null may come although nothing says so, and some checks that it has but does not make.
   * Not made are those that are against the style of this code (braces that every Java programmer
   * can do without, arrays in records that nobody compares, switches with colons), that want
   * another library than the JDK ({@code StringSplitter}), or that are wrong here ({@code
   * EnumOrdinal}: the public enums are in the order of the numbers behind them; {@code
   * SystemConsoleNull}: on some versions of Java there is none).
   */
  private static final List<String> CHECKS =
      List.of(
          "-XepExcludedPaths:.*/generated(-sources)?/.*",
          "-XepOpt:NullAway:OnlyNullMarked=true",
          "-XepOpt:NullAway:JSpecifyMode=true",
          "-XepOpt:NullAway:CustomInitializerAnnotations=org.openjdk.jmh.annotations.Setup",
          "-XepOpt:NullAway:ExcludedFieldAnnotations=org.openjdk.jmh.annotations.Param",
          "-Xep:NullAway:ERROR",
          "-Xep:RequireExplicitNullMarking:ERROR",
          "-Xep:CheckedExceptionNotThrown:WARN",
          "-Xep:ClassCanBeStatic:WARN",
          "-Xep:ConstantPatternCompile:WARN",
          "-Xep:DefaultLocale:WARN",
          "-Xep:FieldCanBeFinal:WARN",
          "-Xep:FieldCanBeStatic:WARN",
          "-Xep:MethodCanBeStatic:WARN",
          "-Xep:MultipleTopLevelClasses:WARN",
          "-Xep:PreferredInterfaceType:WARN",
          "-Xep:PrivateConstructorForUtilityClass:WARN",
          "-Xep:RemoveUnusedImports:WARN",
          "-Xep:SwitchDefault:WARN",
          "-Xep:UnnecessaryBoxedVariable:WARN",
          "-Xep:ArrayRecordComponent:OFF",
          "-Xep:EnumOrdinal:OFF",
          "-Xep:InlineFormatString:OFF",
          "-Xep:LoopOverCharArray:OFF",
          "-Xep:OperatorPrecedence:OFF",
          "-Xep:RefactorSwitch:OFF",
          "-Xep:StatementSwitchToExpressionSwitch:OFF",
          "-Xep:StringConcatToTextBlock:OFF",
          "-Xep:StringSplitter:OFF",
          "-Xep:SystemConsoleNull:OFF");

  /** Tests pass null to see what happens, and their texts are for developers. */
  private static final List<String> CHECKS_OF_TESTS =
      List.of(
          "-Xep:DefaultLocale:OFF",
          "-Xep:InputStreamSlowMultibyteRead:OFF",
          "-Xep:NullAway:OFF",
          "-Xep:RequireExplicitNullMarking:OFF");

  /** What Error Prone needs of the compiler, which does not give it to everybody. */
  private static final List<String> COMPILER_ACCESS =
      List.of(
          "--add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.file=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.main=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.model=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.parser=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.processing=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.tree=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED",
          "--add-opens=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED",
          "--add-opens=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED");

  private static final List<String> TEST_OPTIONS = List.of("--add-modules=jdk.incubator.vector");
  private static final String TEST_HEAP = "1g";
  private static final String TEST_ENCODING = "UTF-8";

  /** Tests with this tag take long and run with {@code -Pslow} only. */
  private static final String SLOW = "slow";

  /** Asks for the coverage; its floors by module are in {@code gradle.properties}. */
  private static final String COVERAGE = "coverage";

  private static final String COVERAGE_FLOOR = "coverage.floor.";

  /** Names the folder of data that are not part of the project; more tests run with it. */
  private static final String OUTSIDE_DATA = "DUPLEX_DATA";

  /** Says which tests were left out. */
  private static final String ACCOUNT_OF_TESTS = ":test-support:leftOut";

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaLibraryPlugin.class);
    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    java.toolchain(toolchain -> toolchain.getLanguageVersion().set(JDK));
    java.setSourceCompatibility(LANGUAGE_LEVEL);
    java.setTargetCompatibility(LANGUAGE_LEVEL);

    each(project, JavaCompile.class, JavaModulePlugin::setUp);
    addChecks(project);
    versionModule(project);
    each(project, AbstractArchiveTask.class, JavaModulePlugin::makeReproducible);
    runOnToolchain(project, java);
    setUpTests(project);
    setUpCoverage(project);
  }

  private static <T extends Task> void each(Project project, Class<T> type, Action<T> action) {
    project.getTasks().withType(type).configureEach(action);
  }

  private static void setUp(JavaCompile compile) {
    compile.getOptions().setEncoding("UTF-8");
    compile.getOptions().getCompilerArgs().addAll(COMPILER_ARGUMENTS);
    List<String> checks = new ArrayList<>(CHECKS);
    if (compile.getName().equals(JavaPlugin.COMPILE_TEST_JAVA_TASK_NAME)) {
      checks.addAll(CHECKS_OF_TESTS);
    }
    // One argument: the words behind the name of the plugin are for it.
    compile.getOptions().getCompilerArgs().add("-Xplugin:ErrorProne " + String.join(" ", checks));
    compile.getOptions().setFork(true);
    compile.getOptions().getForkOptions().setJvmArgs(COMPILER_ACCESS);
  }

  /** Error Prone with NullAway, and the annotations that say where null may be. */
  private static void addChecks(Project project) {
    VersionCatalog catalog = catalog(project);
    DependencyHandler dependencies = project.getDependencies();
    dependencies.add("compileOnly", library(catalog, "jspecify"));
    dependencies.add("testCompileOnly", library(catalog, "jspecify"));
    dependencies.add("annotationProcessor", library(catalog, "error-prone"));
    dependencies.add("annotationProcessor", library(catalog, "nullaway"));
    dependencies.add("testAnnotationProcessor", library(catalog, "error-prone"));
    dependencies.add("testAnnotationProcessor", library(catalog, "nullaway"));
  }

  /**
   * The program tells its version from that of its module. Gradle's own option for this leaves out
   * modules that need no others.
   */
  private static void versionModule(Project project) {
    if (project.file("src/main/java/module-info.java").exists()) {
      project
          .getTasks()
          .named(JavaPlugin.COMPILE_JAVA_TASK_NAME, JavaCompile.class)
          .configure(
              compile ->
                  compile
                      .getOptions()
                      .getCompilerArgs()
                      .addAll(List.of("--module-version", project.getVersion().toString())));
    }
  }

  private static void makeReproducible(AbstractArchiveTask archive) {
    archive.setPreserveFileTimestamps(false);
    archive.setReproducibleFileOrder(true);
  }

  /** Whatever Java program a task starts, it starts on the JDK of the build. */
  private static void runOnToolchain(Project project, JavaPluginExtension java) {
    Provider<JavaLauncher> launcher =
        project
            .getExtensions()
            .getByType(JavaToolchainService.class)
            .launcherFor(java.getToolchain());
    each(project, JavaExec.class, task -> task.getJavaLauncher().convention(launcher));
    each(project, SourceProgram.class, task -> task.getLauncher().convention(launcher));
  }

  private static void setUpTests(Project project) {
    VersionCatalog catalog = catalog(project);
    ConfigurationContainer configurations = project.getConfigurations();
    Configuration mockitoAgent =
        configurations.create(
            "mockitoAgent",
            configuration -> {
              configuration.setCanBeConsumed(false);
              configuration.setTransitive(false);
            });

    DependencyHandler dependencies = project.getDependencies();
    dependencies.add("testImplementation", dependencies.platform(library(catalog, "junit-bom")));
    dependencies.add("testImplementation", library(catalog, "junit-jupiter"));
    dependencies.add("testImplementation", library(catalog, "mockito"));
    dependencies.add("testRuntimeOnly", library(catalog, "junit-launcher"));
    dependencies.add("mockitoAgent", library(catalog, "mockito"));

    // Tests look at clocks and start engines: those of different projects wait for each other.
    Provider<OneAtATime> oneAtATime =
        project
            .getGradle()
            .getSharedServices()
            .registerIfAbsent(
                "oneTestTaskAtATime",
                OneAtATime.class,
                service -> service.getMaxParallelUsages().set(1));
    boolean slow = project.getProviders().gradleProperty(SLOW).isPresent();
    each(
        project,
        Test.class,
        test -> {
          test.useJUnitPlatform(
              platform -> {
                if (!slow) {
                  platform.excludeTags(SLOW);
                }
              });
          test.setMaxHeapSize(TEST_HEAP);
          test.setDefaultCharacterEncoding(TEST_ENCODING);
          test.jvmArgs(TEST_OPTIONS);
          JavaAgent agent = project.getObjects().newInstance(JavaAgent.class);
          agent.getJar().from(mockitoAgent);
          test.getJvmArgumentProviders().add(agent);
          test.testLogging(logging -> logging.events("failed"));
          test.getInputs()
              .files(repository(project))
              .withPropertyName("repository")
              .withPathSensitivity(PathSensitivity.RELATIVE);
          test.getInputs()
              .property(
                  OUTSIDE_DATA,
                  project.getProviders().environmentVariable(OUTSIDE_DATA).orElse(""));
          test.usesService(oneAtATime);
          test.finalizedBy(ACCOUNT_OF_TESTS);
        });
  }

  /** With {@code -Pcoverage} each module's tests must reach a share of its lines. */
  private static void setUpCoverage(Project project) {
    project.getPluginManager().apply(JacocoPlugin.class);
    project
        .getExtensions()
        .getByType(JacocoPluginExtension.class)
        .setToolVersion(catalog(project).findVersion("jacoco").orElseThrow().getRequiredVersion());
    boolean wanted = project.getProviders().gradleProperty(COVERAGE).isPresent();
    each(
        project,
        Test.class,
        test -> test.getExtensions().getByType(JacocoTaskExtension.class).setEnabled(wanted));
    String floor =
        project.getProviders().gradleProperty(COVERAGE_FLOOR + project.getName()).getOrElse("0");
    each(
        project,
        JacocoCoverageVerification.class,
        verification ->
            verification.violationRules(
                rules ->
                    rules.rule(
                        rule ->
                            rule.limit(
                                limit -> {
                                  limit.setCounter("LINE");
                                  limit.setMinimum(new BigDecimal(floor));
                                }))));
    if (wanted) {
      project
          .getTasks()
          .named(JavaBasePlugin.CHECK_TASK_NAME)
          .configure(
              check ->
                  check.dependsOn(
                      project.getTasks().withType(JacocoReport.class),
                      project.getTasks().withType(JacocoCoverageVerification.class)));
    }
  }

  private static VersionCatalog catalog(Project project) {
    return project.getExtensions().getByType(VersionCatalogsExtension.class).named("libs");
  }

  private static Provider<MinimalExternalModuleDependency> library(
      VersionCatalog catalog, String alias) {
    return catalog.findLibrary(alias).orElseThrow();
  }

  /**
   * Tests read files of other projects and of the root too: sources, documents, the files of both
   * builds. A change of any of them runs the tests again.
   */
  private static FileTree repository(Project project) {
    return project.fileTree(
        project.getRootDir(),
        tree ->
            tree.exclude(
                "**/build/**", "**/target/**", "**/.gradle/**", ".git", ".git/**", ".idea/**"));
  }
}
