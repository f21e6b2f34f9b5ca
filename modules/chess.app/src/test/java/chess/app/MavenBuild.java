package chess.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What one {@code pom.xml} says, as far as {@link BuildAgreementTest} compares it. */
final class MavenBuild {
  private static final String VERSION_PROPERTY = ".version";

  private final XPath xpath = XPathFactory.newInstance().newXPath();
  private final Document document;

  /**
   * @param folder of the {@code pom.xml}, relative to the root
   */
  MavenBuild(String folder) throws IOException {
    Path file = Repository.root().resolve(folder).resolve("pom.xml");
    try {
      document =
          DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(file.toFile());
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException(file.toString(), e);
    }
  }

  String version() {
    return text("/project/version");
  }

  String description() {
    return text("/project/description");
  }

  /** License, its address and the developers. */
  List<String> publication() {
    return List.of(
        text("/project/licenses/license/name"),
        text("/project/licenses/license/url"),
        text("/project/developers/developer/name"));
  }

  String parentVersion() {
    return text("/project/parent/version");
  }

  List<String> modules() {
    return texts("/project/modules/module");
  }

  /** Those that are built only when they are asked for. */
  List<String> modulesOfProfiles() {
    return texts("/project/profiles/profile/modules/module");
  }

  /** The versions of libraries: name to version. */
  Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    for (Node property : nodes("/project/properties/*")) {
      String name = property.getNodeName();
      if (name.endsWith(VERSION_PROPERTY)) {
        versions.put(
            name.substring(0, name.length() - VERSION_PROPERTY.length()),
            property.getTextContent());
      }
    }
    return versions;
  }

  /** Dependencies as {@code group:artifact scope}, what runs in the compiler among them. */
  Set<String> dependencies() {
    Set<String> dependencies = dependencies("/project/dependencies/dependency");
    for (Node path : nodes("//annotationProcessorPaths/path")) {
      dependencies.add(text(path, "groupId") + ":" + text(path, "artifactId") + " processor");
    }
    return dependencies;
  }

  /** Lists of versions that are taken over from elsewhere. */
  Set<String> imports() {
    return dependencies("/project/dependencyManagement/dependencies/dependency[scope='import']");
  }

  /** Versions of dependencies that are written out instead of being a property's value. */
  List<String> literalVersions() {
    return texts(
        "(//dependency[not(ancestor::plugin)] | //path)/version[not(starts-with(., '${'))]");
  }

  /** The text of an element of a plugin's configuration, anywhere in the file. */
  String setting(String plugin, String element) {
    return text("//plugin[artifactId='" + plugin + "']//" + element);
  }

  List<String> settings(String plugin, String element) {
    return texts("//plugin[artifactId='" + plugin + "']//" + element);
  }

  String property(String name) {
    return text("/project/properties/" + name);
  }

  private Set<String> dependencies(String path) {
    Set<String> dependencies = new TreeSet<>();
    for (Node dependency : nodes(path)) {
      String scope = text(dependency, "scope");
      dependencies.add(
          text(dependency, "groupId")
              + ":"
              + text(dependency, "artifactId")
              + " "
              + (scope.isEmpty() ? "compile" : scope));
    }
    return dependencies;
  }

  private String text(String path) {
    return text(document, path);
  }

  private String text(Node node, String path) {
    try {
      return xpath.evaluate(path, node).strip();
    } catch (XPathExpressionException e) {
      throw new IllegalArgumentException(path, e);
    }
  }

  private List<String> texts(String path) {
    List<String> texts = new ArrayList<>();
    for (Node node : nodes(path)) {
      texts.add(node.getTextContent().strip());
    }
    return texts;
  }

  private List<Node> nodes(String path) {
    try {
      NodeList found = (NodeList) xpath.evaluate(path, document, XPathConstants.NODESET);
      List<Node> nodes = new ArrayList<>();
      for (int i = 0; i < found.getLength(); i++) {
        nodes.add(found.item(i));
      }
      return nodes;
    } catch (XPathExpressionException e) {
      throw new IllegalArgumentException(path, e);
    }
  }
}
