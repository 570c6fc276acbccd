// SPDX-License-Identifier: Apache-2.0
package kiki.engine.llumc;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import kiki.engine.result.Counterexample;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.TraceStep;
import kiki.term.Term;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.transition.program.ProgramSystem;
import kiki.transition.system.BitSimulation;
import kiki.transition.system.Trace;
import kiki.util.ieee.IeeeFloat;

/** Reads executions of a program off traces of its system. */
final class TraceReader {
  private final ProgramSystem encoded;
  private final StepRelation relation;
  private final BitSimulation simulation;

  TraceReader(ProgramSystem encoded) {
    this.encoded = encoded;
    this.relation = encoded.relation();
    this.simulation = new BitSimulation(encoded.system());
  }

  /** What the program chooses and does, step by step. */
  Counterexample counterexample(Trace trace) {
    List<Counterexample.Choice> choices = new ArrayList<>();
    List<Counterexample.Step> steps = new ArrayList<>();
    for (int i = 0; i <= trace.length(); i++) {
      simulation.visit(trace, i);
      Evaluator evaluator = new Evaluator(values());
      for (InputEvent event : relation.inputs()) {
        if (holds(evaluator, event.guard())) {
          choices.add(new Counterexample.Choice(event, evaluate(evaluator, event.values())));
        }
      }
      for (TraceStep step : relation.steps()) {
        if (holds(evaluator, step.guard())) {
          steps.add(new Counterexample.Step(step, evaluate(evaluator, step.values())));
        }
      }
    }
    return new Counterexample(trace.inputs().size(), choices, steps, relation.objects());
  }

  /**
   * The first of the bad states that the last step of a trace is in.
   *
   * @param isAsked tells those that the trace was to lead to; it may be in others as well
   */
  int bad(Trace trace, IntPredicate isAsked) {
    for (int i = 0; i <= trace.length(); i++) {
      simulation.visit(trace, i);
    }
    int[] bads = encoded.system().bads();
    int found = 0;
    while (!isAsked.test(found) || !simulation.holds(bads[found])) {
      found++;
    }
    return found;
  }

  private Map<Term, Value> values() {
    Map<Term, Value> values = new LinkedHashMap<>();
    encoded.words().forEach((symbol, bits) -> values.put(symbol, value(symbol.sort(), bits)));
    return values;
  }

  private Value value(Sort sort, int[] bits) {
    return switch (sort) {
      case Sort.Bool _ -> Value.Bool.of(simulation.holds(bits[0]));
      case Sort.BitVec vector -> new Value.Bits(vector.width(), number(bits));
      case Sort.Float floating ->
          new Value.Float(IeeeFloat.fromBits(floating.format(), number(bits)));
      case Sort.Array _ -> throw new IllegalArgumentException("an array has no bits");
    };
  }

  private BigInteger number(int[] bits) {
    BigInteger number = BigInteger.ZERO;
    for (int i = 0; i < bits.length; i++) {
      number = simulation.holds(bits[i]) ? number.setBit(i) : number;
    }
    return number;
  }

  private static boolean holds(Evaluator evaluator, Term guard) {
    return evaluator.evaluate(guard) == Value.Bool.TRUE;
  }

  private static Map<SsaVariable, Value> evaluate(
      Evaluator evaluator, Map<SsaVariable, Term> terms) {
    Map<SsaVariable, Value> values = new LinkedHashMap<>();
    terms.forEach((variable, term) -> values.put(variable, evaluator.evaluate(term)));
    return values;
  }
}
