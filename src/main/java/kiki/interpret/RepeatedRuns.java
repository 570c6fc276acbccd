// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import kiki.cfront.type.IntType;
import kiki.interpret.compile.Compiler;
import kiki.interpret.machine.Checkpoint;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.machine.RunAddresses;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.interpret.machine.Stop;
import kiki.program.Function;
import kiki.program.Program;

/**
 * Runs of one program on one machine, one after the other. The source of inputs and the listener
 * are the same objects in each; what they do may differ.
 */
public final class RepeatedRuns {
  private final Program program;
  private final Machine machine;
  private final Compiler compiler;

  private RepeatedRuns(Program program, Machine machine, Compiler compiler) {
    this.program = program;
    this.machine = machine;
    this.compiler = compiler;
  }

  static RepeatedRuns of(Program program, RunOptions options) {
    Machine machine = Machine.of(program, options);
    return new RepeatedRuns(program, machine, new Compiler(program, machine));
  }

  /** Runs from the program's entry, as the analyses see it. */
  public RunResult run() {
    return run(_ -> {});
  }

  /**
   * @param preparation what happens before the entry is called
   */
  RunResult run(Consumer<Machine> preparation) {
    machine.restart();
    return result(() -> start(preparation));
  }

  /** Goes on from a state of an earlier run. */
  public RunResult run(Checkpoint from) {
    from.restore(machine);
    return result(new Runner(machine)::goOn);
  }

  private RunResult result(Runnable run) {
    Outcome outcome;
    try {
      run.run();
      outcome = new Outcome.Finished(status());
    } catch (Stop stop) {
      outcome = stop.outcome();
    }
    return new RunResult(
        outcome,
        List.copyOf(machine.violations()),
        machine.steps(),
        RunAddresses.of(machine.objects(), compiler.firstAddresses()));
  }

  private void start(Consumer<Machine> preparation) {
    Runner runner = new Runner(machine);
    program.globals().forEach(machine::staticBlock);
    runner.call(compiler.initialization());
    preparation.accept(machine);
    runner.call(compiler.function(entry()));
  }

  private Function entry() {
    return program
        .function(program.entry())
        .orElseThrow(() -> new IllegalArgumentException("the entry has no body"));
  }

  /** The exit status of an entry that returns instead of halting. */
  private int status() {
    if (entry().resultType() instanceof IntType type) {
      Object status =
          new MemoryCode(machine.layout()).read(machine.returned, 0, PlaceCode.Bits.NONE, type);
      return ((BigInteger) status).intValue() & 0xff;
    }
    return 0;
  }
}
