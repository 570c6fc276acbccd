// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.program.Instruction;
import kiki.term.value.Value;

/** The inputs of an earlier run again, in the same order; what is not an input is zero. */
final class GivenNumbers implements NumberSource {
  private final Deque<Value> inputs;

  GivenNumbers(List<Value> inputs) {
    this.inputs = new ArrayDeque<>(inputs);
  }

  @Override
  public Value number(Instruction at, CType type) {
    return NumberSource.isInput(at) && !inputs.isEmpty()
        ? inputs.poll()
        : InputChooser.number(BigInteger.ZERO, type);
  }

  @Override
  public Map<BigInteger, Value> special(Instruction at, CType type, long elements) {
    return Map.of();
  }
}
