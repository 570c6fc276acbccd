// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.TermPattern;
import kiki.term.value.DefaultValues;
import kiki.term.value.Sort;

/** A condition on the state at a loop's head. Equality is by structure. */
public sealed interface Predicate {
  /** What it is about, each variable once. */
  List<Variable> variables();

  /** The condition in a state that has the variables. */
  Term of(Terms terms, State state);

  /** The condition as C. */
  Formula formula();

  /** What holds exactly if this does not. */
  default Predicate negation() {
    return this instanceof Not(Predicate of) ? of : new Not(this);
  }

  /** The variables of several conditions, each once, in the order in which they come. */
  private static List<Variable> variablesOf(List<Predicate> predicates) {
    return predicates.stream().flatMap(p -> p.variables().stream()).distinct().toList();
  }

  private static List<Term> termsOf(List<Predicate> predicates, Terms terms, State state) {
    return predicates.stream().map(p -> p.of(terms, state)).toList();
  }

  private static List<Formula> formulasOf(List<Predicate> predicates) {
    return predicates.stream().map(Predicate::formula).toList();
  }

  /** That two variables have the same value, as C compares them. */
  record Equal(Variable first, Variable second) implements Predicate {
    @Override
    public List<Variable> variables() {
      return List.of(first, second);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term a = state.of(first);
      Term b = state.of(second);
      return first.type() instanceof FloatType ? terms.floats().equal(a, b) : terms.equal(a, b);
    }

    @Override
    public Formula formula() {
      return new Comparison(Operand.of(first), Relation.EQUAL, Operand.of(second));
    }
  }

  /** That a variable is zero, or null. */
  record Zero(Variable variable) implements Predicate {
    @Override
    public List<Variable> variables() {
      return List.of(variable);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term value = state.of(variable);
      return terms.equal(value, terms.constant(DefaultValues.defaultOf(value.sort())));
    }

    @Override
    public Formula formula() {
      return Formula.equal(variable, BigInteger.ZERO);
    }
  }

  /** That a truth value is true. */
  record IsSet(Variable variable) implements Predicate {
    @Override
    public List<Variable> variables() {
      return List.of(variable);
    }

    @Override
    public Term of(Terms terms, State state) {
      return state.of(variable);
    }

    @Override
    public Formula formula() {
      return new Formula.Truth(Operand.of(variable));
    }
  }

  /**
   * That some bits of an integer have given values.
   *
   * @param mask the bits that count
   * @param value theirs, zero elsewhere
   */
  record Bits(Variable variable, BigInteger mask, BigInteger value) implements Predicate {
    @Override
    public List<Variable> variables() {
      return List.of(variable);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term of = state.of(variable);
      if (of.sort() instanceof Sort.Bool) {
        return value.signum() == 0 ? terms.not(of) : of;
      }
      int width = of.width();
      return terms.equal(terms.bitAnd(of, terms.bits(width, mask)), terms.bits(width, value));
    }

    @Override
    public Formula formula() {
      IntType type = (IntType) variable.type();
      if (mask.bitCount() == type.width()) {
        boolean negative = type.isSigned() && value.testBit(type.width() - 1);
        BigInteger modulus = BigInteger.ONE.shiftLeft(type.width());
        return Formula.equal(variable, negative ? value.subtract(modulus) : value);
      }
      String masked = "(" + variable.text() + " & " + Operand.number(mask).text() + ")";
      return new Comparison(
          new Operand(masked, List.of(variable)), Relation.EQUAL, Operand.number(value));
    }
  }

  /** The order of two positions. These are far below the largest number of their width. */
  record Ordered(Variable first, Distance distance, Variable second) implements Predicate {
    /** How far the first may be above the second. */
    public enum Distance {
      BELOW,
      AT_MOST,
      AT_MOST_ONE_MORE
    }

    @Override
    public List<Variable> variables() {
      return List.of(first, second);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term a = state.of(first);
      Term b = state.of(second);
      return switch (distance) {
        case BELOW -> terms.ult(a, b);
        case AT_MOST -> terms.ule(a, b);
        case AT_MOST_ONE_MORE -> terms.ule(a, terms.add(b, terms.bits(b.width(), 1)));
      };
    }

    @Override
    public Formula formula() {
      Operand other = Operand.of(second);
      return switch (distance) {
        case BELOW -> new Comparison(Operand.of(first), Relation.LESS, other);
        case AT_MOST -> new Comparison(Operand.of(first), Relation.AT_MOST, other);
        case AT_MOST_ONE_MORE ->
            new Comparison(
                Operand.of(first),
                Relation.AT_MOST,
                new Operand(other.text() + " + 1", other.variables()));
      };
    }
  }

  /** That a sum is at most a bound. */
  record AtMost(LinearRow row, BigInteger bound) implements Predicate {
    @Override
    public List<Variable> variables() {
      return row.variables();
    }

    @Override
    public Term of(Terms terms, State state) {
      return row.holds(terms, state, new Parameter.Bound(bound));
    }

    @Override
    public Formula formula() {
      return row.formula(bound);
    }
  }

  /** What the program says about some variables. It can be written as C. */
  record Stated(TermPattern pattern, List<Variable> arguments) implements Predicate {
    public Stated {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Variable> variables() {
      return List.copyOf(new LinkedHashSet<>(arguments));
    }

    @Override
    public Term of(Terms terms, State state) {
      return pattern.apply(terms, arguments.stream().map(state::of).toList());
    }

    @Override
    public Formula formula() {
      Map<FreeSymbol, Variable> names = new LinkedHashMap<>();
      for (int i = 0; i < arguments.size(); i++) {
        names.put(pattern.parameters().get(i), arguments.get(i));
      }
      return new TermText(names).of(pattern.body()).orElseThrow();
    }
  }

  record Not(Predicate of) implements Predicate {
    @Override
    public List<Variable> variables() {
      return of.variables();
    }

    @Override
    public Term of(Terms terms, State state) {
      return terms.not(of.of(terms, state));
    }

    @Override
    public Formula formula() {
      return of.formula().negation();
    }
  }

  /** That several conditions hold. */
  record AllOf(List<Predicate> parts) implements Predicate {
    public AllOf {
      parts = List.copyOf(parts);
    }

    @Override
    public List<Variable> variables() {
      return variablesOf(parts);
    }

    @Override
    public Term of(Terms terms, State state) {
      return terms.and(termsOf(parts, terms, state));
    }

    @Override
    public Formula formula() {
      return Formula.and(formulasOf(parts));
    }
  }

  /** That one of several conditions holds; false if there are none. */
  record AnyOf(List<Predicate> cases) implements Predicate {
    public AnyOf {
      cases = List.copyOf(cases);
    }

    @Override
    public List<Variable> variables() {
      return variablesOf(cases);
    }

    @Override
    public Term of(Terms terms, State state) {
      return terms.or(termsOf(cases, terms, state));
    }

    @Override
    public Formula formula() {
      return Formula.or(formulasOf(cases));
    }
  }
}
