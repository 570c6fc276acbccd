// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.transition.system.TransitionSystem;

/** Checks invariants with a fresh solver for each condition. */
public final class InvariantChecker {
  private final TransitionSystem system;
  private final BooleanSupplier stop;

  public InvariantChecker(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.stop = stop;
  }

  /** What is wrong with an invariant for a property; empty if it proves the property. */
  public Optional<String> check(LatchInvariant invariant, int bad) {
    return initiation(invariant)
        .or(() -> consecution(invariant))
        .or(() -> base(invariant, bad))
        .or(() -> safety(invariant, bad));
  }

  /** Every first state satisfies every clause; most have a literal that all first states have. */
  private Optional<String> initiation(LatchInvariant invariant) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] first = copies.withPredicates(copies.firstState());
    List<int[]> violations = new ArrayList<>();
    for (int[] clause : invariant.clauses()) {
      int[] violation = violation(first, clause);
      if (Arrays.stream(violation).noneMatch(literal -> literal == Aig.FALSE)) {
        violations.add(violation);
      }
    }
    return violations.isEmpty()
        ? Optional.empty()
        : refute(
            graph,
            List.of(),
            violations,
            "a clause of the invariant does not hold at the first step");
  }

  /**
   * A step from a state that satisfies all clauses ends in one. Each clause is a question of its
   * own: all in one are as many cases for the solver, and its decisions mix them.
   */
  private Optional<String> consecution(LatchInvariant invariant) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] free = copies.freeState();
    int[] before = copies.withPredicates(free);
    int[] after = copies.withPredicates(copies.step(free));
    List<Integer> required = new ArrayList<>(copies.constraints());
    List<int[]> violations = new ArrayList<>();
    for (int[] clause : invariant.clauses()) {
      required.add(clause(graph, before, clause));
      violations.add(violation(after, clause));
    }
    return refute(
        graph, required, violations, "a step leads from the invariant to a state outside of it");
  }

  /** The first k steps are not bad. */
  private Optional<String> base(LatchInvariant invariant, int bad) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = copies.firstState();
    for (int step = 0; step < invariant.k(); step++) {
      state = copies.step(state);
      Optional<String> wrong =
          refute(
              graph,
              copies.constraints(),
              List.of(new int[] {copies.bad(bad)}),
              "step " + step + " can be a bad state");
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /** A state of the invariant is not bad, if the k states before it were not. */
  private Optional<String> safety(LatchInvariant invariant, int bad) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = copies.freeState();
    List<Integer> required = new ArrayList<>();
    for (int step = 0; step <= invariant.k(); step++) {
      int[] present = copies.withPredicates(state);
      for (int[] clause : invariant.clauses()) {
        required.add(clause(graph, present, clause));
      }
      state = copies.step(state);
      if (step < invariant.k()) {
        required.add(Aig.not(copies.bad(bad)));
      }
    }
    required.addAll(copies.constraints());
    return refute(
        graph,
        required,
        List.of(new int[] {copies.bad(bad)}),
        "the invariant does not exclude the bad state");
  }

  private static int clause(Aig graph, int[] state, int[] clause) {
    int result = Aig.FALSE;
    for (int literal : clause) {
      result = graph.or(result, literal(state, literal));
    }
    return result;
  }

  /** What must hold together for a clause not to hold. */
  private static int[] violation(int[] state, int[] clause) {
    int[] violation = new int[clause.length];
    for (int i = 0; i < clause.length; i++) {
      violation[i] = literal(state, -clause[i]);
    }
    return violation;
  }

  private static int literal(int[] state, int literal) {
    return Aig.negateIf(state[Math.abs(literal) - 1], literal < 0 ? 1 : 0);
  }

  /** Shows that none of the conjunctions can hold together with what is required. */
  private Optional<String> refute(
      Aig graph, List<Integer> required, List<int[]> conjunctions, String otherwise) {
    try (CdclSolver sat = new CdclSolver()) {
      sat.setTerminator(stop);
      CnfEncoder encoder = new CnfEncoder(graph, sat, () -> {});
      required.forEach(encoder::require);
      for (int[] conjunction : conjunctions) {
        for (int literal : conjunction) {
          sat.assume(encoder.assumption(literal));
        }
        switch (sat.solve()) {
          case UNSAT -> {}
          case SAT -> {
            return Optional.of(otherwise);
          }
          case UNKNOWN -> {
            return Optional.of("the check of the invariant was stopped");
          }
        }
      }
      return Optional.empty();
    }
  }
}
