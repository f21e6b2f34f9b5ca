package chess.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules between packages that the compiler does not check. */
final class ArchitectureTest {
  /** A package may use those above it and itself. */
  private static final List<String> ORDER =
      List.of(
          "chess.core.file",
          "chess.core.bitboard",
          "chess.core.board",
          "chess.core.movegen",
          "chess.core.notation",
          "chess.core.game",
          "chess.core",
          "chess.search",
          "chess.search.tuning",
          "chess.search.time",
          "chess.search.book",
          "chess.search.tablebase",
          "chess.search.tt",
          "chess.search.history",
          "chess.search.eval",
          "chess.search.eval.hce",
          "chess.search.eval.nnue",
          "chess.search.order",
          "chess.search.mate",
          "chess.search.worker",
          "chess.search.engine",
          "chess.search.suite",
          "chess.search.embedded",
          "chess.protocol",
          "chess.protocol.text",
          "chess.protocol.uci",
          "chess.protocol.xboard",
          "chess.protocol.console",
          "chess.protocol.server",
          "chess.app.json",
          "chess.app.analyze",
          "chess.app.pgn",
          "chess.app.terminal",
          "chess.app");

  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  /**
   * A rule and classes that break it.
   *
   * @param planted sources
   */
  record Guard(String name, ArchRule rule, String... planted) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Guard> guards() {
    List<Guard> guards = new ArrayList<>();
    guards.add(
        new Guard(
            "packages use only what stands above them",
            classes().should(useOnlyPackagesAbove()),
            "package chess.core.board; class Planted { chess.search.tt.Other other; }",
            "package chess.search.tt; public class Other {}"));
    guards.add(
        new Guard(
            "every package has its place",
            classes().should(resideInAListedPackage()),
            "package chess.search.misc; class Planted {}"));
    guards.add(
        new Guard(
            "packages have no cycles",
            slices().matching("chess.(**)").should().beFreeOfCycles(),
            "package chess.search.tt; public class Planted { chess.search.order.Other other; }",
            "package chess.search.order; public class Other { chess.search.tt.Planted planted; }"));
    guards.add(
        new Guard(
            "UCI does not know XBoard",
            mayNotUse("chess.protocol.uci..", "chess.protocol.xboard.."),
            "package chess.protocol.uci; class Planted { chess.protocol.xboard.Other other; }",
            "package chess.protocol.xboard; public class Other {}"));
    guards.add(
        new Guard(
            "XBoard does not know UCI",
            mayNotUse("chess.protocol.xboard..", "chess.protocol.uci.."),
            "package chess.protocol.xboard; class Planted { chess.protocol.uci.Other other; }",
            "package chess.protocol.uci; public class Other {}"));
    for (String stream : List.of("in", "out", "err")) {
      guards.add(
          new Guard(
              "only Main knows System." + stream,
              othersThanMain().should().accessField(System.class, stream),
              "package chess.search; class Planted { Object stream = System." + stream + "; }"));
    }
    for (String end : List.of("System.exit(0)", "Runtime.getRuntime().halt(0)")) {
      guards.add(
          new Guard(
              "only Main may call " + end,
              othersThanMain()
                  .should()
                  .callMethod(System.class, "exit", int.class)
                  .orShould()
                  .callMethod(Runtime.class, "exit", int.class)
                  .orShould()
                  .callMethod(Runtime.class, "halt", int.class),
              "package chess.search; class Planted { void end() { " + end + "; } }"));
    }
    guards.add(
        new Guard(
            "static fields do not change",
            fields().that().areStatic().should().beFinal(),
            "package chess.search; class Planted { static int count; }"));
    guards.add(
        new Guard(
            "hot packages do not stream",
            hotClasses().should().dependOnClassesThat().resideInAPackage("java.util.stream.."),
            "package chess.search.tt; class Planted { java.util.stream.IntStream numbers; }"));
    guards.add(
        new Guard(
            "hot packages do not box",
            hotClasses().should().callCodeUnitWhere(isBoxing()),
            "package chess.search.worker; class Planted { Object box(int i) { return i; } }"));
    for (String room : List.of("chess.core", "chess.search")) {
      guards.add(
          new Guard(
              room + " does not log",
              noClasses()
                  .that()
                  .resideInAPackage(room + "..")
                  .should()
                  .dependOnClassesThat()
                  .resideInAnyPackage("java.util.logging..", "org.apache.logging.."),
              "package " + room + ".time; class Planted { java.util.logging.Logger log; }"));
    }
    return guards.stream();
  }

  /** A rule that nothing in the program is subject to fails as well. */
  @ParameterizedTest
  @MethodSource("guards")
  void theProgramKeepsTheRule(Guard guard) {
    guard.rule.allowEmptyShould(false).check(EngineClasses.ALL);
  }

  @ParameterizedTest
  @MethodSource("guards")
  void theRuleFindsAPlantedViolation(Guard guard, @TempDir Path folder) throws IOException {
    JavaClasses planted =
        new ClassFileImporter().importPath(Planted.compile(folder, guard.planted));
    assertTrue(guard.rule.evaluate(planted).hasViolation(), guard.name);
  }

  /** A package that is gone must not keep its place, nor a hot one its strictness. */
  @Test
  void noListNamesAPackageThatDoesNotExist() {
    Set<String> packages = new TreeSet<>();
    for (JavaClass type : EngineClasses.ALL) {
      packages.add(type.getPackageName());
    }
    Set<String> gone = new TreeSet<>(ORDER);
    for (String hot : EngineClasses.HOT) {
      gone.add(hot.replace("..", ""));
    }
    gone.removeAll(packages);
    assertEquals(Set.of(), gone);
  }

  private static ArchRule mayNotUse(String room, String other) {
    return noClasses()
        .that()
        .resideInAPackage(room)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(other);
  }

  private static GivenClassesConjunction othersThanMain() {
    return noClasses().that().doNotHaveFullyQualifiedName(Main.class.getName());
  }

  private static GivenClassesConjunction hotClasses() {
    return noClasses().that().resideInAnyPackage(EngineClasses.HOT);
  }

  private static ArchCondition<JavaClass> useOnlyPackagesAbove() {
    return new ArchCondition<>("use only packages above their own") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        int own = ORDER.indexOf(origin.getPackageName());
        for (Dependency dependency : origin.getDirectDependenciesFromSelf()) {
          int used = ORDER.indexOf(dependency.getTargetClass().getPackageName());
          if (used > own) {
            events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
          }
        }
      }
    };
  }

  private static ArchCondition<JavaClass> resideInAListedPackage() {
    return new ArchCondition<>("have a place in the order of packages") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!ORDER.contains(type.getPackageName())) {
          events.add(SimpleConditionEvent.violated(type, type.getName() + " has no place"));
        }
      }
    };
  }

  private static DescribedPredicate<JavaCall<?>> isBoxing() {
    return DescribedPredicate.describe(
        "box a value",
        call ->
            call.getTarget().getName().equals("valueOf")
                && BOXES.contains(call.getTargetOwner().getName())
                && call.getTarget().getRawParameterTypes().getFirst().isPrimitive());
  }
}
