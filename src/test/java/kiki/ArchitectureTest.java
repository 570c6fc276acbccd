// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The data flow is the package list: a package may use only those before it. */
class ArchitectureTest {
  private static final int MOST_CLASSES = 25;
  private static final int MOST_LINES = 400;

  private static final List<String> ORDER =
      List.of(
          "util",
          "options",
          "cfront.source",
          "cfront.lex",
          "cfront.macro",
          "cfront.preprocess",
          "cfront.syntax",
          "cfront.parse",
          "cfront.type",
          "cfront.tree",
          "cfront.check.scope",
          "cfront.check.rule",
          "cfront.check.expression",
          "cfront.check.declaration",
          "cfront.check",
          "program",
          "lower.code",
          "lower.contract",
          "lower.format",
          "lower.link",
          "lower.value",
          "lower.known",
          "lower.function",
          "lower.library",
          "lower.formatted",
          "lower.verifier",
          "lower.specification",
          "lower.builtin",
          "lower",
          "transform.core",
          "transform.check",
          "transform.termination",
          "transform.cover",
          "transform",
          "pointer",
          "slice",
          "interpret.input",
          "interpret.value",
          "interpret.memory",
          "interpret.machine",
          "interpret.output",
          "interpret.compile",
          "interpret",
          "term.value",
          "term",
          "term.rewrite",
          "term.smtlib",
          "sat",
          "sat.proof",
          "sat.ipasir",
          "sat.dimacs",
          "bitblast.aig",
          "bitblast.circuit",
          "bitblast.array",
          "bitblast",
          "solver",
          "transition.system",
          "transition.reduce",
          "transition.certificate",
          "transition.format",
          "transition.engine",
          "ssa.form",
          "ssa.flow",
          "ssa.object",
          "ssa.access",
          "ssa.value",
          "ssa.execute",
          "transition.program",
          "domain.template",
          "domain.numeric",
          "domain.predicate",
          "domain.path",
          "domain.shape",
          "domain.heap",
          "domain.array",
          "domain",
          "strategy",
          "engine.control",
          "engine.result",
          "engine.session",
          "engine.loop.state",
          "engine.loop",
          "engine.ranking",
          "engine.certify",
          "engine.judge",
          "engine.trial",
          "engine.kiki",
          "engine.modular",
          "engine.ic3",
          "engine.llumc",
          "engine.explicit",
          "engine.lasso",
          "engine.termination",
          "engine.schedule",
          "engine.precondition",
          "witness.yaml",
          "witness.format",
          "witness.source",
          "witness.weave",
          "report",
          "report.certificate",
          "report.suite",
          "report.witness",
          "api",
          "api.function",
          "api.coverage",
          "api.witness",
          "project.store",
          "project.compile",
          "project.config",
          "project.key",
          "project.plan",
          "project.answer",
          "project.run",
          "project.report",
          "project.report.html",
          "project.command",
          "cli",
          "serve");

  /** Whose rankings anyone may state, but not look for. */
  private static final String RANKING = "kiki.engine.ranking";

  /** Where invariants are found. */
  private static final Set<String> INFERENCE =
      Set.of(
          RANKING,
          "kiki.domain",
          "kiki.strategy",
          "kiki.engine.loop",
          "kiki.engine.kiki",
          "kiki.engine.ic3",
          "kiki.engine.llumc",
          "kiki.engine.explicit",
          "kiki.engine.modular",
          "kiki.engine.termination");

  /** What looks for rankings; the package's other classes say what a ranking is. */
  private static final Set<String> SYNTHESIS = Set.of("RankingSynthesis", "MeasureCandidates");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("kiki");

  @Test
  void importsPointUpTheListOnly() {
    for (int i = 0; i < ORDER.size() - 1; i++) {
      List<String> later = new ArrayList<>();
      for (String name : ORDER.subList(i + 1, ORDER.size())) {
        later.add(pattern(name));
      }
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAPackage(pattern(ORDER.get(i)))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(later.toArray(String[]::new))
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  /** A package with its subpackages, unless these are listed, too. */
  private static String pattern(String name) {
    boolean isSplit = ORDER.stream().anyMatch(n -> n.startsWith(name + "."));
    return "kiki." + name + (isSplit ? "" : "..");
  }

  @Test
  void everyClassLivesInAListedPackage() {
    ArchRuleDefinition.classes()
        .that()
        .doNotHaveSimpleName("package-info")
        .should()
        .resideInAnyPackage(ORDER.stream().map(ArchitectureTest::pattern).toArray(String[]::new))
        .check(CLASSES);
  }

  /** A package is a concept, and one of many classes is several. */
  @Test
  void packagesAreSmall() {
    Map<String, List<String>> classes = topLevelClasses(JavaClass::getPackageName);
    classes.values().removeIf(names -> names.size() <= MOST_CLASSES);
    assertEquals(Map.of(), classes);
  }

  @Test
  void filesAreShort() throws IOException {
    List<String> found = new ArrayList<>();
    for (String folder : List.of("src/main/java", "src/test/java", "src/build/java", "modules")) {
      for (Path file : sources(folder)) {
        long lines = Files.readString(file).lines().count();
        if (lines > MOST_LINES) {
          found.add(file + " has " + lines + " lines");
        }
      }
    }
    assertEquals(List.of(), found);
  }

  private static List<Path> sources(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** A name means one thing, whatever package the reader is in. */
  @Test
  void noSimpleNameOccursTwice() {
    Map<String, List<String>> classes = topLevelClasses(JavaClass::getSimpleName);
    classes.values().removeIf(names -> names.size() == 1);
    assertEquals(Map.of(), classes);
  }

  private static Map<String, List<String>> topLevelClasses(Function<JavaClass, String> key) {
    return CLASSES.stream()
        .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
        .collect(
            Collectors.groupingBy(
                key, TreeMap::new, Collectors.mapping(JavaClass::getName, Collectors.toList())));
  }

  @Test
  void onlyTheCommandLineAndReportsPrint() {
    ArchRuleDefinition.noClasses()
        .that()
        .resideOutsideOfPackages("kiki.cli..", "kiki.serve..", "kiki.report..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(CLASSES);
  }

  /** In a module beside the core, only its way in does. */
  @Test
  void onlyMainClassesPrintInModules() throws IOException {
    Set<String> printing = new TreeSet<>();
    for (Path file : sources("modules")) {
      if (file.toString().contains("src/main/")
          && Files.readString(file).matches("(?s).*\\b(System\\.(out|err)|IO\\.print).*")) {
        printing.add(file.getFileName().toString());
      }
    }
    assertEquals(Set.of("LanguageServerMain.java", "SparkProject.java"), printing);
  }

  /** Five methods of the facade are for kiki's own packages (ADR 57); nothing else is excused. */
  @Test
  void noWarningsAreSuppressed() throws IOException {
    Map<String, Long> excused = new TreeMap<>();
    for (Path file : sources("src/main/java")) {
      String text = Files.readString(file);
      long all = text.lines().filter(line -> line.contains("@SuppressWarnings")).count();
      long exports =
          text.lines().filter(line -> line.contains("@SuppressWarnings(\"exports\")")).count();
      assertEquals(exports, all, file.toString());
      if (all > 0) {
        excused.put(file.getFileName().toString(), all);
      }
    }
    assertEquals(
        Map.of("CReader.java", 2L, "PropertyResult.java", 1L, "Results.java", 2L), excused);
  }

  /** Whoever calls kiki may do so from several threads, and wants to go on afterwards. */
  @Test
  void nothingIsSharedOrEnded() {
    ArchRuleDefinition.fields().that().areStatic().should().beFinal().check(CLASSES);
    ArchRuleDefinition.noClasses()
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(CLASSES);
  }

  /** Tests and measurements read programs as users do. */
  @Test
  void thereIsOneWayFromTextToProgram() {
    assertTrue(CLASSES.contain("kiki.lower.Lowering"));
    ArchRuleDefinition.noClasses()
        .that()
        .resideOutsideOfPackages("kiki.api", "kiki.lower..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("kiki.lower.Lowering")
        .check(new ClassFileImporter().importPackages("kiki"));
  }

  @Test
  void theCertifierSharesNothingWithInference() {
    Set<String> inferring =
        CLASSES.stream()
            .filter(ArchitectureTest::infers)
            .map(JavaClass::getPackageName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(INFERENCE, inferring, "a package that infers has another name");
    SYNTHESIS.forEach(name -> assertTrue(CLASSES.contain(RANKING + "." + name), name));
    ArchRuleDefinition.noClasses()
        .that()
        .resideInAPackage("kiki.engine.certify")
        .should()
        .transitivelyDependOnClassesThat(
            DescribedPredicate.describe("infer invariants", ArchitectureTest::infers))
        .check(CLASSES);
  }

  private static boolean infers(JavaClass c) {
    return INFERENCE.contains(c.getPackageName())
        && (!c.getPackageName().equals(RANKING) || SYNTHESIS.contains(c.getSimpleName()));
  }
}
