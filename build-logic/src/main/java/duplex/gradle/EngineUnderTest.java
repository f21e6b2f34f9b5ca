package duplex.gradle;

import java.io.File;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.process.CommandLineArgumentProvider;

/** Tells the black-box tests where the launcher of the linked engine is. */
public abstract class EngineUnderTest implements CommandLineArgumentProvider {
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getImage();

  @Override
  public Iterable<String> asArguments() {
    File image = getImage().getSingleFile();
    return List.of("-Dengine.command=" + new File(image, Launchers.inImage()));
  }
}
