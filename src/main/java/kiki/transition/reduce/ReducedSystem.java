// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import java.util.ArrayList;
import java.util.List;
import kiki.transition.system.Reset;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * A system, and how it came from a larger one. Clauses are over latches, with predicates behind
 * them: {@code i + 1} says that latch i is set, {@code -i - 1} that it is not.
 *
 * @param original the larger system
 * @param system the smaller one
 * @param inputs by input of the smaller system: its number in the larger one
 * @param latches by latch of the smaller system: its number in the larger one
 * @param predicates by predicate of the smaller system: its number in the larger one
 * @param facts an inductive invariant of the larger system: which latches are constant or equal
 */
public record ReducedSystem(
    TransitionSystem original,
    TransitionSystem system,
    int[] inputs,
    int[] latches,
    int[] predicates,
    List<int[]> facts) {

  /** The same system as it came from the one that the larger one came from. */
  ReducedSystem in(ReducedSystem outer) {
    return new ReducedSystem(
        outer.original,
        system,
        numbers(inputs, outer.inputs),
        numbers(latches, outer.latches),
        numbers(predicates, outer.predicates),
        outer.lift(facts));
  }

  private static int[] numbers(int[] inner, int[] outer) {
    int[] composed = new int[inner.length];
    for (int i = 0; i < inner.length; i++) {
      composed[i] = outer[inner[i]];
    }
    return composed;
  }

  /** The execution of the larger system that the one of the smaller system is part of. */
  public Trace lift(Trace trace) {
    boolean[] initial = new boolean[original.latches().size()];
    for (int i = 0; i < initial.length; i++) {
      initial[i] = original.latches().get(i).reset() == Reset.ONE;
    }
    for (int i = 0; i < latches.length; i++) {
      initial[latches[i]] = trace.initial()[i];
    }
    List<boolean[]> steps = new ArrayList<>();
    for (boolean[] step : trace.inputs()) {
      boolean[] lifted = new boolean[original.inputs().size()];
      for (int i = 0; i < inputs.length; i++) {
        lifted[inputs[i]] = step[i];
      }
      steps.add(lifted);
    }
    return new Trace(initial, steps, trace.bad());
  }

  /** An invariant of the larger system from one of the smaller system. */
  public List<int[]> lift(List<int[]> clauses) {
    List<int[]> lifted = new ArrayList<>(facts);
    for (int[] clause : clauses) {
      int[] moved = new int[clause.length];
      for (int i = 0; i < clause.length; i++) {
        int number = number(Math.abs(clause[i]) - 1) + 1;
        moved[i] = clause[i] > 0 ? number : -number;
      }
      lifted.add(moved);
    }
    return lifted;
  }

  /** The number in the larger system of a latch, or of a predicate behind the latches. */
  private int number(int inner) {
    return inner < latches.length
        ? latches[inner]
        : original.latches().size() + predicates[inner - latches.length];
  }
}
