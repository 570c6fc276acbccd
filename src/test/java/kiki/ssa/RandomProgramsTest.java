// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Instruction;
import kiki.program.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random programs whose verdict is known by running them on all inputs. */
class RandomProgramsTest {
  private static final int MOST_RUNS = 3000;

  @Test
  void agreesWithAllRuns() {
    run(1, 40);
  }

  @Test
  @Tag("long")
  void agreesWithAllRunsOfMany() {
    run(1000, 3000);
  }

  private static void run(int firstSeed, int count) {
    int[] verdicts = new int[2];
    for (int seed = firstSeed; seed < firstSeed + count; seed++) {
      String text = new ProgramGenerator(seed).generate();
      Program program = CPrograms.of(text);
      Boolean violated = violatedBySomeRun(program);
      if (violated != null) {
        verdicts[violated ? 1 : 0]++;
        compare(program, violated, "seed " + seed + ":\n" + text);
      }
    }
    assertFalse(verdicts[0] == 0 || verdicts[1] == 0, "one verdict only");
  }

  private static void compare(Program program, boolean violated, String message) {
    Verification.Verdict bounded = Verification.boundedModelChecking(program, 6);
    Verification.Verdict right =
        violated ? Verification.Verdict.VIOLATED : Verification.Verdict.SAFE;
    if (bounded != Verification.Verdict.OPEN) {
      assertEquals(right, bounded, message);
    }
    Verification.Verdict inductive = Verification.induction(program, 2);
    if (inductive != Verification.Verdict.OPEN) {
      assertEquals(right, inductive, message);
    }
  }

  /** Whether some run fails; null if there are too many to tell. */
  private static Boolean violatedBySomeRun(Program program) {
    Interpreter interpreter = new Interpreter(program);
    Choices choices = new Choices();
    for (int runs = 0; runs < MOST_RUNS; runs++) {
      choices.next = 0;
      RunResult result =
          interpreter.run(RunOptions.replay(choices, p -> true).withStepLimit(100_000));
      if (result.outcome() instanceof Outcome.StepLimitReached) {
        return null;
      }
      if (!result.violations().isEmpty()) {
        return true;
      }
      if (!choices.advance()) {
        return false;
      }
    }
    return null;
  }

  /** All sequences of truth values, one after the other. */
  private static final class Choices implements InputSource {
    private final List<Boolean> made = new ArrayList<>();
    private int next;

    @Override
    public InputValue input(Instruction at, CType type) {
      if (next == made.size()) {
        made.add(false);
      }
      return new InputValue.Int(made.get(next++) ? BigInteger.ONE : BigInteger.ZERO);
    }

    @Override
    public InputValue declared(Instruction.Declare at) {
      return InputValue.ZERO;
    }

    @Override
    public InputValue allocated(Instruction.Allocate at, long size) {
      return InputValue.ZERO;
    }

    boolean advance() {
      while (!made.isEmpty() && made.getLast()) {
        made.removeLast();
      }
      if (made.isEmpty()) {
        return false;
      }
      made.set(made.size() - 1, true);
      return true;
    }
  }
}
