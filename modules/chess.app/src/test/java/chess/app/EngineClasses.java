package chess.app;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The compiled classes of the shipped modules, without their tests. */
final class EngineClasses {
  static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("test-support"))
          .importPackages("chess");

  /** Packages whose code runs at every node of a search. */
  static final String[] HOT = {
    "chess.core.bitboard",
    "chess.core.board",
    "chess.core.movegen",
    "chess.search.tt",
    "chess.search.history",
    "chess.search.order",
    "chess.search.eval..",
    "chess.search.mate",
    "chess.search.worker"
  };

  private EngineClasses() {}

  static boolean isHot(JavaClass type) {
    for (String pattern : HOT) {
      String name = pattern.replace("..", "");
      if (type.getPackageName().equals(name)
          || pattern.endsWith("..") && type.getPackageName().startsWith(name + ".")) {
        return true;
      }
    }
    return false;
  }
}
