package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.lower.Lowering;
import kiki.options.Check;
import kiki.options.Options;
import kiki.options.Options.DomainName;
import kiki.options.Options.Engine;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import kiki.transform.CheckOptions;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every engine agrees with the exhaustive execution of random programs. */
class RandomProgramsTest {
  private static final int FEW = 10;
  private static final int MANY = 5000;
  private static final int UNWINDINGS = 5;

  /** An engine with its domains. */
  private record Configuration(Engine engine, Set<DomainName> domains) {}

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.IC3, Set.of()),
          new Configuration(Engine.K_INDUCTION, Set.of(DomainName.HAVOC)),
          new Configuration(Engine.K_INDUCTION, Set.of(DomainName.INTERVALS)),
          new Configuration(Engine.ABSTRACT_INTERPRETATION, Set.of(DomainName.ZONES)),
          new Configuration(
              Engine.ABSTRACT_INTERPRETATION, Set.of(DomainName.OCTAGONS, DomainName.EQUALITIES)),
          new Configuration(Engine.SCHEDULE, Set.of()));

  private int definite;

  @Test
  void enginesAgreeWithExecution() {
    for (int seed = 0; seed < FEW; seed++) {
      check(seed);
    }
    assertTrue(definite > FEW, "few verdicts: " + definite);
  }

  @Test
  @Tag("long")
  void enginesAgreeWithExecutionOfMany() {
    for (int seed = FEW; seed < MANY; seed++) {
      check(seed);
    }
    assertTrue(definite > MANY, "few verdicts: " + definite);
  }

  private void check(long seed) {
    String text = new RandomProgram(seed).generate();
    Program program = program(text);
    Optional<Set<List<Property>>> violations = new ExhaustiveRuns(program).violations();
    if (violations.isEmpty()) {
      return;
    }
    for (Configuration configuration : CONFIGURATIONS) {
      List<String> warnings = new ArrayList<>();
      String where = configuration + " on seed " + seed + ":\n" + text;
      Map<Property, Verdict> verdicts = verify(program, configuration, warnings);
      verdicts.forEach(
          (property, verdict) -> {
            switch (verdict) {
              case Verdict.Proved _ ->
                  assertFalse(
                      failsAfterFailures(property, verdicts, violations.get()),
                      property.name() + " " + where);
              case Verdict.Refuted _ ->
                  assertTrue(
                      violations.get().stream().anyMatch(v -> v.contains(property)),
                      property.name() + " " + where);
              case Verdict.Unknown _ -> {}
            }
            definite += verdict instanceof Verdict.Unknown ? 0 : 1;
          });
      assertEquals(List.of(), warnings, where);
    }
  }

  /** A proof may assume of other properties that they hold, unless they are known to fail. */
  private static boolean failsAfterFailures(
      Property property, Map<Property, Verdict> verdicts, Set<List<Property>> violations) {
    return violations.stream()
        .filter(v -> v.contains(property))
        .map(v -> v.subList(0, v.indexOf(property)))
        .anyMatch(v -> v.stream().allMatch(p -> verdicts.get(p) instanceof Verdict.Refuted));
  }

  private static Map<Property, Verdict> verify(
      Program program, Configuration configuration, List<String> warnings) {
    Options.Analysis analysis =
        new Options.Analysis(
            configuration.engine(),
            configuration.domains(),
            List.of(),
            Options.Strategy.THRESHOLDS,
            Optional.of(UNWINDINGS),
            true,
            Optional.empty(),
            true,
            Optional.empty(),
            false,
            false);
    Cancellation cancellation =
        new Cancellation(new Options.Limits(Optional.empty(), Optional.empty()));
    Workbench workbench =
        new ProgramWorkbench(
            program, PointsTo.analyze(program), CdclSolver::new, BitBlastingSolver.ModelCheck.ON);
    Listener listener =
        new Listener() {
          @Override
          public void decided(Property property, Verdict verdict) {}

          @Override
          public synchronized void warning(String message) {
            warnings.add(message);
          }

          @Override
          public void progress(String engine, int unwindings, int open) {}
        };
    return new Verifier(
            analysis,
            workbench,
            new InterpreterReplay(program, cancellation),
            cancellation,
            Verifier.Failures.ALL)
        .verify(Properties.of(program), listener);
  }

  private static Program program(String text) {
    Diagnostics diagnostics = new Diagnostics();
    SourceText source = new SourceText("random.c", text);
    Language language = Language.LP64;
    var tokens = new Preprocessor(PreprocessorOptions.of(language), diagnostics).tokens(source);
    TranslationUnit unit = new CFrontEnd(language, diagnostics).check("random.c", tokens);
    assertFalse(diagnostics.hasErrors(), text);
    Program program = Lowering.lower(List.of(unit), language, "main").program();
    CheckOptions checks = CheckOptions.of(EnumSet.of(Check.ASSERTIONS));
    return Passes.run(program, PassOptions.of(checks));
  }
}
