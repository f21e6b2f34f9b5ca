import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Lists what the linked program consists of in {@code duplex-VERSION-SYSTEM.cdx.json}, in the
 * language of CycloneDX 1.6: our modules and what lies in them, the libraries, the Java runtime
 * with its modules and with the libraries that are part of it, and every file with its checksum.
 * All of it is read from the program itself, and the same program gives the same list.
 */
final class PartsList {
  /** Where a library comes from; its modules do not say so. */
  private enum Library {
    LOG4J_API("org.apache.logging.log4j", "org.apache.logging.log4j/log4j-api", "Apache-2.0"),
    LOG4J_CORE(
        "org.apache.logging.log4j.core", "org.apache.logging.log4j/log4j-core", "Apache-2.0"),
    PICOCLI("info.picocli", "info.picocli/picocli", "Apache-2.0"),
    JLINE_READER("org.jline.reader", "org.jline/jline-reader", "BSD-3-Clause"),
    JLINE_TERMINAL("org.jline.terminal", "org.jline/jline-terminal", "BSD-3-Clause"),
    JLINE_FFM("org.jline.terminal.ffm", "org.jline/jline-terminal-ffm", "BSD-3-Clause");

    private final String module;
    private final String origin;
    private final String licence;

    Library(String module, String origin, String licence) {
      this.module = module;
      this.origin = origin;
      this.licence = licence;
    }

    static Library of(String module) {
      return Stream.of(values())
          .filter(library -> library.module.equals(module))
          .findFirst()
          .orElseThrow(
              () -> new IllegalStateException("say in PartsList where " + module + " comes from"));
    }
  }

  private static final String OUR_LICENCE = "MIT";
  private static final String JAVA_LICENCE = "GPL-2.0-only WITH Classpath-exception-2.0";

  /** Java's licence notices begin with the name of a library and, mostly, its version. */
  private static final Pattern NOTICE =
      Pattern.compile("^## (.*?)(?:,? [Vv]ersion | v| (?=\\d\\S*\\.|\\d{8}$))(\\d\\S*)$");

  private final Path folder;
  private final String version;

  private PartsList(Engine engine) throws IOException, InterruptedException {
    folder = engine.folder();
    version = engine.version();
  }

  /**
   * @param arguments the folder of the linked program, the folder for the list
   */
  public static void main(String[] arguments) throws Exception {
    PartsList parts = new PartsList(Engine.linked(arguments[0]));
    Path file =
        Path.of(arguments[1], "duplex-" + parts.version + "-" + Engine.system() + ".cdx.json");
    Files.writeString(file, Json.text(parts.list()) + "\n");
    System.out.println(file + ", " + Files.size(file) + " bytes");
  }

  private Map<String, Object> list() throws Exception {
    List<Object> components = new ArrayList<>();
    List<Object> ofJava = new ArrayList<>();
    for (Map.Entry<String, String> module : modules().entrySet()) {
      String name = module.getKey();
      if (name.matches("(java|jdk)\\..*")) {
        ofJava.add(component("library", name, module.getValue()));
      } else {
        components.add(name.startsWith("chess.") ? ours(name) : foreign(name, module.getValue()));
      }
    }
    ofJava.addAll(librariesOfJava());
    components.add(java(ofJava));
    List<String> direct = new ArrayList<>();
    components.forEach(part -> direct.add(((Map<?, ?>) part).get("bom-ref").toString()));
    List<Object> files = files();
    components.addAll(files);

    Map<String, Object> program = component("application", "duplex", version);
    program.put("bom-ref", "duplex");
    program.put("licenses", licence(OUR_LICENCE));
    program.put("purl", "pkg:generic/duplex@" + version);

    Map<String, Object> list = new LinkedHashMap<>();
    list.put("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json");
    list.put("bomFormat", "CycloneDX");
    list.put("specVersion", "1.6");
    byte[] content = Json.text(files).getBytes(StandardCharsets.UTF_8);
    list.put("serialNumber", "urn:uuid:" + UUID.nameUUIDFromBytes(content));
    list.put("version", 1);
    list.put("metadata", Map.of("component", program));
    list.put("components", components);
    list.put("dependencies", List.of(dependency("duplex", direct)));
    return list;
  }

  private static Map<String, Object> dependency(String of, List<String> on) {
    Map<String, Object> dependency = new LinkedHashMap<>();
    dependency.put("ref", of);
    dependency.put("dependsOn", on);
    return dependency;
  }

  private static Map<String, Object> component(String type, String name, String version) {
    Map<String, Object> component = new LinkedHashMap<>();
    component.put("type", type);
    component.put("name", name);
    if (!version.isEmpty()) {
      component.put("version", version);
    }
    return component;
  }

  private static List<Object> licence(String expression) {
    String form = expression.contains(" ") ? "expression" : "license";
    return List.of(Map.of(form, form.equals("license") ? Map.of("id", expression) : expression));
  }

  /** One of our modules, with the data in it. */
  private Map<String, Object> ours(String module) throws Exception {
    Map<String, Object> component = component("library", module, version);
    component.put("bom-ref", module);
    component.put("licenses", licence(OUR_LICENCE));
    component.put("purl", "pkg:maven/duplex/" + module + "@" + version);
    List<Object> data = dataOf(module);
    if (!data.isEmpty()) {
      component.put("components", data);
    }
    return component;
  }

  private static Map<String, Object> foreign(String module, String version) {
    Library library = Library.of(module);
    Map<String, Object> component = component("library", module, version);
    component.put("bom-ref", module);
    component.put("licenses", licence(library.licence));
    component.put("purl", "pkg:maven/" + library.origin + "@" + version);
    return component;
  }

  private Map<String, Object> java(List<Object> parts) throws IOException, InterruptedException {
    String said = said("-XshowSettings:properties", "-version");
    String runtime = property(said, "java.runtime.version");
    Map<String, Object> component = component("platform", "OpenJDK", runtime);
    component.put("bom-ref", "java");
    component.put("publisher", property(said, "java.vendor"));
    component.put("description", "The Java runtime, reduced to the modules below");
    component.put("licenses", licence(JAVA_LICENCE));
    String release = property(said, "java.version");
    component.put("cpe", "cpe:2.3:a:oracle:openjdk:" + release + ":*:*:*:*:*:*:*");
    component.put("purl", "pkg:generic/openjdk@" + runtime.replace("+", "%2B"));
    component.put("components", parts);
    return component;
  }

  /** The modules in the program and their versions, empty where only the name is left. */
  private Map<String, String> modules() throws IOException, InterruptedException {
    Map<String, String> modules = new TreeMap<>();
    for (String line : said("--list-modules").lines().toList()) {
      String[] words = line.strip().split("@");
      modules.put(words[0], words.length > 1 ? words[1] : "");
    }
    return modules;
  }

  /** The libraries whose code is part of the runtime, by the notices that lie beside it. */
  private List<Object> librariesOfJava() throws IOException {
    List<Object> libraries = new ArrayList<>();
    for (Path file : tree(folder.resolve("legal"))) {
      if (file.toString().endsWith(".md")) {
        String title = Files.readAllLines(file).getFirst().strip();
        Matcher notice = NOTICE.matcher(title);
        libraries.add(
            notice.matches()
                ? component("library", notice.group(1), notice.group(2))
                : component("library", title.replaceFirst("^#+ *", ""), ""));
      }
    }
    return libraries;
  }

  /** The network, the book and whatever else is no code in a module. */
  private List<Object> dataOf(String module) throws Exception {
    List<Object> data = new ArrayList<>();
    try (FileSystem runtime =
        FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", folder.toString()))) {
      Path root = runtime.getPath("/modules", module);
      for (Path file : tree(root)) {
        String name = root.relativize(file).toString();
        if (!name.endsWith(".class") && !name.startsWith("META-INF/")) {
          boolean isNetwork = name.endsWith(".nnue");
          Map<String, Object> component =
              component(isNetwork ? "machine-learning-model" : "data", name, "");
          component.put("hashes", checksum(file));
          data.add(component);
        }
      }
    }
    return data;
  }

  private List<Object> files() throws Exception {
    List<Object> files = new ArrayList<>();
    for (Path file : tree(folder)) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      Map<String, Object> component = component("file", name, "");
      component.put("hashes", checksum(file));
      files.add(component);
    }
    return files;
  }

  private static List<Object> checksum(Path file) throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    try (InputStream content = Files.newInputStream(file)) {
      digest.update(content.readAllBytes());
    }
    Map<String, Object> checksum = new LinkedHashMap<>();
    checksum.put("alg", "SHA-256");
    checksum.put("content", HexFormat.of().formatHex(digest.digest()));
    return List.of(checksum);
  }

  /** All files in a folder, in the order of their names. */
  private static List<Path> tree(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .toList();
    }
  }

  private static String property(String said, String name) {
    Matcher line = Pattern.compile("(?m)^\\s*" + Pattern.quote(name) + " = (.*)$").matcher(said);
    if (!line.find()) {
      throw new IllegalStateException("the runtime does not tell its " + name);
    }
    return line.group(1).strip();
  }

  /** What the Java of the program says of itself. */
  private String said(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(folder.resolve("bin/java").toString()));
    command.addAll(List.of(words));
    Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (java.waitFor() != 0) {
      throw new IllegalStateException(command + ": " + said);
    }
    return said;
  }
}
