// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.program.Instruction;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Inputs a user wrote down, for scalars in execution order; another source when they run out. */
public final class ListedInputs implements InputSource {
  private final Deque<String> texts;
  private final InputSource rest;

  public ListedInputs(List<String> texts, InputSource rest) {
    this.texts = new ArrayDeque<>(texts);
    this.rest = rest;
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    if (texts.isEmpty() || !type.isScalar()) {
      return rest.input(at, type);
    }
    String text = texts.pop().strip();
    try {
      return type instanceof FloatType f ? number(text, f) : integer(text, type);
    } catch (NumberFormatException e) {
      throw new InputMismatchException("input '" + text + "' is no value of type " + type);
    }
  }

  private static InputValue number(String text, FloatType type) {
    return new InputValue.Float(IeeeFloat.parse(type.format(), text, RoundingMode.NEAREST_EVEN));
  }

  private static InputValue integer(String text, CType type) {
    boolean negative = text.startsWith("-");
    String digits = negative ? text.substring(1) : text;
    BigInteger magnitude =
        digits.startsWith("0x") || digits.startsWith("0X")
            ? new BigInteger(digits.substring(2), 16)
            : new BigInteger(digits);
    BigInteger value = negative ? magnitude.negate() : magnitude;
    if (type instanceof IntType i && !i.contains(value)) {
      throw new NumberFormatException("out of range");
    }
    return new InputValue.Int(value);
  }

  @Override
  public InputValue declared(Instruction.Declare at) throws InputMismatchException {
    return rest.declared(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) throws InputMismatchException {
    return rest.allocated(at, size);
  }
}
