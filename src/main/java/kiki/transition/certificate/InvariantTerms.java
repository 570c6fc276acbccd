// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.transition.system.Reset;
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
    Terms terms = new Terms();
    List<Term> state = new ArrayList<>();
    for (int i = 0; i < system.latches().size(); i++) {
      Term free = terms.symbol("latch" + i, Sort.BOOL);
      state.add(first(terms, system.latches().get(i).reset(), free));
    }
    List<Term> violated = new ArrayList<>();
    invariant.clauses().forEach(c -> violated.add(terms.not(clause(terms, state, c))));
    return new Question(
        "every first state of the transition system satisfies the invariant",
        List.of(terms.or(violated)));
  }

  private static Term first(Terms terms, Reset reset, Term free) {
    return switch (reset) {
      case ZERO -> terms.falseTerm();
      case ONE -> terms.trueTerm();
      case FREE -> free;
    };
  }

  private Question consecution() {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] before = copies.freeState();
    int[] after = copies.step(before);
    GateTerms gates = new GateTerms(graph);
    List<Term> assertions = gates.of(copies.constraints());
    assertions.addAll(holds(gates, before));
    List<Term> violated = new ArrayList<>();
    holds(gates, after).forEach(c -> violated.add(gates.terms().not(c)));
    assertions.add(gates.terms().or(violated));
    return new Question(
        "a step of the transition system from a state of the invariant leads to one", assertions);
  }

  private Question base(int bad, int last) {
    Aig graph = new Aig();
    StepCopies copies = new StepCopies(system, graph);
    int[] state = copies.freeState();
    int[] first = state;
    for (int step = 0; step <= last; step++) {
      state = copies.step(state);
    }
    GateTerms gates = new GateTerms(graph);
    List<Term> assertions = gates.of(copies.constraints());
    for (int i = 0; i < first.length; i++) {
      Term latch = gates.of(first[i]);
      Term value = first(gates.terms(), system.latches().get(i).reset(), latch);
      assertions.add(gates.terms().iff(latch, value));
    }
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
      states.add(state);
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
