// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
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
    return RepeatedRuns.of(program, options).run(preparation);
  }

  /** Runs from the program's entry again and again; what is compiled is compiled once. */
  public RepeatedRuns repeatedly(RunOptions options) {
    return RepeatedRuns.of(program, options);
  }
}
