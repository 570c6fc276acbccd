// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.Checkpoint;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Instruction;
import kiki.program.Program;
import org.junit.jupiter.api.Test;

/** Runs on a machine that has run before, and from states of earlier runs. */
class RepeatedRunsTest {
  private static final String PROGRAM =
      "extern int nondet_int(void); int calls; const char *text = \"abc\"; int table[3] = {1, 2,"
          + " 3}; struct s { int *p; int n; } s = {&table[1], 7}; static int step(int *sum) {"
          + " static int last = 5; int x = nondet_int(); *sum += x * *s.p + last + text[1]; last ="
          + " x; table[1] += x; s.p++; calls++; if (s.p == table + 3) s.p = table; return *sum; }"
          + " int main(void) { int sum = 0, r = 0; for (int i = 0; i < 4; i++) r = step(&sum);"
          + " return (r + calls) & 127; }";

  /** Gives numbers in turn, and keeps a checkpoint before each. */
  private static final class Numbers implements InputSource, ExecutionListener {
    private final List<Optional<Checkpoint>> checkpoints = new ArrayList<>();
    private Optional<ExecutionState> state = Optional.empty();
    private int next;

    @Override
    public InputValue input(Instruction at, CType type) {
      checkpoints.add(
          state
              .orElseThrow()
              .checkpoint(checkpoints.isEmpty() ? Optional.empty() : checkpoints.getLast()));
      return new InputValue.Int(BigInteger.valueOf(3L * next++ + 1));
    }

    @Override
    public InputValue declared(Instruction.Declare at) {
      return InputValue.ZERO;
    }

    @Override
    public InputValue allocated(Instruction.Allocate at, long size) {
      return InputValue.ZERO;
    }

    @Override
    public Continuation before(Instruction next, ExecutionState now) {
      state = Optional.of(now);
      return Continuation.CONTINUE;
    }

    @Override
    public void after(Instruction done, ExecutionState now) {}
  }

  private static RunOptions options(Numbers numbers) {
    return RunOptions.replay(numbers, _ -> true).withListener(numbers);
  }

  @Test
  void laterRunsAndThoseFromCheckpointsDoTheSame() {
    Program program = Sources.checked(PROGRAM, EnumSet.of(Check.ASSERTIONS));
    Outcome alone = new Interpreter(program).run(options(new Numbers())).outcome();
    Numbers numbers = new Numbers();
    RepeatedRuns runs = new Interpreter(program).repeatedly(options(numbers));
    assertEquals(alone, runs.run().outcome());
    numbers.next = 0;
    assertEquals(alone, runs.run().outcome());
    List<Optional<Checkpoint>> saved = List.copyOf(numbers.checkpoints.subList(4, 8));
    for (int i : List.of(2, 0, 3, 1, 3, 0)) {
      numbers.next = i;
      assertEquals(alone, runs.run(saved.get(i).orElseThrow()).outcome());
    }
  }
}
