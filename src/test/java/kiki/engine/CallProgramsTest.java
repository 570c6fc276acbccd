// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.domain.EqualityDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.ZoneDomain;
import kiki.engine.Agreement.Configuration;
import kiki.engine.certify.Certifier;
import kiki.engine.certify.ModuleCertifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plan;
import kiki.engine.kiki.Plans;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.modular.ModularProver;
import kiki.engine.result.Certificate;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.ModuleBench;
import kiki.engine.session.ProgramWorkbench;
import kiki.engine.session.Session;
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
import kiki.ssa.form.Ssa;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every engine agrees with the exhaustive execution of random programs with calls. */
class CallProgramsTest {
  private static final int SEEDS_OF_SHORT_RUN = 5;
  private static final int SEEDS_OF_LONG_RUN = 5000;
  private static final int SEEDS_OF_MODULES = 25;
  private static final int SEEDS_OF_TREES = 3;
  private static final int UNWINDINGS = 8;
  private static final int MOST_UNWINDINGS_SUMMARIZED = 2;

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.IC3, Set.of()),
          new Configuration(
              Engine.ABSTRACT_INTERPRETATION, Set.of(new ZoneDomain(), new IntervalDomain())),
          new Configuration(Engine.K_INDUCTION, Set.of(new EqualityDomain())),
          new Configuration(Engine.SCHEDULE, Set.of()));

  /** A limit for each engine, after which it says nothing. */
  private static final double SECONDS =
      Double.parseDouble(System.getProperty("calls.seconds", "1.5"));

  private final Agreement agreement =
      new Agreement(UNWINDINGS, new Options.Limits(Optional.of(SECONDS), Optional.empty()));

  @Test
  void enginesAgreeWithExecution() {
    check(0, SEEDS_OF_SHORT_RUN);
  }

  /** The first seed may be given as {@code -Dcalls.first}, the one after the last likewise. */
  @Test
  @Tag("long")
  void enginesAgreeWithExecutionOfMany() {
    check(
        Integer.getInteger("calls.first", SEEDS_OF_SHORT_RUN),
        Integer.getInteger("calls.end", SEEDS_OF_LONG_RUN));
  }

  private void check(int first, int end) {
    agreement.requireOf(first, end, seed -> new CallProgram(seed).generate(), CONFIGURATIONS);
  }

  /** Without bounded model checking, which is quicker where calls are few. */
  @Test
  void summariesAgreeWithExecution() {
    int proved = 0;
    for (int seed = 0; seed < SEEDS_OF_SHORT_RUN; seed++) {
      proved += checkSummaries(seed);
    }
    assertTrue(proved > 0, "nothing was proved");
  }

  @Test
  @Tag("long")
  void summariesAgreeWithExecutionOfMany() {
    int first = Integer.getInteger("calls.first", SEEDS_OF_SHORT_RUN);
    int end = Integer.getInteger("calls.end", SEEDS_OF_LONG_RUN);
    int proved = 0;
    for (int seed = first; seed < end; seed++) {
      proved += checkSummaries(seed);
    }
    assertTrue(proved > (end - first) / 10, "few proofs: " + proved);
  }

  @Test
  void summariesOfTreesAgreeWithExecution() {
    int proved = 0;
    for (int seed = 0; seed < SEEDS_OF_TREES; seed++) {
      proved += checkTrees(seed);
    }
    assertTrue(proved > 0, "nothing was proved");
  }

  @Test
  @Tag("long")
  void summariesOfTreesAgreeWithExecutionOfMany() {
    int first = Integer.getInteger("calls.first", SEEDS_OF_TREES);
    int end = Integer.getInteger("calls.end", SEEDS_OF_LONG_RUN);
    int proved = 0;
    for (int seed = first; seed < end; seed++) {
      proved += checkTrees(seed);
    }
    assertTrue(proved > (end - first) / 10, "few proofs: " + proved);
  }

  private static int checkTrees(long seed) {
    String text = new TreeProgram(seed).generate();
    return checkSummaries(seed, text, EnumSet.of(Check.ASSERTIONS, Check.POINTERS));
  }

  private static int checkSummaries(long seed) {
    return checkSummaries(seed, new CallProgram(seed).generate(), EnumSet.of(Check.ASSERTIONS));
  }

  /** How many properties are proved. */
  private static int checkSummaries(long seed, String text, EnumSet<Check> checks) {
    Program program = Agreement.program(text, checks);
    Optional<Set<List<Property>>> violations = new ExhaustiveRuns(program).violations();
    if (violations.isEmpty()) {
      return 0;
    }
    Workbench workbench =
        new ProgramWorkbench(
            program, PointsTo.analyze(program), CdclSolver::new, BitBlastingSolver.ModelCheck.ON);
    BooleanSupplier stop =
        Cancellation.at(new Options.Limits(Optional.of(SECONDS), Optional.empty()));
    Ledger ledger = Ledger.of(Properties.of(program), CSubject.listener());
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("is not asked"), Optional.empty());
    Options.Analysis analysis =
        Analyses.of(Engine.SCHEDULE, Set.of(), Optional.of(MOST_UNWINDINGS_SUMMARIZED));
    try {
      Session session =
          Session.open(
              workbench, Ssa.Mode.SUMMARIZED, () -> ledger.isSettled() || stop.getAsBoolean());
      Plan plan = Plans.summaries(analysis).orElseThrow();
      Kiki.of(
              session,
              judge,
              plan,
              new Stopwatch(),
              new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS))
          .run();
    } catch (CancellationException e) {
      return 0;
    }
    String where = " on seed " + seed + ":\n" + text;
    Map<Proof, List<Property>> proofs = new LinkedHashMap<>();
    ledger
        .close("")
        .forEach(
            (property, verdict) -> {
              if (verdict instanceof Verdict.Proved(Proof proof)) {
                proofs.computeIfAbsent(proof, _ -> new ArrayList<>()).add(property);
              }
            });
    int proved = 0;
    for (Map.Entry<Proof, List<Property>> e : proofs.entrySet()) {
      for (Property property : e.getValue()) {
        boolean fails = violations.get().stream().anyMatch(v -> v.indexOf(property) == 0);
        assertFalse(fails, () -> property.name() + where);
        proved++;
      }
      Optional<String> mistake =
          new Certifier(workbench, () -> false).mistake(e.getValue(), e.getKey());
      assertEquals(Optional.empty(), mistake, where);
    }
    return proved;
  }

  @Test
  void modulesAgreeWithExecution() {
    assertTrue(checkModules(0, SEEDS_OF_MODULES) > 0, "nothing was proved");
  }

  @Test
  @Tag("long")
  void modulesAgreeWithExecutionOfMany() {
    int first = Integer.getInteger("calls.first", SEEDS_OF_MODULES);
    int end = Integer.getInteger("calls.end", SEEDS_OF_LONG_RUN);
    int proved = checkModules(first, end);
    assertTrue(proved > (end - first) / 10, "few proofs: " + proved);
  }

  /** How many properties are proved by summaries of functions that are looked at by themselves. */
  private static int checkModules(int first, int end) {
    int proved = 0;
    for (int seed = first; seed < end; seed++) {
      proved += checkModules(seed);
    }
    return proved;
  }

  private static int checkModules(long seed) {
    String text = new LayeredProgram(seed).generate();
    Program program = Agreement.program(text, EnumSet.of(Check.ASSERTIONS));
    Optional<Set<List<Property>>> violations = new ExhaustiveRuns(program).violations();
    if (violations.isEmpty()) {
      return 0;
    }
    ModuleBench bench =
        new ProgramWorkbench(
                program,
                PointsTo.analyze(program),
                CdclSolver::new,
                BitBlastingSolver.ModelCheck.ON)
            .modules(new Options.Inlining.UpTo(0))
            .orElseThrow();
    BooleanSupplier stop =
        Cancellation.at(new Options.Limits(Optional.of(SECONDS), Optional.empty()));
    Ledger ledger = Ledger.of(Properties.of(program), CSubject.listener());
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("is not asked"), Optional.empty());
    try {
      new ModularProver(
              bench,
              judge,
              ModuleCertifier.of(Options.Certification.FRESH_SOLVER, bench, () -> false),
              Certificate.OfProgram::new,
              Optional.empty(),
              stop,
              new Stopwatch())
          .run();
    } catch (CancellationException e) {
      return 0;
    }
    int proved = 0;
    for (Map.Entry<Property, Verdict> e : ledger.close("open").entrySet()) {
      String where = e.getKey().name() + " on seed " + seed + ":\n" + text;
      switch (e.getValue()) {
        case Verdict.Proved _ -> {
          assertTrue(violations.get().stream().noneMatch(v -> v.indexOf(e.getKey()) == 0), where);
          proved++;
        }
        case Verdict.Unknown(String reason) -> assertEquals("open", reason, where);
        case Verdict.Refuted _ -> throw new AssertionError(where);
      }
    }
    return proved;
  }
}
