// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.Numbers;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A case by values of integers: those of a small range are a case each, all others are one
 * together. The rows of all cases are a table.
 */
public record ValueCase(List<Condition> conditions) implements Case {
  /** All executions. */
  public static final ValueCase ALL = new ValueCase(List.of());

  public ValueCase {
    conditions = List.copyOf(conditions);
  }

  /** On one variable, of a type of bits. */
  public sealed interface Condition {
    Variable variable();

    Term holds(Terms terms, State state);

    boolean holds(BigInteger value);

    Formula formula();
  }

  /** That it has the value. */
  public record Is(Variable variable, BigInteger value) implements Condition {
    @Override
    public Term holds(Terms terms, State state) {
      Term bits = state.of(variable);
      return terms.equal(bits, terms.bits(bits.width(), value));
    }

    @Override
    public boolean holds(BigInteger other) {
      return value.equals(other);
    }

    @Override
    public Formula formula() {
      return Formula.equal(variable, value);
    }
  }

  /** That it is less than the first or more than the last. */
  public record Outside(Variable variable, BigInteger first, BigInteger last) implements Condition {
    @Override
    public Term holds(Terms terms, State state) {
      Bound before = new Bound(first.subtract(BigInteger.ONE));
      Bound after = new Bound(last.add(BigInteger.ONE).negate());
      return terms.or(row(1).holds(terms, state, before), row(-1).holds(terms, state, after));
    }

    @Override
    public boolean holds(BigInteger value) {
      return value.compareTo(first) < 0 || value.compareTo(last) > 0;
    }

    @Override
    public Formula formula() {
      Bound least = new Bound(first.negate());
      List<Formula> inside = new ArrayList<>();
      row(-1).formula(least).ifPresent(inside::add);
      row(1).formula(new Bound(last)).ifPresent(inside::add);
      return Formula.and(inside).negation();
    }

    private LinearRow row(int sign) {
      return LinearRow.of(List.of(sign), List.of(variable));
    }
  }

  public ValueCase and(Condition condition) {
    List<Condition> all = new ArrayList<>(conditions);
    all.add(condition);
    return new ValueCase(all);
  }

  @Override
  public Term taken(Terms terms, State state) {
    return terms.and(conditions.stream().map(c -> c.holds(terms, state)).toList());
  }

  @Override
  public boolean isTaken(Valuation model, State state) {
    return conditions.stream()
        .allMatch(
            c -> {
              IntType type = (IntType) c.variable().type();
              return c.holds(Numbers.number(model.value(state.of(c.variable())), type));
            });
  }

  @Override
  public List<Variable> with(List<Variable> variables) {
    Set<Variable> all = new LinkedHashSet<>();
    conditions.forEach(c -> all.add(c.variable()));
    all.addAll(variables);
    return List.copyOf(all);
  }

  @Override
  public Formula implies(Formula predicate) {
    List<Formula> others = new ArrayList<>();
    conditions.forEach(c -> others.add(c.formula().negation()));
    others.add(predicate);
    return Formula.or(others);
  }

  /** Whether nothing is left to say of the variables. */
  boolean fixes(List<Variable> variables) {
    return !variables.isEmpty()
        && variables.stream()
            .allMatch(
                v ->
                    conditions.stream()
                        .anyMatch(c -> c instanceof Is is && is.variable().equals(v)));
  }
}
