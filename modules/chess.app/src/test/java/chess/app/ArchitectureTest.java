package chess.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules between packages that the compiler does not check. */
final class ArchitectureTest {
  /** A package may use those above it and itself; a package that is not listed has no place yet. */
  private static final List<String> ORDER =
      List.of(
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

  @Test
  void packagesUseOnlyWhatStandsAboveThem() {
    check(classes().should(useOnlyPackagesAbove()));
  }

  @Test
  void packagesHaveNoCycles() {
    check(slices().matching("chess.(**)").should().beFreeOfCycles());
  }

  @Test
  void theProtocolsDoNotKnowEachOther() {
    check(
        noClasses()
            .that()
            .resideInAPackage("chess.protocol.uci..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("chess.protocol.xboard.."));
    check(
        noClasses()
            .that()
            .resideInAPackage("chess.protocol.xboard..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("chess.protocol.uci.."));
  }

  @Test
  void onlyMainKnowsTheStandardStreams() {
    for (String stream : List.of("in", "out", "err")) {
      check(
          noClasses()
              .that()
              .doNotHaveFullyQualifiedName(Main.class.getName())
              .should()
              .accessField(System.class, stream));
    }
  }

  @Test
  void onlyMainEndsTheProgram() {
    check(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(Main.class.getName())
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class));
  }

  @Test
  void staticFieldsDoNotChange() {
    check(fields().that().areStatic().should().beFinal());
  }

  @Test
  void hotPackagesNeitherStreamNorLog() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(EngineClasses.HOT)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "java.util.stream..", "java.util.logging..", "org.apache.logging.."));
  }

  @Test
  void hotPackagesDoNotBox() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(EngineClasses.HOT)
            .should()
            .callCodeUnitWhere(isBoxing()));
  }

  @Test
  void theRulesAndTheSearchDoNotLog() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("chess.core..", "chess.search..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.logging.."));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(EngineClasses.ALL);
  }

  private static ArchCondition<JavaClass> useOnlyPackagesAbove() {
    return new ArchCondition<>("use only packages above their own") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        int own = ORDER.indexOf(origin.getPackageName());
        for (Dependency dependency : origin.getDirectDependenciesFromSelf()) {
          int used = ORDER.indexOf(dependency.getTargetClass().getPackageName());
          if (own >= 0 && used > own) {
            events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
          }
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
