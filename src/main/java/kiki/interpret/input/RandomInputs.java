// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import java.math.BigInteger;
import java.util.SplittableRandom;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Instruction;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Pseudo-random inputs, small values more often than large ones; the same seed, the same run. */
public final class RandomInputs implements InputSource {
  private final SplittableRandom random;

  public RandomInputs(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public InputValue input(Instruction at, CType type) {
    return switch (type) {
      case IntType i -> new InputValue.Int(i.wrap(integer(i.width())));
      case FloatType f ->
          new InputValue.Float(
              IeeeFloat.fromInteger(f.format(), integer(32), RoundingMode.NEAREST_EVEN));
      case PointerType p -> new InputValue.Pointer(new InputValue.Pointee.Null(), 0);
      case CType other -> bytes(RunTuning.FILLED_BYTES);
    };
  }

  private BigInteger integer(int width) {
    if (random.nextInt(4) != 0) {
      return BigInteger.valueOf(
          random.nextInt(-RunTuning.SMALL_MAGNITUDE, RunTuning.SMALL_MAGNITUDE + 1));
    }
    byte[] bytes = new byte[width / 8 + 1];
    random.nextBytes(bytes);
    return new BigInteger(bytes);
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return at.symbol().storage() == Symbol.Storage.TEMPORARY
        ? InputValue.ZERO
        : bytes(RunTuning.FILLED_BYTES);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return bytes((int) Math.min(size, RunTuning.FILLED_BYTES));
  }

  private InputValue bytes(int count) {
    byte[] image = new byte[count];
    random.nextBytes(image);
    return new InputValue.Bytes(image);
  }
}
