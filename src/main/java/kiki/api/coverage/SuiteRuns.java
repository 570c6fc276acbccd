// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;
import kiki.program.Property;
import kiki.report.suite.SuiteTest;
import kiki.report.suite.TestInput;

/** Runs the program with its goals, as a compiled test would run. */
final class SuiteRuns {
  private final Program program;
  private final Optional<String> entry;
  private final BooleanSupplier cancelled;
  private long steps;

  /**
   * @param entry the function that tests call, if it is not {@code main}
   */
  SuiteRuns(Program program, Optional<String> entry, BooleanSupplier cancelled) {
    this.program = program;
    this.entry = entry;
    this.cancelled = cancelled;
  }

  /** How many instructions were run so far. */
  long steps() {
    return steps;
  }

  /** The inputs of a run of some form of the program, up to one of its goals if one is given. */
  List<TestInput> inputs(Program form, InputSource source, Optional<Property> goal, long most) {
    NotedInputs noted = NotedInputs.of(source, form);
    RunOptions options =
        RunOptions.replay(noted, p -> goal.isPresent() && p.equals(goal.get()))
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withStepLimit(most)
            .withCancellation(cancelled);
    steps += new Interpreter(form).run(options).steps();
    return List.copyOf(noted.noted());
  }

  /**
   * The test with these inputs and the goals that it meets, whatever is in memory that nobody has
   * written; empty if it does not end in that many steps, or does what C gives no meaning.
   */
  Optional<SuiteTest> test(List<TestInput> inputs, long most) {
    if (inputs.size() > CoverageTuning.MOST_INPUTS) {
      return Optional.empty();
    }
    Optional<Set<Property>> met = Optional.empty();
    for (SuiteInputs.Filling filling : SuiteInputs.Filling.values()) {
      RunOptions options =
          RunOptions.replay(SuiteInputs.of(inputs, program, filling), _ -> false)
              .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
              .withStepLimit(most)
              .withCancellation(cancelled);
      RunResult result = run(options);
      steps += result.steps();
      if (!(result.outcome() instanceof Outcome.Finished
          || result.outcome() instanceof Outcome.AssumptionFailed)) {
        return Optional.empty();
      }
      Set<Property> goals = new LinkedHashSet<>();
      result.violations().forEach(v -> goals.add(v.property()));
      goals.removeIf(p -> p.kind() != Property.Kind.COVERAGE);
      met.ifPresent(goals::retainAll);
      met = Optional.of(goals);
    }
    return met.map(goals -> new SuiteTest(inputs, goals));
  }

  private RunResult run(RunOptions options) {
    Interpreter interpreter = new Interpreter(program);
    return entry.isPresent()
        ? interpreter.run(options)
        : interpreter.runMain("test", List.of(), options);
  }
}
