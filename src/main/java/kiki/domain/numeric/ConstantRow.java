// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
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

/** That a sum of integers has one value: two models settle it. */
public record ConstantRow(LinearRow sum) implements Row {
  @Override
  public List<Variable> variables() {
    return sum.variables();
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Bound(BigInteger value) ->
          terms.equal(sum.expression(terms, state), terms.bits(sum.width(), value));
      default -> throw new IllegalArgumentException("not a value: " + parameter);
    };
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    return new Bound(sum.evaluate(model, state));
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
      case Bound(BigInteger value) -> Optional.of(LinearText.equal(sum, value));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }
}
