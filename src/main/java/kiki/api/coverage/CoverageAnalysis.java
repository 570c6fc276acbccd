// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import kiki.api.CProgram;
import kiki.api.Results;
import kiki.api.Verification;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.engine.control.Cancellation;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.input.ZeroInputs;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.report.suite.CoverageResult;
import kiki.report.suite.GoalStatus;
import kiki.report.suite.SuiteTest;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import kiki.transform.cover.CoverGoals;

/**
 * Finds a small test suite. Some runs with arbitrary inputs meet what is easy to meet; the engines
 * decide the rest: a counterexample to "the goal is not met" is a test, a proof of it says that the
 * code is dead. A goal counts as covered only if a run of the test meets it that gets nothing but
 * what the test says.
 */
public final class CoverageAnalysis {
  private static final PassOptions OPTIONS =
      PassOptions.of(CheckOptions.of(Set.of(Check.ASSERTIONS, Check.UNMODELLED, Check.COVER)));

  private final CProgram source;
  private final Options.Limits limits;
  private final Cancellation cancellation;
  private final List<SuiteTest> tests = new ArrayList<>();
  private final Map<Property, GoalStatus> known = new LinkedHashMap<>();
  private final long start = System.nanoTime();

  private CoverageAnalysis(CProgram source, Options.Limits limits, Cancellation cancellation) {
    this.source = source;
    this.limits = limits;
    this.cancellation = cancellation;
  }

  /** Time runs from here. */
  public static CoverageAnalysis start(CProgram source, Options.Limits limits) {
    return new CoverageAnalysis(source, limits, Cancellation.at(limits));
  }

  /** Asks the analysis to end soon, with what is known then. */
  public void cancel(String reason) {
    cancellation.cancel(reason);
  }

  /** The program with the goals that its options ask for, nothing of it simplified away. */
  public static Program withGoals(CProgram source) {
    return Passes.checked(
        CoverGoals.run(source.lowered(), source.options().output().coverage().criteria()), OPTIONS);
  }

  public CoverageResult run() {
    Program program = withGoals(source);
    Set<Property> goals = new LinkedHashSet<>(Properties.of(program));
    goals.removeIf(p -> p.kind() != Property.Kind.COVERAGE);
    SuiteRuns runs = new SuiteRuns(program, source.options().input().function(), cancellation);
    tryInputs(program, runs);
    Set<Property> open = new LinkedHashSet<>(goals);
    tests.forEach(t -> open.removeAll(t.goals()));
    if (!open.isEmpty() && !cancellation.getAsBoolean()) {
      decide(only(program, open), open, runs);
    }
    return result(goals, sources(program));
  }

  private void tryInputs(Program program, SuiteRuns runs) {
    Set<Property> met = new LinkedHashSet<>();
    for (int i = 0;
        i < CoverageTuning.RUNS
            && runs.steps() < CoverageTuning.ALL_STEPS
            && !cancellation.getAsBoolean();
        i++) {
      long most = CoverageTuning.RUN_STEPS;
      InputSource inputs = i == 0 ? new ZeroInputs() : new RandomInputs(i);
      runs.test(runs.inputs(program, inputs, Optional.empty(), most), most)
          .filter(t -> met.addAll(t.goals()))
          .ifPresent(tests::add);
    }
  }

  /** With these goals, and what is not modelled, as the only properties. */
  private static Program only(Program program, Set<Property> goals) {
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program
        .functions()
        .forEach(
            (s, f) -> {
              List<Instruction> body = new ArrayList<>(f.body());
              body.removeIf(
                  i ->
                      i instanceof Instruction.Assert a
                          && a.property().kind() == Property.Kind.COVERAGE
                          && !goals.contains(a.property()));
              functions.put(s, f.withBody(body));
            });
    return program.withFunctions(functions);
  }

  private void decide(Program goals, Set<Property> open, SuiteRuns runs) {
    Program form = Passes.simplified(goals, OPTIONS);
    Set<Property> left = new LinkedHashSet<>(Properties.of(form));
    open.stream().filter(g -> !left.contains(g)).forEach(g -> known.put(g, new GoalStatus.Dead()));
    if (left.isEmpty()) {
      return;
    }
    Verification verification = source.verification(form, limits.after(System.nanoTime() - start));
    Results results = verification.run();
    Optional<Property> unmodelled = Optional.empty();
    for (Map.Entry<Property, Verdict> e : results.summary().verdicts().entrySet()) {
      if (e.getKey().kind() == Property.Kind.UNMODELLED
          && !(e.getValue() instanceof Verdict.Proved)) {
        unmodelled = Optional.of(e.getKey());
      }
    }
    for (Map.Entry<Property, Verdict> e : results.summary().verdicts().entrySet()) {
      if (e.getKey().kind() == Property.Kind.COVERAGE) {
        known.put(e.getKey(), status(e.getKey(), e.getValue(), form, unmodelled, runs));
      }
    }
  }

  private GoalStatus status(
      Property goal, Verdict verdict, Program form, Optional<Property> unmodelled, SuiteRuns runs) {
    return switch (verdict) {
      case Verdict.Proved _ ->
          unmodelled
              .<GoalStatus>map(p -> new GoalStatus.Open(p.description() + " has no model"))
              .orElseGet(GoalStatus.Dead::new);
      case Verdict.Unknown(String reason) -> new GoalStatus.Open(reason);
      case Verdict.Refuted(Counterexample c) -> {
        ScriptedInputs script = new ScriptedInputs(ChoiceValues.script(c));
        long steps = CoverageTuning.TEST_STEPS;
        runs.test(runs.inputs(form, script, Optional.of(goal), steps), steps).ifPresent(tests::add);
        yield new GoalStatus.Reachable("not by a test that ends and has a meaning in C");
      }
    };
  }

  private static SequencedMap<String, CType> sources(Program program) {
    SequencedMap<String, CType> found = new LinkedHashMap<>();
    program.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .forEach(
            i -> {
              switch (i) {
                case Instruction.Input n when n.isOfFunction() ->
                    found.putIfAbsent(n.source(), n.target().type());
                case Instruction.Call c when c.result().isPresent() ->
                    Exprs.calledFunction(c.function())
                        .filter(f -> program.function(f).isEmpty())
                        .ifPresent(f -> found.putIfAbsent(f.name(), c.result().get().type()));
                case Instruction _ -> {}
              }
            });
    return found;
  }

  private CoverageResult result(Set<Property> goals, SequencedMap<String, CType> sources) {
    List<SuiteTest> chosen = SmallSuite.of(tests);
    Set<Property> covered = new LinkedHashSet<>();
    chosen.forEach(t -> covered.addAll(t.goals()));
    LinkedHashMap<Property, GoalStatus> all = new LinkedHashMap<>();
    String reason = cancellation.reason().orElse("the analysis is not precise enough");
    for (Property goal : goals) {
      GoalStatus status =
          covered.contains(goal)
              ? new GoalStatus.Covered()
              : known.getOrDefault(goal, new GoalStatus.Open(reason));
      if (status instanceof GoalStatus.Covered && known.get(goal) instanceof GoalStatus.Dead) {
        throw new IllegalStateException(goal + " is met by a test and proved unreachable");
      }
      all.put(goal, status);
    }
    return new CoverageResult(all, chosen, sources);
  }
}
