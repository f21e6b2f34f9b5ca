package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fields that are only written, parameters that no code reads, methods that nobody calls. */
final class UnreadTest {
  /** Where a program begins; the virtual machine gives it words that it need not read. */
  private static final String ENTRY = "main";

  /** What is public there is for other programs. */
  private static final Set<String> LIBRARY = Set.of("chess.core", "chess.search.embedded");

  @Test
  void everyFieldIsRead() {
    assertEquals(Set.of(), unreadFields(EngineClasses.ALL));
  }

  @Test
  void everyParameterIsRead() throws IOException {
    assertEquals(Set.of(), unreadParameters(EngineClasses.ALL));
  }

  @Test
  void everyMethodIsCalled() throws IOException {
    Set<String> uncalled = new TreeSet<>();
    for (JavaMethod method : uncalledMethods(EngineClasses.ALL)) {
      uncalled.add(method.getFullName());
    }
    assertEquals(Set.of(), uncalled);
  }

  @Test
  void unreadThingsAreFound(@TempDir Path folder) throws IOException {
    Path compiled =
        Planted.compile(
            folder,
            "package chess.search; class Planted {"
                + " int written; int read;"
                + " void write(int used, long unread, int last) { written = used + last + read; }"
                + " int wide(long used, double unread) { return (int) used; }"
                + " public void uncalledByAnybody() { wide(read, read); write(0, 0, 0); } }");
    JavaClasses planted = new ClassFileImporter().importPath(compiled);
    assertEquals(Set.of("chess.search.Planted.written"), unreadFields(planted));
    assertEquals(
        Set.of("chess.search.Planted.write: parameter 2", "chess.search.Planted.wide: parameter 2"),
        unreadParameters(planted));
    assertEquals(
        List.of("chess.search.Planted.uncalledByAnybody()"),
        uncalledMethods(planted).stream().map(JavaMethod::getFullName).toList());
  }

  /** Constants are copied to where they are used, and a record's accessors may be for others. */
  private static Set<String> unreadFields(JavaClasses classes) {
    Set<String> unread = new TreeSet<>();
    for (JavaClass type : classes) {
      for (JavaField field : type.getFields()) {
        boolean constant =
            field.getModifiers().contains(JavaModifier.STATIC)
                && field.getModifiers().contains(JavaModifier.FINAL);
        boolean read =
            field.getAccessesToSelf().stream()
                .anyMatch(access -> access.getAccessType() == JavaFieldAccess.AccessType.GET);
        if (!constant && !read && !field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
          unread.add(field.getFullName());
        }
      }
    }
    return unread;
  }

  /**
   * What a method takes because others of its name and number of parameters need it is no fault.
   */
  private static Set<String> unreadParameters(JavaClasses classes) throws IOException {
    Set<String> unread = new TreeSet<>();
    for (JavaClass type : classes) {
      ClassModel model = model(type);
      for (MethodModel method : model.methods()) {
        String name = method.methodName().stringValue();
        int count = method.methodTypeSymbol().parameterCount();
        if (method.code().isEmpty()
            || method.flags().has(AccessFlag.SYNTHETIC)
            || name.startsWith("<")
            || isMain(name)
            || isGenerated(type, name)
            || isShared(type, name, count)) {
          continue;
        }
        Set<Integer> loaded = new HashSet<>();
        for (CodeElement element : method.code().get()) {
          if (element instanceof LoadInstruction load) {
            loaded.add(load.slot());
          } else if (element instanceof IncrementInstruction increment) {
            loaded.add(increment.slot());
          }
        }
        int slot = method.flags().has(AccessFlag.STATIC) ? 0 : 1;
        for (int i = 0; i < count; i++) {
          if (!loaded.contains(slot)) {
            unread.add(type.getName() + "." + name + ": parameter " + (i + 1));
          }
          ClassDesc parameter = method.methodTypeSymbol().parameterType(i);
          slot += TypeKind.from(parameter).slotSize();
        }
      }
    }
    return unread;
  }

  /**
   * What nobody calls, neither the engine nor the workshop nor a benchmark. A record's accessors
   * show what it holds, and what only its own package sees may be there for its tests.
   */
  private static List<JavaMethod> uncalledMethods(JavaClasses classes) throws IOException {
    String others = sources("/chess.tools/src/main/", "/benchmarks/src/main/");
    String tests = sources("/src/test/");
    List<JavaMethod> uncalled = new ArrayList<>();
    for (JavaClass type : classes) {
      for (JavaMethod method : type.getMethods()) {
        String name = method.getName();
        boolean forOthers =
            LIBRARY.contains(type.getPackageName())
                && method.getModifiers().contains(JavaModifier.PUBLIC);
        if (method.getAccessesToSelf().isEmpty()
            && method.getReferencesToSelf().isEmpty()
            && !forOthers
            && !method.getModifiers().contains(JavaModifier.SYNTHETIC)
            && !isMain(name)
            && !isGenerated(type, name)
            && !isAccessor(type, method)
            && !isShared(type, name, method.getRawParameterTypes().size())
            && !contains(others, name)
            && (method.getModifiers().contains(JavaModifier.PUBLIC) || !contains(tests, name))) {
          uncalled.add(method);
        }
      }
    }
    return uncalled;
  }

  private static boolean contains(String sources, String name) {
    return Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(sources).find();
  }

  private static String sources(String... folders) throws IOException {
    StringBuilder sources = new StringBuilder();
    for (Path file : Repository.javaFiles()) {
      String path = file.toString().replace('\\', '/');
      if (Stream.of(folders).anyMatch(path::contains)) {
        sources.append(Files.readString(file));
      }
    }
    return sources.toString();
  }

  private static boolean isAccessor(JavaClass type, JavaMethod method) {
    return type.isRecord()
        && method.getRawParameterTypes().isEmpty()
        && type.tryGetField(method.getName()).isPresent();
  }

  private static ClassModel model(JavaClass type) throws IOException {
    try (InputStream in = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return ClassFile.of().parse(in.readAllBytes());
    }
  }

  private static boolean isMain(String name) {
    return name.equals(ENTRY);
  }

  /** The compiler makes these itself. */
  private static boolean isGenerated(JavaClass type, String name) {
    return type.isEnum() && (name.equals("valueOf") || name.equals("values"))
        || type.isRecord() && name.equals("equals");
  }

  private static boolean isShared(JavaClass type, String name, int parameters) {
    Set<JavaClass> relatives = new HashSet<>(type.getAllRawSuperclasses());
    relatives.addAll(type.getAllRawInterfaces());
    relatives.addAll(type.getAllSubclasses());
    for (JavaClass relative : relatives) {
      for (JavaMethod method : relative.getMethods()) {
        if (method.getName().equals(name) && method.getRawParameterTypes().size() == parameters) {
          return true;
        }
      }
    }
    return false;
  }
}
