// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.Numbers;
import kiki.domain.path.ValueCase;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The cases of a recursive function by the values of arguments that have few, as far as invariants
 * tell: with 3 for one of them, another one may have few as well.
 */
final class ArgumentCases {
  private final Session session;
  private final LoopView view;
  private final List<Place> places;
  private final List<Variable> arguments;

  /** Where invariants speak of a call inside of an activation. */
  private record Place(Term guard, State state) {}

  private record Range(BigInteger first, BigInteger last) {
    int size() {
      return last.subtract(first).intValueExact() + 1;
    }
  }

  private ArgumentCases(
      Session session, LoopView view, List<Place> places, List<Variable> arguments) {
    this.session = session;
    this.view = view;
    this.places = places;
    this.arguments = arguments;
  }

  /**
   * @param view of a function's calls, or of what they return
   */
  static ArgumentCases of(Session session, VariableRegistry registry, LoopView view) {
    List<Variable> arguments =
        registry.variables(view).stream()
            .filter(v -> v.type() instanceof IntType t && t.width() > 1 && !v.isGhost())
            .filter(v -> view.kind() == LoopView.Kind.CALLS || isArgument(registry, view, v))
            .toList();
    List<Place> places = new ArrayList<>();
    for (LoopInstance instance : view.instances()) {
      instance
          .pre()
          .ifPresent(
              pre ->
                  places.add(
                      new Place(pre.guard(), registry.state(session.terms(), instance, pre))));
    }
    return new ArgumentCases(session, view, places, arguments);
  }

  private static boolean isArgument(VariableRegistry registry, LoopView view, Variable variable) {
    return registry
        .part(view, variable)
        .filter(StateComponent::isVariable)
        .filter(part -> part.variable().role() == SsaVariable.Role.CALLED)
        .isPresent();
  }

  /** All cases; a single one if no argument is known to have few values. */
  List<ValueCase> all() {
    List<ValueCase> cases = List.of(ValueCase.ALL);
    if (view.kind() == LoopView.Kind.LOOP) {
      return cases;
    }
    for (Variable argument : arguments) {
      List<ValueCase> split = new ArrayList<>();
      for (int i = 0; i < cases.size(); i++) {
        int others = split.size() + cases.size() - i - 1;
        split.addAll(split(cases.get(i), argument, PlanTuning.MOST_CASES - others));
      }
      cases = split;
    }
    return cases;
  }

  /** The case, or those with a value of the argument each and the one with all others. */
  private List<ValueCase> split(ValueCase whole, Variable argument, int most) {
    Optional<Range> range = range(whole, argument).filter(r -> r.size() < most);
    if (range.isEmpty()) {
      return List.of(whole);
    }
    List<ValueCase> parts = new ArrayList<>();
    BigInteger first = range.get().first();
    for (int i = 0; i < range.get().size(); i++) {
      parts.add(whole.and(new ValueCase.Is(argument, first.add(BigInteger.valueOf(i)))));
    }
    parts.add(whole.and(new ValueCase.Outside(argument, first, range.get().last())));
    return parts;
  }

  /** From the least to the largest value that an argument has in a case; empty if they are many. */
  private Optional<Range> range(ValueCase in, Variable argument) {
    Optional<BigInteger> some = value(in, argument);
    if (some.isEmpty()) {
      return Optional.empty();
    }
    BigInteger width = BigInteger.valueOf(PlanTuning.MOST_CASES);
    Range widest = new Range(some.get().subtract(width), some.get().add(width));
    if (value(outside(in, argument, widest), argument).isPresent()) {
      return Optional.empty();
    }
    Range range = new Range(some.get(), some.get());
    while (!session.isCancelled()) {
      Optional<BigInteger> other = value(outside(in, argument, range), argument);
      if (other.isEmpty()) {
        return Optional.of(range);
      }
      range = new Range(range.first().min(other.get()), range.last().max(other.get()));
    }
    return Optional.empty();
  }

  private static ValueCase outside(ValueCase in, Variable argument, Range range) {
    return in.and(new ValueCase.Outside(argument, range.first(), range.last()));
  }

  /** A value that the argument may have in a case; absent if none was found. */
  private Optional<BigInteger> value(ValueCase in, Variable argument) {
    Terms terms = session.terms();
    List<Term> goals = new ArrayList<>();
    for (Place place : places) {
      goals.add(
          place.state().has(in.with(List.of(argument)))
              ? terms.and(place.guard(), in.taken(terms, place.state()))
              : terms.falseTerm());
    }
    if (session.check(terms.or(goals), PlanTuning.CASE_CONFLICTS) != Answer.SAT) {
      return Optional.empty();
    }
    for (int i = 0; i < places.size(); i++) {
      if (session.solver().holds(goals.get(i))) {
        Term value = places.get(i).state().of(argument);
        return Optional.of(
            Numbers.number(session.solver().value(value), (IntType) argument.type()));
      }
    }
    return Optional.empty();
  }
}
