// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import kiki.cfront.type.Symbol;
import kiki.engine.judge.Judge;
import kiki.engine.result.Counterexample;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.interpret.machine.RunAddresses;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.ObjectAddress;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Where a counterexample fails to fail when it is run, another one may: one in which objects lie
 * where they lie in the run, since a model chooses their addresses and inputs that fit them; or one
 * that does without results that are only approximated.
 */
final class Alternatives {
  private final Session session;
  private final Judge judge;
  private final Terms terms;

  Alternatives(Session session, Judge judge) {
    this.session = session;
    this.judge = judge;
    this.terms = session.terms();
  }

  /** What to ask for after a counterexample that was asked for; the same if nothing helps. */
  @FunctionalInterface
  private interface Demand {
    Term after(Counterexample last, Term asked);
  }

  /** Whether there can be any. */
  boolean exist(Counterexample first) {
    return !session.ssa().addresses().isEmpty() || exact(first) != terms.trueTerm();
  }

  /**
   * Whether the property was refuted, by this counterexample or another one.
   *
   * @param violated what the models of counterexamples satisfy
   */
  boolean refute(Property property, Term violated, Counterexample first) {
    return judge.confirmed(property, first)
        || refute(
            property, violated, first, (last, _) -> terms.and(violated, placed(property, last)))
        || refute(property, violated, first, (last, asked) -> terms.and(asked, exact(last)));
  }

  private boolean refute(Property property, Term violated, Counterexample first, Demand demand) {
    Counterexample last = first;
    Term asked = violated;
    for (int i = 0; i < PlanTuning.ALTERNATIVES; i++) {
      Term next = demand.after(last, asked);
      if (next == asked || session.checkFromStart(next) != Answer.SAT) {
        return false;
      }
      asked = next;
      last = new ModelReader(session).counterexample();
      if (judge.confirmed(property, last)) {
        return true;
      }
    }
    return false;
  }

  /** None of the approximated results of the counterexample is computed. */
  private Term exact(Counterexample last) {
    List<Term> conditions = new ArrayList<>();
    for (Counterexample.Choice choice : last.choices()) {
      Term guard = choice.event().guard();
      if (choice.event().instruction() instanceof Instruction.Input input
          && input.isApproximation()
          && guard != terms.trueTerm()) {
        conditions.add(terms.not(guard));
      }
    }
    return terms.and(conditions);
  }

  /** Objects lie where they lie when the counterexample is run. */
  private Term placed(Property property, Counterexample last) {
    List<ObjectAddress> chosen = session.ssa().addresses();
    return chosen.isEmpty()
        ? terms.trueTerm()
        : judge.addresses(property, last).map(run -> placed(chosen, run)).orElse(terms.trueTerm());
  }

  private Term placed(List<ObjectAddress> chosen, RunAddresses run) {
    List<Term> equations = new ArrayList<>();
    for (ObjectAddress o : chosen) {
      addressIn(run, o)
          .ifPresent(
              a -> equations.add(terms.equal(o.address(), terms.bits(o.address().width(), a))));
    }
    return terms.and(equations);
  }

  private static OptionalLong addressIn(RunAddresses run, ObjectAddress o) {
    return switch (o.object()) {
      case MemoryObject.Named(Symbol symbol) when o.instance() == 0 -> run.of(symbol);
      case MemoryObject.Named _ -> OptionalLong.empty();
      case MemoryObject.Allocated a -> run.of(a.site(), o.instance());
    };
  }
}
