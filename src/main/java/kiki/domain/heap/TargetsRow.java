// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.Numbers;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.shape.PointerShape;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;

/**
 * The objects and offsets that a pointer can point to, as long as they are few and the numbers of
 * the objects mean the same at all times.
 */
record TargetsRow(PointerShape pointer, ValueSetRow values) implements LimitedValuesRow {
  static TargetsRow of(PointerShape pointer) {
    return new TargetsRow(
        pointer,
        new ValueSetRow(List.of(pointer.object(), pointer.offset()), DomainTuning.POINTER_TARGETS));
  }

  @Override
  public boolean admits(Valuation model, State state) {
    Variable object = pointer.object();
    BigInteger number = Numbers.number(model.value(state.of(object)), (IntType) object.type());
    return number.compareTo(BigInteger.valueOf(pointer.greatest())) <= 0;
  }
}
