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
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fields that are only written, parameters that no code reads. */
final class UnreadTest {
  /** Where a program begins; the virtual machine gives it words that it need not read. */
  private static final String ENTRY = "main";

  @Test
  void everyFieldIsRead() {
    assertEquals(Set.of(), unreadFields(EngineClasses.ALL));
  }

  @Test
  void everyParameterIsRead() throws IOException {
    assertEquals(Set.of(), unreadParameters(EngineClasses.ALL));
  }

  @Test
  void unreadThingsAreFound(@TempDir Path folder) throws IOException {
    Path compiled =
        Planted.compile(
            folder,
            "package chess.search; class Planted {"
                + " int written; int read;"
                + " void write(int used, long unread, int last) { written = used + last + read; }"
                + " int wide(long used, double unread) { return (int) used; } }");
    JavaClasses planted = new ClassFileImporter().importPath(compiled);
    assertEquals(Set.of("chess.search.Planted.written"), unreadFields(planted));
    assertEquals(
        Set.of("chess.search.Planted.write: parameter 2", "chess.search.Planted.wide: parameter 2"),
        unreadParameters(planted));
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
    return type.isEnum() && name.equals("valueOf") || type.isRecord() && name.equals("equals");
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
