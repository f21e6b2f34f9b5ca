package duplex.gradle;

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

/** What every Java project of the build shares; a project's own file lists only what it needs. */
public final class JavaModulePlugin implements Plugin<Project> {
  /** Builds, tests and runs everything, whatever Java Gradle itself runs on. */
  private static final JavaLanguageVersion JDK = JavaLanguageVersion.of(25);

  private static final JavaVersion LANGUAGE_LEVEL = JavaVersion.VERSION_21;

  private static final List<String> COMPILER_ARGUMENTS =
      List.of("-Xlint:all,-module,-incubating,-options", "-Werror");

  private static final List<String> TEST_OPTIONS = List.of("--add-modules=jdk.incubator.vector");
  private static final String TEST_HEAP = "1g";
  private static final String TEST_ENCODING = "UTF-8";

  /** Tests with this tag take long and run with {@code -Pslow} only. */
  private static final String SLOW = "slow";

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
    versionModule(project);
    each(project, AbstractArchiveTask.class, JavaModulePlugin::makeReproducible);
    runOnToolchain(project, java);
    setUpTests(project);
  }

  private static <T extends Task> void each(Project project, Class<T> type, Action<T> action) {
    project.getTasks().withType(type).configureEach(action);
  }

  private static void setUp(JavaCompile compile) {
    compile.getOptions().setEncoding("UTF-8");
    compile.getOptions().getCompilerArgs().addAll(COMPILER_ARGUMENTS);
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
    VersionCatalog catalog =
        project.getExtensions().getByType(VersionCatalogsExtension.class).named("libs");
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
