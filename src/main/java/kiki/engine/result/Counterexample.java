// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.TraceStep;
import kiki.term.value.Value;

/**
 * An execution that ends in the violation of a property.
 *
 * @param choices the nondeterministic choices, in order of execution
 * @param steps what the execution does, in order
 * @param objects says what pointer values point to
 * @param ending how it goes on
 */
public record Counterexample(
    int unwindings, List<Choice> choices, List<Step> steps, ObjectNames objects, Ending ending) {
  public Counterexample {
    choices = List.copyOf(choices);
    steps = List.copyOf(steps);
  }

  /** One that ends. */
  public Counterexample(
      int unwindings, List<Choice> choices, List<Step> steps, ObjectNames objects) {
    this(unwindings, choices, steps, objects, new Violation());
  }

  /** The same execution, of which is known how it goes on. */
  public Counterexample with(Ending other) {
    return new Counterexample(unwindings, choices, steps, objects, other);
  }

  /** What comes after the steps. */
  public sealed interface Ending {}

  /** The property is violated. */
  public record Violation() implements Ending {}

  /**
   * The property is violated; the execution was run, and is told by what it wrote then.
   *
   * @param unseen steps between the start and the end that nobody wrote down
   */
  public record Observed(List<Lasso.Event> start, long unseen, List<Lasso.Event> end)
      implements Ending {
    public Observed {
      start = List.copyOf(start);
      end = List.copyOf(end);
    }
  }

  /** The execution, as it was run, comes back to a state for ever. */
  public record Cycle(Lasso lasso) implements Ending {}

  /** No end can be reached any more, by invariants. */
  public record Endless() implements Ending {}

  /** A nondeterministic choice and what is chosen. */
  public record Choice(InputEvent event, Map<SsaVariable, Value> values) {
    public Choice {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }

  /** A step and the values it assigns. */
  public record Step(TraceStep step, Map<SsaVariable, Value> values) {
    public Step {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }
}
