// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
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

  /** Every first state satisfies every clause: a clause without a reset literal does not hold. */
  private Optional<String> initiation(LatchInvariant invariant) {
    for (int[] clause : invariant.clauses()) {
      boolean holds = false;
      for (int literal : clause) {
        Reset reset = system.latches().get(Math.abs(literal) - 1).reset();
        holds |= reset == Reset.of(literal > 0);
      }
      if (!holds) {
        return Optional.of("a clause of the invariant does not hold at the first step");
      }
    }
    return Optional.empty();
  }

  /** A step from a state that satisfies all clauses ends in one. */
  private Optional<String> consecution(LatchInvariant invariant) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] before = copies.freeState();
    int[] after = copies.step(before);
    List<Integer> required = new ArrayList<>(copies.constraints());
    int kept = Aig.TRUE;
    for (int[] clause : invariant.clauses()) {
      required.add(clause(graph, before, clause));
      kept = graph.and(kept, clause(graph, after, clause));
    }
    return refute(
        graph, required, Aig.not(kept), "a step leads from the invariant to a state outside of it");
  }

  /** The first k steps are not bad. */
  private Optional<String> base(LatchInvariant invariant, int bad) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = new int[system.latches().size()];
    for (int i = 0; i < state.length; i++) {
      Latch latch = system.latches().get(i);
      state[i] =
          switch (latch.reset()) {
            case ZERO -> Aig.FALSE;
            case ONE -> Aig.TRUE;
            case FREE -> graph.input();
          };
    }
    for (int step = 0; step < invariant.k(); step++) {
      state = copies.step(state);
      Optional<String> wrong =
          refute(
              graph, copies.constraints(), copies.bad(bad), "step " + step + " can be a bad state");
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
      for (int[] clause : invariant.clauses()) {
        required.add(clause(graph, state, clause));
      }
      state = copies.step(state);
      if (step < invariant.k()) {
        required.add(Aig.not(copies.bad(bad)));
      }
    }
    required.addAll(copies.constraints());
    return refute(graph, required, copies.bad(bad), "the invariant does not exclude the bad state");
  }

  private static int clause(Aig graph, int[] state, int[] clause) {
    int result = Aig.FALSE;
    for (int literal : clause) {
      result = graph.or(result, Aig.negateIf(state[Math.abs(literal) - 1], literal < 0 ? 1 : 0));
    }
    return result;
  }

  private Optional<String> refute(Aig graph, List<Integer> required, int goal, String otherwise) {
    try (CdclSolver sat = new CdclSolver()) {
      sat.setTerminator(stop);
      CnfEncoder encoder = new CnfEncoder(graph, sat, () -> {});
      required.forEach(encoder::require);
      encoder.require(goal);
      return switch (sat.solve()) {
        case UNSAT -> Optional.empty();
        case SAT -> Optional.of(otherwise);
        case UNKNOWN -> Optional.of("the check of the invariant was stopped");
      };
    }
  }
}
