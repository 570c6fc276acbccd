// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The steps that executions make between control points (LLUMC, section 3): one step is from a
 * point to the next, with all that is executed in between. Terms are over the state before the
 * step, the symbols that say where it starts ({@link ControlPoint#at}, of which one holds), and
 * choices that every step makes anew.
 *
 * @param points the first is the start of the program
 * @param state what is known of an execution at a point, besides which one it is
 * @param arrivals how steps end; those that end in none of these ways end the execution
 * @param constraints hold of every step
 * @param addresses the same symbols in all steps
 */
public record StepRelation(
    Grain grain,
    Terms terms,
    List<ControlPoint> points,
    List<StateVariable> state,
    List<Arrival> arrivals,
    List<AssertionInstance> assertions,
    List<UnsupportedInstance> unsupported,
    List<InputEvent> inputs,
    List<TraceStep> steps,
    List<Term> constraints,
    List<ObjectAddress> addresses,
    ObjectNames objects) {
  /** How much is executed in a step. */
  public enum Grain {
    /** A basic block, as in the paper. */
    BLOCKS,
    /** Everything up to the next head of a loop. */
    LOOPS
  }

  public StepRelation {
    points = List.copyOf(points);
    state = List.copyOf(state);
    arrivals = List.copyOf(arrivals);
    assertions = List.copyOf(assertions);
    unsupported = List.copyOf(unsupported);
    inputs = List.copyOf(inputs);
    steps = List.copyOf(steps);
    constraints = List.copyOf(constraints);
    addresses = List.copyOf(addresses);
  }

  /**
   * A part of the state.
   *
   * @param name how it is shown
   * @param variable absent if invariants cannot speak of it
   * @param symbol its value before the step
   */
  public record StateVariable(String name, Optional<SsaVariable> variable, Term symbol) {}

  /**
   * Steps that end at a point.
   *
   * @param guard that the step ends there in this way
   * @param values the state after the step; of what is not mentioned, nobody asks any more
   */
  public record Arrival(ControlPoint to, Term guard, Map<StateVariable, Term> values) {}
}
