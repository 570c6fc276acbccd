// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.domain.Domain;
import kiki.engine.control.Cancellation;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.engine.schedule.Verifier;
import kiki.engine.session.InterpreterReplay;
import kiki.engine.session.ProgramWorkbench;
import kiki.engine.session.Workbench;
import kiki.options.Check;
import kiki.options.Options;
import kiki.options.Options.Engine;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;

/** Compares the verdicts of engines with what is known to happen when the program runs. */
final class Agreement {
  /** An engine with its domains. */
  record Configuration(Engine engine, Set<Domain> domains) {}

  /** What the file of a program is called. */
  static final String FILE = "random.c";

  /** What is said of a proof that nobody had the time to check again. */
  private static final String OUT_OF_TIME = "the run was stopped";

  private final int unwindings;
  private final Options.Limits limits;
  private int definite;
  private int unknown;

  Agreement(int unwindings, Options.Limits limits) {
    this.unwindings = unwindings;
    this.limits = limits;
  }

  /** How many properties were proved or refuted so far. */
  int definite() {
    return definite;
  }

  int unknown() {
    return unknown;
  }

  /**
   * Makes a program of each seed and requires that engines agree with all of its executions, and
   * decide more than a property of each on the average.
   */
  void requireOf(
      int first, int end, LongFunction<String> programs, List<Configuration> configurations) {
    for (int seed = first; seed < end; seed++) {
      String text = programs.apply(seed);
      List<String> complaints = complaints(text, configurations);
      complaints.removeIf(c -> c.contains(OUT_OF_TIME));
      String where = "seed " + seed + ":\n" + text;
      assertEquals(List.of(), complaints, where);
    }
    assertTrue(definite > end - first, "few verdicts: " + definite);
  }

  /**
   * What is wrong with the verdicts of engines on a program with assertions, and what they warn of.
   * A program with too many executions is left out.
   */
  List<String> complaints(String text, List<Configuration> configurations) {
    Program program = program(text, EnumSet.of(Check.ASSERTIONS));
    Optional<Set<List<Property>>> violations = new ExhaustiveRuns(program).violations();
    List<String> complaints = new ArrayList<>();
    for (Configuration c : violations.isEmpty() ? List.<Configuration>of() : configurations) {
      List<String> warnings = new ArrayList<>();
      List<String> found = disagreements(program, c, violations.get(), warnings);
      found.addAll(warnings);
      found.forEach(f -> complaints.add(c + ": " + f));
    }
    return complaints;
  }

  /**
   * Verdicts of an engine that are wrong. What it warns of, such as counterexamples that cannot be
   * replayed, is put into {@code warnings}.
   */
  List<String> disagreements(
      Program program,
      Configuration configuration,
      Set<List<Property>> violations,
      List<String> warnings) {
    List<String> found = new ArrayList<>();
    Map<Property, Verdict> verdicts = verify(program, configuration, warnings);
    verdicts.forEach(
        (property, verdict) -> {
          boolean wrong =
              switch (verdict) {
                case Verdict.Proved _ -> failsAfterFailures(property, verdicts, violations);
                case Verdict.Refuted _ -> violations.stream().noneMatch(v -> v.contains(property));
                case Verdict.Unknown _ -> false;
              };
          if (wrong) {
            String answer = verdict.getClass().getSimpleName();
            found.add(property.name() + " " + property.description() + " is " + answer);
          }
          definite += verdict instanceof Verdict.Unknown ? 0 : 1;
          unknown += verdict instanceof Verdict.Unknown ? 1 : 0;
        });
    return found;
  }

  /** A proof may assume of other properties that they hold, unless they are known to fail. */
  private static boolean failsAfterFailures(
      Property property, Map<Property, Verdict> verdicts, Set<List<Property>> violations) {
    return violations.stream()
        .filter(v -> v.contains(property))
        .map(v -> v.subList(0, v.indexOf(property)))
        .anyMatch(v -> v.stream().allMatch(p -> verdicts.get(p) instanceof Verdict.Refuted));
  }

  private Map<Property, Verdict> verify(
      Program program, Configuration configuration, List<String> warnings) {
    Options.Analysis analysis =
        Analyses.of(configuration.engine(), configuration.domains(), Optional.of(unwindings));
    Cancellation cancellation = Cancellation.at(limits);
    Workbench workbench =
        new ProgramWorkbench(
            program,
            PointsTo.analyze(program),
            CdclSolver::new,
            BitBlastingSolver.ModelCheck.ON,
            ProgramWorkbench.Slicing.ON);
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

  /** A program with checks, ready to be analysed. */
  static Program program(String text, Set<Check> checks) {
    return new CReader(Arguments.options().checking(checks))
        .read(CSource.text(FILE, text))
        .program();
  }
}
