// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.program.Expr;
import kiki.program.Instruction;

/** Inputs of the start-up code as they were chosen; all others have one value. */
final class ChosenInputs implements InputSource {
  private final Map<Coordinate, BigInteger> chosen;
  private final BigInteger other;
  private boolean asked;

  ChosenInputs(Map<Coordinate, BigInteger> chosen, BigInteger other) {
    this.chosen = chosen;
    this.other = other;
  }

  /** Whether the function makes choices of its own. */
  boolean areAskedForOthers() {
    return asked;
  }

  @Override
  public InputValue input(Instruction at, CType type) {
    if (!(at instanceof Instruction.Input input)
        || chosen.keySet().stream().noneMatch(c -> c.input().equals(input.target()))) {
      asked |= type instanceof IntType;
      return type instanceof IntType ? new InputValue.Int(other) : InputValue.ZERO;
    }
    return type.isScalar() ? scalar(input.target()) : aggregate(input.target());
  }

  private InputValue scalar(Expr target) {
    for (Map.Entry<Coordinate, BigInteger> e : chosen.entrySet()) {
      if (e.getKey().input().equals(target)) {
        return new InputValue.Int(e.getValue());
      }
    }
    return InputValue.ZERO;
  }

  private InputValue aggregate(Expr target) {
    List<InputValue.Part> parts = new ArrayList<>();
    chosen.forEach(
        (c, value) -> {
          if (c.input().equals(target)) {
            parts.add(new InputValue.Leaf(c.bitOffset(), c.type(), new InputValue.Int(value)));
          }
        });
    return new InputValue.Parts(parts);
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return ScriptedInputs.unlisted(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return InputValue.ZERO;
  }
}
