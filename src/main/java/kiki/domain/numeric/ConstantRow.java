// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * That the difference of two integers has one value, modulo two to the width of the first, so that
 * it holds of sums that wrap around, too. Two models settle it.
 */
public record ConstantRow(Variable left, Variable right) implements Row {
  @Override
  public List<Variable> variables() {
    return List.of(left, right);
  }

  private IntType type() {
    return (IntType) left.type();
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Bound(BigInteger value) -> {
        Term a = Numbers.bits(terms, state.of(left));
        Term b = Numbers.resize(terms, state.of(right), (IntType) right.type(), a.width());
        yield terms.equal(a, terms.add(b, terms.bits(a.width(), value)));
      }
      default -> throw new IllegalArgumentException("not a value: " + parameter);
    };
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    BigInteger a = Numbers.number(model.value(state.of(left)), type());
    BigInteger b = Numbers.number(model.value(state.of(right)), (IntType) right.type());
    return new Bound(a.subtract(b).mod(BigInteger.TWO.pow(type().width())));
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a instanceof Bound && b instanceof Bound) {
      return a.equals(b) ? a : Extreme.TOP;
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case Bound(BigInteger value) -> Optional.of(LinearText.difference(left, right, value));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }
}
