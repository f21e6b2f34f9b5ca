package duplex.gradle;

import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.process.CommandLineArgumentProvider;

/** Tells a virtual machine to load an agent; the jar is looked up when the machine is started. */
public abstract class JavaAgent implements CommandLineArgumentProvider {
  @Classpath
  public abstract ConfigurableFileCollection getJar();

  @Override
  public Iterable<String> asArguments() {
    return List.of("-javaagent:" + getJar().getSingleFile());
  }
}
