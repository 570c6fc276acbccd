package kiki;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The data flow is the package list: a package may use only those before it. */
class ArchitectureTest {
  private static final List<String> ORDER =
      List.of(
          "util",
          "options",
          "cfront",
          "program",
          "lower",
          "transform",
          "pointer",
          "slice",
          "interpret",
          "term",
          "sat",
          "bitblast",
          "solver",
          "ssa",
          "domain",
          "strategy",
          "engine",
          "report",
          "cli");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("kiki");

  @Test
  void importsPointUpTheListOnly() {
    for (int i = 0; i < ORDER.size() - 1; i++) {
      List<String> later = new ArrayList<>();
      for (String name : ORDER.subList(i + 1, ORDER.size())) {
        later.add("kiki." + name + "..");
      }
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAPackage("kiki." + ORDER.get(i) + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(later.toArray(String[]::new))
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  @Test
  void everyClassLivesInAListedPackage() {
    ArchRuleDefinition.classes()
        .should()
        .resideInAnyPackage(ORDER.stream().map(n -> "kiki." + n + "..").toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLineAndReportsPrint() {
    ArchRuleDefinition.noClasses()
        .that()
        .resideOutsideOfPackages("kiki.cli..", "kiki.report..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(CLASSES);
  }
}
