// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.interpret.memory.Placement;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Runs a program whose inputs, if it has any, decide nothing: then all its executions are one. The
 * run stops where what happens depends on an input, on uninitialised memory, on an address or on
 * what C gives no meaning.
 */
public final class SoleExecution {
  private static final int WIDEST_EXACT_BITS = 64;

  private final Program program;
  private final BooleanSupplier cancelled;

  public SoleExecution(Program program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  /**
   * What a run has shown.
   *
   * @param violated properties that every execution violates
   * @param isComplete whether every execution ends there, so that the other properties hold
   */
  public record Shown(Set<Property> violated, boolean isComplete) {
    private static final Shown NOTHING = new Shown(Set.of(), false);
  }

  /**
   * Runs the program twice, with its objects at different addresses, which must not make a
   * difference: each run is the evidence for the other.
   */
  public Shown confirmed() {
    Shown apart = run(Placement.APART);
    boolean isWorthwhile = apart.isComplete() || !apart.violated().isEmpty();
    return isWorthwhile && apart.equals(run(Placement.DENSE)) ? apart : Shown.NOTHING;
  }

  /** Runs the program with its objects at such addresses. */
  private Shown run(Placement placement) {
    if (hasWideArithmetic()) {
      return Shown.NOTHING;
    }
    RunOptions options =
        RunOptions.replay(new ZeroInputs(), _ -> false)
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withOpen(RunOptions.Open.SHOWS_NOTHING)
            .withPlacement(placement)
            .withStepLimit(
                hasInputs() ? SessionTuning.STEPS_WITH_INPUTS : SessionTuning.STEPS_WITHOUT_INPUTS)
            .withCancellation(cancelled);
    RunResult result = new Interpreter(program).run(options);
    Set<Property> violated = new LinkedHashSet<>();
    result.violations().forEach(v -> violated.add(v.property()));
    return new Shown(violated, isEnd(result.outcome()));
  }

  /** An assumption that fails ends the execution: it is none of the program from there on. */
  private static boolean isEnd(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Finished _, Outcome.AssumptionFailed _ -> true;
      case Outcome.PropertyViolated _,
          Outcome.UnsupportedReached _,
          Outcome.InvalidAccess _,
          Outcome.InputMismatch _,
          Outcome.MemoryExhausted _,
          Outcome.StepLimitReached _,
          Outcome.Cancelled _ ->
          false;
    };
  }

  private boolean hasInputs() {
    return instructions().stream()
        .anyMatch(i -> i instanceof Instruction.Input && !i.location().isLibrary());
  }

  /** Where arithmetic of such types has no result, the interpreter takes zero without telling. */
  private boolean hasWideArithmetic() {
    boolean[] found = new boolean[1];
    for (Instruction i : instructions()) {
      for (Expr root : Instructions.expressions(i)) {
        Exprs.forEach(root, e -> found[0] |= isWide(e));
      }
    }
    return found[0];
  }

  private static boolean isWide(Expr e) {
    return e.type() instanceof IntType i && i.width() > WIDEST_EXACT_BITS
        || e instanceof Expr.Cast c
            && c.type() instanceof IntType
            && c.operand().type() instanceof FloatType f
            && !f.equals(FloatType.FLOAT)
            && !f.equals(FloatType.DOUBLE);
  }

  private List<Instruction> instructions() {
    List<Instruction> all = new ArrayList<>(program.initialization());
    for (Function f : program.functions().values()) {
      all.addAll(f.body());
    }
    return all;
  }
}
