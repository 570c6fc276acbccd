// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.program.Instruction;

/**
 * The choices of a counterexample in execution order. An input must be the next choice. The content
 * of a new object need not be listed: it is free, and a counterexample need not say what it does
 * not depend on.
 */
public final class ScriptedInputs implements InputSource {
  /** A choice for results that no script lists, since every value is possible for them. */
  public enum Unconstrained {
    ZEROS,
    ONES,
    RANDOM
  }

  private static final InputValue SOMEWHERE =
      new InputValue.Pointer(new InputValue.Pointee.Invalid(), 16);

  private final Deque<ScriptedInput> script;
  private final Unconstrained unconstrained;
  private final SplittableRandom random = new SplittableRandom(1);
  private boolean asked;

  public ScriptedInputs(List<ScriptedInput> script) {
    this(script, Unconstrained.ZEROS);
  }

  public ScriptedInputs(List<ScriptedInput> script, Unconstrained unconstrained) {
    this.script = new ArrayDeque<>(script);
    this.unconstrained = unconstrained;
  }

  @Override
  public long unconstrained() {
    asked = true;
    return switch (unconstrained) {
      case ZEROS -> 0;
      case ONES -> -1;
      case RANDOM -> random.nextLong();
    };
  }

  /** Whether another choice for unconstrained results could lead elsewhere. */
  public boolean dependsOnUnconstrained() {
    return asked;
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    ScriptedInput next = script.peek();
    if (next == null) {
      throw new InputMismatchException("the run needs more inputs than the counterexample has");
    }
    if (next.instruction() != at) {
      throw new InputMismatchException(
          "the counterexample has an input of "
              + next.instruction().location()
              + " next, the run needs one of "
              + at.location());
    }
    return script.pop().value();
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return content(at, unlisted(at));
  }

  /**
   * What is in a variable that no script lists: zero, but pointers are not null, since reading
   * through them would end the program.
   */
  public static InputValue unlisted(Instruction.Declare at) {
    return at.symbol().type() instanceof PointerType ? SOMEWHERE : InputValue.ZERO;
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return content(at, InputValue.ZERO);
  }

  private InputValue content(Instruction at, InputValue otherwise) {
    ScriptedInput next = script.peek();
    return next != null && next.instruction() == at ? script.pop().value() : otherwise;
  }

  /** Choices that the run has not asked for. */
  public List<ScriptedInput> remaining() {
    return List.copyOf(script);
  }
}
