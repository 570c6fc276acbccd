// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
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
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.ObjectAddress;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * If the run of a counterexample does not fail, that of another one may: one in which objects lie
 * where they lie in the run, since a model chooses their addresses and inputs that fit them; one
 * that does without results that are only approximated; or one in which code outside does not hand
 * in what the program allocated.
 */
final class AlternativeCounterexamples {
  private final Session session;
  private final Judge judge;
  private final Terms terms;

  AlternativeCounterexamples(Session session, Judge judge) {
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
    return !session.ssa().addresses().isEmpty()
        || exact(first) != terms.trueTerm()
        || !guessed(first).isEmpty();
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
        || refute(property, violated, first, (last, asked) -> terms.and(asked, exact(last)))
        || refute(property, violated, first, (last, asked) -> terms.and(asked, told(last)));
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

  /**
   * No pointer from outside leads to an allocated object that one of the counterexample leads to,
   * nor to another of the same pool: a proof has to reckon with it, but nobody told the address.
   */
  private Term told(Counterexample last) {
    Set<Value> numbers = guessed(last);
    List<Term> conditions = new ArrayList<>();
    for (InputEvent event : session.ssa().inputs()) {
      event
          .values()
          .forEach(
              (variable, term) -> {
                if (variable.kind() == SsaVariable.Kind.POINTER) {
                  Term number = PointerParts.number(terms, term);
                  numbers.forEach(n -> conditions.add(terms.distinct(number, terms.constant(n))));
                }
              });
    }
    return numbers.isEmpty() ? terms.trueTerm() : terms.and(conditions);
  }

  /** The numbers of allocated objects that inputs of the counterexample lead to. */
  private Set<Value> guessed(Counterexample last) {
    Set<Value> numbers = new LinkedHashSet<>();
    for (Counterexample.Choice choice : last.choices()) {
      choice
          .values()
          .forEach(
              (variable, value) -> {
                if (variable.kind() == SsaVariable.Kind.POINTER
                    && value instanceof Value.Bits pointer
                    && last.objects()
                        .target(pointer)
                        .object()
                        .filter(AlternativeCounterexamples::isHeap)
                        .isPresent()) {
                  numbers.add(number(pointer));
                }
              });
    }
    return numbers;
  }

  private Value number(Value.Bits pointer) {
    return ((Constant) PointerParts.number(terms, terms.constant(pointer))).value();
  }

  private static boolean isHeap(MemoryObject object) {
    return object instanceof MemoryObject.Allocated a
        && a.site().lifetime() == Instruction.Lifetime.HEAP;
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
