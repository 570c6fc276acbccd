// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.predicate.Predicate;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Parameter.Truth;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * That a claim holds; if it does not, that it holds with exceptions: for each exception that is
 * left, the claim or the exception. Instead of as many rows, of which the first one implies all.
 */
record ExceptionRow(Predicate claim, List<Predicate> exceptions, List<Variable> variables)
    implements Row {
  /**
   * What holds between the extremes and {@link Truth#HOLDS}.
   *
   * @param left the numbers of exceptions, each of which saves the claim in all states
   */
  record Left(List<Integer> left) implements Parameter {
    Left {
      left = List.copyOf(left);
    }
  }

  static ExceptionRow of(Predicate claim, List<Predicate> exceptions) {
    Set<Variable> all = new LinkedHashSet<>(claim.variables());
    exceptions.forEach(e -> all.addAll(e.variables()));
    return new ExceptionRow(claim, List.copyOf(exceptions), List.copyOf(all));
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Truth _ -> claim.of(terms, state);
      case Left(List<Integer> left) -> {
        Term claimed = claim.of(terms, state);
        List<Term> saved = new ArrayList<>();
        left.forEach(i -> saved.add(exceptions.get(i).of(terms, state)));
        yield terms.or(claimed, terms.and(saved));
      }
      default -> throw new IllegalArgumentException("not a set of exceptions: " + parameter);
    };
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    if (isTrue(claim, terms, model, state)) {
      return Truth.HOLDS;
    }
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < exceptions.size(); i++) {
      if (isTrue(exceptions.get(i), terms, model, state)) {
        left.add(i);
      }
    }
    return left.isEmpty() ? Extreme.TOP : new Left(left);
  }

  private static boolean isTrue(Predicate predicate, Terms terms, Valuation model, State state) {
    return model.value(predicate.of(terms, state)) == Value.Bool.TRUE;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a == Extreme.BOTTOM || b == Extreme.TOP || a == Truth.HOLDS && b != Extreme.BOTTOM) {
      return b;
    }
    if (a instanceof Left(List<Integer> mine) && b instanceof Left(List<Integer> others)) {
      List<Integer> common = mine.stream().filter(others::contains).toList();
      return common.isEmpty() ? Extreme.TOP : new Left(common);
    }
    return a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case Truth _ -> Optional.of(claim.formula());
      case Left(List<Integer> left) ->
          Optional.of(
              Formula.and(
                  left.stream()
                      .map(i -> new Predicate.AnyOf(List.of(claim, exceptions.get(i))).formula())
                      .toList()));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }
}
