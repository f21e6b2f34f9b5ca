package duplex.gradle;

import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.ExecOperations;
import org.gradle.work.DisableCachingByDefault;

/**
 * Runs a program that java compiles while it starts it. The steps of packing are such programs, so
 * that Gradle and Maven run the same ones.
 */
@DisableCachingByDefault(because = "The results are large, and made for this machine")
public abstract class SourceProgram extends DefaultTask {
  @Inject
  protected abstract ExecOperations getExecOperations();

  @Nested
  public abstract Property<JavaLauncher> getLauncher();

  @Input
  public abstract ListProperty<String> getOptions();

  @InputFile
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract RegularFileProperty getProgram();

  /** Everything that the program reads, its other source files too. */
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getReads();

  /**
   * Folders and files to read or write; what changes with their content is told by other inputs.
   */
  @Internal
  public abstract ListProperty<String> getArguments();

  @TaskAction
  final void run() {
    getExecOperations()
        .exec(
            process -> {
              process.executable(getLauncher().get().getExecutablePath());
              process.args(getOptions().get());
              process.args(getProgram().get().getAsFile());
              process.args(getArguments().get());
            });
  }
}
