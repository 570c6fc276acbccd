// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.transition.system.TransitionSystem;

/** What {@link InvariantChecker} checks of an invariant, as terms for other solvers. */
public final class InvariantTerms {
  private final TransitionSystem system;
  private final LatchInvariant invariant;

  public InvariantTerms(TransitionSystem system, LatchInvariant invariant) {
    this.system = system;
    this.invariant = invariant;
  }

  /**
   * Terms that cannot all hold.
   *
   * @param claim what follows from that
   */
  public record Question(String claim, List<Term> assertions) {}

  /** All that is to be shown for a bad state to be out of reach. */
  public List<Question> questions(int bad) {
    List<Question> all = new ArrayList<>();
    all.add(initiation());
    all.add(consecution());
    for (int step = 0; step < invariant.k(); step++) {
      all.add(base(bad, step));
    }
    all.add(safety(bad));
    return all;
  }

  private Question initiation() {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] first = copies.withPredicates(copies.firstState());
    GateTerms gates = new GateTerms(graph);
    return new Question(
        "every first state of the transition system satisfies the invariant",
        List.of(violated(gates, first)));
  }

  /** That a state does not satisfy the invariant. */
  private Term violated(GateTerms gates, int[] state) {
    List<Term> violated = new ArrayList<>();
    holds(gates, state).forEach(c -> violated.add(gates.terms().not(c)));
    return gates.terms().or(violated);
  }

  private Question consecution() {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] free = copies.freeState();
    int[] before = copies.withPredicates(free);
    int[] after = copies.withPredicates(copies.step(free));
    GateTerms gates = new GateTerms(graph);
    List<Term> assertions = gates.of(copies.constraints());
    assertions.addAll(holds(gates, before));
    assertions.add(violated(gates, after));
    return new Question(
        "a step of the transition system from a state of the invariant leads to one", assertions);
  }

  private Question base(int bad, int last) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = copies.firstState();
    for (int step = 0; step <= last; step++) {
      state = copies.step(state);
    }
    GateTerms gates = new GateTerms(graph);
    List<Term> assertions = gates.of(copies.constraints());
    assertions.add(gates.of(copies.bad(bad)));
    return new Question("step " + last + " of the transition system is not bad", assertions);
  }

  private Question safety(int bad) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = copies.freeState();
    List<int[]> states = new ArrayList<>();
    List<Integer> required = new ArrayList<>();
    for (int step = 0; step <= invariant.k(); step++) {
      states.add(copies.withPredicates(state));
      state = copies.step(state);
      required.add(step < invariant.k() ? Aig.not(copies.bad(bad)) : copies.bad(bad));
    }
    required.addAll(copies.constraints());
    GateTerms gates = new GateTerms(graph);
    List<Term> assertions = gates.of(required);
    states.forEach(s -> assertions.addAll(holds(gates, s)));
    return new Question(
        "no state of the invariant is bad"
            + (invariant.k() == 0 ? "" : " if %d before it were not".formatted(invariant.k())),
        assertions);
  }

  private List<Term> holds(GateTerms gates, int[] literals) {
    List<Term> state = new ArrayList<>();
    for (int literal : literals) {
      state.add(gates.of(literal));
    }
    return invariant.clauses().stream().map(c -> clause(gates.terms(), state, c)).toList();
  }

  private static Term clause(Terms terms, List<Term> state, int[] clause) {
    List<Term> cases = new ArrayList<>();
    for (int literal : clause) {
      Term latch = state.get(Math.abs(literal) - 1);
      cases.add(literal < 0 ? terms.not(latch) : latch);
    }
    return terms.or(cases);
  }
}
