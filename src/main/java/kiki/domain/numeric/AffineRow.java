// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * All linear equations between integer variables that hold modulo powers of two: equalities such as
 * {@code x == 2 * i}, and congruences such as {@code x % 2 == 0}. They are those of C's own
 * arithmetic, so overflow does not disturb them. Each model that refutes an equation enlarges the
 * {@link AffineSpace} of the states seen; such chains are short, so enumeration converges fast.
 */
public final class AffineRow implements Row {
  private final List<Variable> variables;
  private final int width;

  private AffineRow(List<Variable> variables, int width) {
    this.variables = List.copyOf(variables);
    this.width = width;
  }

  /** The variables have integer types; the widest sets the modulus. */
  public static AffineRow of(List<Variable> variables) {
    int widest = 1;
    for (Variable v : variables) {
      widest = Math.max(widest, ((IntType) v.type()).width());
    }
    return new AffineRow(variables, widest);
  }

  /** Equations in the arithmetic of the first variable, of an integer type. */
  public static AffineRow ofFirst(List<Variable> variables) {
    return new AffineRow(variables, ((IntType) variables.getFirst().type()).width());
  }

  @Override
  public List<Variable> variables() {
    return variables;
  }

  @Override
  public boolean isEquation() {
    return true;
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case AffineSpace space ->
          terms.and(simple(space).stream().map(e -> equation(terms, state, e)).toList());
      default -> throw new IllegalArgumentException("not an affine space: " + parameter);
    };
  }

  /**
   * The equations that are stated. Leaving out the others is sound: a state that violates a stated
   * one is outside the space, so that each step of an iteration still enlarges the space.
   */
  private List<BigInteger[]> simple(AffineSpace space) {
    List<BigInteger[]> result = new ArrayList<>();
    for (BigInteger[] equation : space.equations()) {
      AffineEquation shown = AffineEquation.of(space.width(), equation);
      if (shown.digits() <= DomainTuning.COEFFICIENT_DIGITS) {
        result.add(equation);
      }
    }
    return result;
  }

  /**
   * With a variable of its own side, if one has a factor of one: what else is computed from that
   * variable then follows bit by bit, where a sum that is zero has to be searched for carries.
   */
  private Term equation(Terms terms, State state, BigInteger[] coefficients) {
    AffineEquation equation = AffineEquation.of(width, coefficients);
    int bits = equation.width();
    int alone = alone(equation);
    Term sum = terms.bits(bits, equation.constant());
    for (int i = 0; i < variables.size(); i++) {
      if (i != alone && equation.coefficient(i).signum() != 0) {
        Term value = lowBits(terms, state, variables.get(i), bits);
        sum = terms.add(sum, terms.mul(terms.bits(bits, equation.coefficient(i)), value));
      }
    }
    if (alone < 0) {
      return terms.equal(sum, terms.bits(bits, 0));
    }
    Term value = lowBits(terms, state, variables.get(alone), bits);
    return terms.equal(value, equation.coefficient(alone).signum() > 0 ? terms.neg(sum) : sum);
  }

  /** The variable that others are added up to; negative if there is none. */
  private static int alone(AffineEquation equation) {
    List<BigInteger> coefficients = equation.coefficients();
    int subtracted = coefficients.indexOf(BigInteger.ONE.negate());
    return subtracted >= 0 ? subtracted : coefficients.indexOf(BigInteger.ONE);
  }

  private static Term lowBits(Terms terms, State state, Variable variable, int bits) {
    Term value = Numbers.bits(terms, state.of(variable));
    return value.width() > bits
        ? terms.extract(value, bits - 1, 0)
        : Numbers.extend(terms, value, (IntType) variable.type(), bits);
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    List<BigInteger> point = new ArrayList<>();
    for (Variable variable : variables) {
      point.add(Numbers.number(model.value(state.of(variable)), (IntType) variable.type()));
    }
    return AffineSpace.of(width, point);
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a instanceof AffineSpace x && b instanceof AffineSpace y) {
      return x.join(y);
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case AffineSpace space -> {
        List<Formula> conjuncts =
            simple(space).stream()
                .map(e -> AffineEquation.of(width, e).formula(variables))
                .toList();
        yield conjuncts.isEmpty() ? Optional.empty() : Optional.of(Formula.and(conjuncts));
      }
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AffineRow row && row.width == width && row.variables.equals(variables);
  }

  @Override
  public int hashCode() {
    return variables.hashCode();
  }

  @Override
  public String toString() {
    return "affine " + variables.stream().map(Variable::text).toList();
  }
}
