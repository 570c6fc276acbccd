// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.interpret.input.DefiniteInputs;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInput;
import kiki.program.Instruction;

/**
 * Follows the choices of an execution, then makes others. Undefined behaviour and what is not
 * modelled end the run: nothing may depend on them.
 */
public final class ContinuedInputs extends DefiniteInputs {
  /** What follows the choices that are given. */
  public enum Continuation {
    /** What was chosen last at the same place, or zero. */
    SAME,
    /** One of what was chosen at the same place, or a small number, at random. */
    MIXED
  }

  private final Deque<ScriptedInput> script;
  private final Continuation continuation;
  private final SplittableRandom random;
  private final Map<Instruction, List<InputValue>> chosen = new IdentityHashMap<>();

  ContinuedInputs(List<ScriptedInput> script, Continuation continuation, long seed) {
    this.script = new ArrayDeque<>(script);
    this.continuation = continuation;
    this.random = new SplittableRandom(seed);
  }

  @Override
  protected InputValue modelled(Instruction at, CType type) throws InputMismatchException {
    ScriptedInput next = script.peek();
    if (next != null && next.instruction() != at) {
      throw new InputMismatchException("the run leaves the execution it is to continue");
    }
    return remember(at, next == null ? continued(at, type) : script.pop().value());
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return content(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return content(at);
  }

  private InputValue content(Instruction at) {
    ScriptedInput next = script.peek();
    if (next != null && next.instruction() == at) {
      return remember(at, script.pop().value());
    }
    List<InputValue> before = chosen.getOrDefault(at, List.of());
    return before.isEmpty() ? InputValue.ZERO : before.getLast();
  }

  private InputValue continued(Instruction at, CType type) {
    List<InputValue> before = chosen.getOrDefault(at, List.of());
    int choice = continuation == Continuation.SAME ? 0 : random.nextInt(4);
    if (!before.isEmpty() && choice < 2) {
      return choice == 0 ? before.getLast() : before.get(random.nextInt(before.size()));
    }
    return type instanceof IntType && choice > 0
        ? new InputValue.Int(BigInteger.valueOf(random.nextInt(LassoTuning.SMALL_NUMBERS) - 1L))
        : InputValue.ZERO;
  }

  private InputValue remember(Instruction at, InputValue value) {
    chosen.computeIfAbsent(at, _ -> new ArrayList<>()).add(value);
    return value;
  }
}
