// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.RunOptions;
import kiki.program.Instruction;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.MathFunction;
import kiki.util.ieee.RoundingMode;

/** A result of {@code math.h} that the run computes itself. */
record ComputedInput(
    MathFunction function, List<LongCode> arguments, FloatType precision, FloatType type) {
  /** More than the few units in the last place that C libraries promise. */
  private static final int UNITS = 4;

  static ComputedInput of(
      ExprCompiler expressions, Instruction.Computation computation, FloatType type) {
    return new ComputedInput(
        computation.function(),
        computation.arguments().stream().map(expressions::narrow).toList(),
        computation.precision(),
        type);
  }

  /** Nothing where the result is no number: then its bits are not known. */
  Optional<InputValue> value(Machine m) {
    m.exactness().startValue();
    double x = Double.longBitsToDouble(arguments.getFirst().eval(m));
    double y = Double.longBitsToDouble(arguments.getLast().eval(m));
    double result = function.near(x, y);
    if (Double.isNaN(result)) {
      return Optional.empty();
    }
    boolean isExact =
        function.exact(x, y).isPresent()
            && (!precision.equals(FloatType.FLOAT) || (float) result == result);
    double shown = isExact ? result : moved(result, m.options().library());
    return Optional.of(
        new InputValue.Float(
            IeeeFloat.of(shown).convert(type.format(), RoundingMode.NEAREST_EVEN)));
  }

  private double moved(double result, RunOptions.Library library) {
    return switch (library) {
      case RunOptions.Library.Real _ -> result;
      case RunOptions.Library.Modelled(RunOptions.MathError error) ->
          switch (error) {
            case NONE -> result;
            case BELOW -> moved(result, Double.NEGATIVE_INFINITY);
            case ABOVE -> moved(result, Double.POSITIVE_INFINITY);
          };
    };
  }

  private double moved(double result, double towards) {
    double at = result;
    for (int i = 0; i < UNITS; i++) {
      at =
          precision.equals(FloatType.FLOAT)
              ? Math.nextAfter((float) at, towards)
              : Math.nextAfter(at, towards);
    }
    return at;
  }
}
