package duplex.gradle;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.process.CommandLineArgumentProvider;

/** Names files to a program; they are looked up when the program is started. */
public abstract class FileArguments implements CommandLineArgumentProvider {
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getFiles();

  @Override
  public Iterable<String> asArguments() {
    List<String> paths = new ArrayList<>();
    for (File file : getFiles()) {
      paths.add(file.getPath());
    }
    return paths;
  }
}
