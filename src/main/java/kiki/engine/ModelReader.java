package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.ssa.InputEvent;
import kiki.ssa.Ssa;
import kiki.ssa.SsaVariable;
import kiki.ssa.TraceStep;
import kiki.term.Term;
import kiki.term.Value;

/** Reads the execution off the model that a session's solver has just found. */
final class ModelReader {
  private final Session session;

  ModelReader(Session session) {
    this.session = session;
  }

  Counterexample counterexample() {
    Ssa ssa = session.ssa();
    List<Counterexample.Choice> choices = new ArrayList<>();
    for (InputEvent event : ssa.inputs()) {
      if (session.solver().holds(event.guard())) {
        choices.add(new Counterexample.Choice(event, evaluate(event.values())));
      }
    }
    List<Counterexample.Step> steps = new ArrayList<>();
    for (TraceStep step : ssa.steps()) {
      if (session.solver().holds(step.guard())) {
        steps.add(new Counterexample.Step(step, evaluate(step.values())));
      }
    }
    return new Counterexample(ssa.unwindings(), choices, steps, ssa.objects());
  }

  private Map<SsaVariable, Value> evaluate(Map<SsaVariable, Term> terms) {
    Map<SsaVariable, Value> values = new LinkedHashMap<>();
    terms.forEach((variable, term) -> values.put(variable, session.solver().value(term)));
    return values;
  }
}
