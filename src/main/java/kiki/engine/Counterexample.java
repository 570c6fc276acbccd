package kiki.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.ssa.InputEvent;
import kiki.ssa.ObjectNames;
import kiki.ssa.SsaVariable;
import kiki.ssa.TraceStep;
import kiki.term.Value;

/**
 * An execution that ends in the violation of a property.
 *
 * @param choices the nondeterministic choices, in order of execution
 * @param steps what the execution does, in order
 * @param objects says what pointer values point to
 * @param lasso the execution as it was run, if it does not end
 */
public record Counterexample(
    int unwindings,
    List<Choice> choices,
    List<Step> steps,
    ObjectNames objects,
    Optional<Lasso> lasso) {
  public Counterexample {
    choices = List.copyOf(choices);
    steps = List.copyOf(steps);
  }

  /** One that ends. */
  public Counterexample(
      int unwindings, List<Choice> choices, List<Step> steps, ObjectNames objects) {
    this(unwindings, choices, steps, objects, Optional.empty());
  }

  Counterexample with(Lasso run) {
    return new Counterexample(unwindings, choices, steps, objects, Optional.of(run));
  }

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
