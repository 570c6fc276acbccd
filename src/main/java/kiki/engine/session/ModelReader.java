// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.engine.result.Counterexample;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.TraceStep;
import kiki.term.Term;
import kiki.term.value.Value;

/** Reads the execution off the model that a session's solver has just found. */
public final class ModelReader {
  private final Session session;

  public ModelReader(Session session) {
    this.session = session;
  }

  public Counterexample counterexample() {
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
