// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Leaves of all executions those on which some inputs have a given value whenever they are asked
 * for.
 */
public final class FixedInputs {
  private final Map<Instruction, BigInteger> values;

  private FixedInputs(Map<Instruction, BigInteger> values) {
    this.values = values;
  }

  /**
   * @param values of integers, by the instruction of this very program that chooses them: an input,
   *     a call of a function without body, or a declaration
   */
  public static Program run(Program program, Map<Instruction, BigInteger> values) {
    return program.mapFunctions(f -> new FixedInputs(values).rewrite(f));
  }

  private Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      BigInteger value = values.get(i);
      if (value == null) {
        body.add(i);
        continue;
      }
      switch (i) {
        case Instruction.Input(Expr target, var _, var _, var at) ->
            body.add(set(target, value, at));
        case Instruction.Call call when call.result().isPresent() ->
            body.add(set(call.result().get(), value, call.location()));
        case Instruction.Declare(Symbol symbol, var at) -> {
          body.add(i);
          body.add(set(new Expr.Variable(symbol), value, at));
        }
        case Instruction other ->
            throw new IllegalArgumentException("chooses nothing that can be fixed: " + other);
      }
    }
    return f.withBody(body);
  }

  private static Instruction set(Expr target, BigInteger value, Location at) {
    IntType type = (IntType) target.type();
    return new Instruction.Assign(target, new Expr.IntConstant(type.wrap(value), type), at);
  }
}
