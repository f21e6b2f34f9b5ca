package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * HotSpot never compiles a method of more than 8,000 bytes of bytecode: one that grew over it would
 * run interpreted, many times slower.
 */
final class MethodSizeTest {
  private static final int MAX_BYTES = 6_000;

  @Test
  void hotMethodsCanBeCompiled() throws IOException {
    List<String> tooLarge = new ArrayList<>();
    int methods = 0;
    for (JavaClass type : EngineClasses.ALL) {
      if (EngineClasses.isHot(type)) {
        for (MethodModel method : read(type).methods()) {
          methods++;
          int size = codeSize(method);
          if (size > MAX_BYTES && !isInitializer(method)) {
            tooLarge.add(type.getName() + "." + method.methodName() + ": " + size + " bytes");
          }
        }
      }
    }
    assertEquals(List.of(), tooLarge, "more than " + MAX_BYTES + " bytes of bytecode");
    assertTrue(methods > 0, "no method of a hot package was found");
  }

  /** A static initializer runs once, so tables may be as long as they like. */
  private static boolean isInitializer(MethodModel method) {
    return method.methodName().equalsString("<clinit>");
  }

  private static ClassModel read(JavaClass type) throws IOException {
    try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return ClassFile.of().parse(bytes.readAllBytes());
    }
  }

  private static int codeSize(MethodModel method) {
    return method.findAttribute(Attributes.code()).map(code -> code.codeLength()).orElse(0);
  }
}
