// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.coverage.CoverageAnalysis;
import kiki.interpret.Interpreter;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.CommandLine;
import kiki.program.Program;

/**
 * COUNT GOAL,... [OPTION...] FILE.c...: runs the program COUNT times on arbitrary inputs, and
 * prints which of the goals are reached.
 */
public final class RandomRuns {
  private static final long STEPS = 20_000;

  private RandomRuns() {}

  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[0]);
    Set<String> dead = Set.of(arguments[1].split(","));
    List<String> words = new ArrayList<>(List.of("--cover", "location", "--cover", "branch"));
    words.addAll(List.of(arguments).subList(2, arguments.length));
    CProgram source =
        new CReader(Arguments.options(Arguments.line(words, CommandLine.Operands.MIXED))).read();
    Program program = CoverageAnalysis.withGoals(source);
    Set<String> reached = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      RunOptions options =
          RunOptions.replay(new RandomInputs(i), _ -> false)
              .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
              .withStepLimit(STEPS);
      RunResult result = new Interpreter(program).run(options);
      result.violations().stream()
          .map(v -> v.property().name())
          .filter(dead::contains)
          .forEach(reached::add);
    }
    reached.forEach(System.out::println);
  }
}
