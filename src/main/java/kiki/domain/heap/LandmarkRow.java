// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.math.BigInteger;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.Numbers;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;

/**
 * The combinations of values that some integers take, as long as they are few constants that the
 * program mentions. What is read from memory that is not initialized takes any value, and is given
 * up after the first model.
 */
record LandmarkRow(ValueSetRow values, Set<BigInteger> landmarks) implements LimitedValuesRow {
  /** Truth values and the usual sign of failure need not be mentioned. */
  private static final Set<BigInteger> COMMON =
      Set.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate());

  @Override
  public boolean admits(Valuation model, State state) {
    return variables().stream().allMatch(v -> isLandmark(v, model, state));
  }

  private boolean isLandmark(Variable variable, Valuation model, State state) {
    BigInteger value = Numbers.number(model.value(state.of(variable)), (IntType) variable.type());
    return COMMON.contains(value) || landmarks.contains(value);
  }
}
