// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kiki.cfront.type.IntType;
import kiki.interpret.compile.Compiler;
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
 * Runs a program. Calls of the program do not nest calls of Java; an expression nested n deep takes
 * a Java stack of order n.
 */
public final class Interpreter {
  private final Program program;

  public Interpreter(Program program) {
    this.program = program;
  }

  /** Runs from the program's entry, as the analyses see it. */
  public RunResult run(RunOptions options) {
    return run(program, options, machine -> {});
  }

  /**
   * Runs {@code main} with a command line.
   *
   * @param name what {@code argv[0]} says
   * @param arguments what follows
   */
  public RunResult runMain(String name, List<String> arguments, RunOptions options) {
    List<String> words = new ArrayList<>();
    words.add(name);
    words.addAll(arguments);
    CommandLineStart start = new CommandLineStart(program, words);
    return run(start.program(), options, start::fill);
  }

  private static RunResult run(Program program, RunOptions options, Consumer<Machine> preparation) {
    Machine machine = Machine.of(program, options);
    Compiler compiler = new Compiler(program, machine);
    Runner runner = new Runner(machine);
    Outcome outcome;
    try {
      program.globals().forEach(machine::staticBlock);
      runner.call(compiler.initialization());
      preparation.accept(machine);
      Function entry =
          program
              .function(program.entry())
              .orElseThrow(() -> new IllegalArgumentException("the entry has no body"));
      runner.call(compiler.function(entry));
      outcome = new Outcome.Finished(status(machine, entry));
    } catch (Stop stop) {
      outcome = stop.outcome();
    }
    return new RunResult(
        outcome,
        List.copyOf(machine.violations()),
        machine.steps(),
        RunAddresses.of(machine.objects(), compiler.firstAddresses()));
  }

  /** The exit status of an entry that returns instead of halting. */
  private static int status(Machine machine, Function entry) {
    if (entry.resultType() instanceof IntType type) {
      Object status =
          new MemoryCode(machine.layout()).read(machine.returned, 0, PlaceCode.Bits.NONE, type);
      return ((BigInteger) status).intValue() & 0xff;
    }
    return 0;
  }
}
