package duplex.gradle;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPom;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.publish.maven.plugins.MavenPublishPlugin;
import org.gradle.api.tasks.javadoc.Javadoc;
import org.gradle.external.javadoc.CoreJavadocOptions;

/**
 * A module that other programs may depend on: published with its sources and its documentation.
 * Signing, and the address of the project, belong to whoever releases it.
 */
public final class LibraryPlugin implements Plugin<Project> {
  private static final String LICENSE = "MIT";
  private static final String LICENSE_URL = "https://opensource.org/license/mit";
  private static final String DEVELOPERS = "the Duplex authors";

  /** Where the project can be found, if it can: {@code -PprojectUrl=https://...}. */
  private static final String URL_PROPERTY = "projectUrl";

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaModulePlugin.class);
    project.getPluginManager().apply(MavenPublishPlugin.class);
    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    java.withSourcesJar();
    java.withJavadocJar();
    project
        .getTasks()
        .withType(Javadoc.class)
        .configureEach(
            javadoc -> {
              // Without modules, as only the package for other programs is shown, and without
              // complaints, as the compiler has looked at its comments.
              javadoc.getModularity().getInferModulePath().set(false);
              CoreJavadocOptions options = (CoreJavadocOptions) javadoc.getOptions();
              options.addBooleanOption("Xdoclint:none", true);
            });
    PublishingExtension publishing = project.getExtensions().getByType(PublishingExtension.class);
    publishing
        .getPublications()
        .register(
            "library",
            MavenPublication.class,
            publication -> {
              publication.from(project.getComponents().getByName("java"));
              publication.pom(pom -> describe(pom, project));
            });
  }

  private static void describe(MavenPom pom, Project project) {
    pom.getName().set("Duplex " + project.getName());
    pom.getDescription().set(project.provider(project::getDescription));
    pom.licenses(
        licenses ->
            licenses.license(
                license -> {
                  license.getName().set(LICENSE);
                  license.getUrl().set(LICENSE_URL);
                }));
    pom.developers(
        developers -> developers.developer(developer -> developer.getName().set(DEVELOPERS)));
    Object url = project.findProperty(URL_PROPERTY);
    if (url != null) {
      pom.getUrl().set(url.toString());
      pom.scm(scm -> scm.getUrl().set(url.toString()));
    }
  }
}
