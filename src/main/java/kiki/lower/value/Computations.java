// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;
import kiki.util.ieee.MathFunction;

/** Results of library functions that are approximated. */
public final class Computations {
  private Computations() {}

  /** Any value; a run computes it if the function is a known one of {@code math.h}. */
  public static Instruction.Input input(
      Expr target, String function, List<Expr> arguments, Location at) {
    return new Instruction.Input(
        target, InputOrigin.approximation(function), computation(target, function, arguments), at);
  }

  /** Java knows no {@code long double}. */
  private static Optional<Instruction.Computation> computation(
      Expr target, String function, List<Expr> arguments) {
    boolean isDouble = MathFunction.named(function).isPresent();
    FloatType precision = isDouble ? FloatType.DOUBLE : FloatType.FLOAT;
    List<Expr> converted =
        arguments.stream().map(a -> Conversions.cast(a, FloatType.DOUBLE)).toList();
    return Optional.of(
            isDouble || function.endsWith("f")
                ? (isDouble ? function : MathCalls.unsuffixed(function))
                : "")
        .flatMap(MathFunction::named)
        .filter(f -> f.arity() == arguments.size() && target.type() instanceof FloatType)
        .map(f -> new Instruction.Computation(f, converted, precision));
  }
}
