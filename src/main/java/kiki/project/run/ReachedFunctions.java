// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kiki.api.CProgram;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.project.answer.FunctionAnswer.FunctionReach;
import kiki.project.plan.ProjectRoot;
import kiki.transform.core.UnusedFunctions;
import kiki.util.Location;

/**
 * The functions that an entry point may lead to, and the lines in them that no execution reaches:
 * what does something there is in the program as it was translated, but not in the one that is
 * verified, from which constants and jumps have removed it.
 */
final class ReachedFunctions {
  private final ProjectRoot root;
  private final Set<String> kept = new HashSet<>();

  private ReachedFunctions(ProjectRoot root) {
    this.root = root;
  }

  static List<FunctionReach> of(CProgram program, ProjectRoot root) {
    ReachedFunctions reached = new ReachedFunctions(root);
    for (Function f : program.program().functions().values()) {
      f.body().forEach(i -> reached.kept.add(line(i.location())));
    }
    List<FunctionReach> found = new ArrayList<>();
    Program all = UnusedFunctions.run(program.lowered());
    for (Map.Entry<Symbol, Function> f : all.functions().entrySet()) {
      Location where = f.getKey().location();
      if (where.isOfUser() && !f.getKey().equals(all.entry())) {
        found.add(new FunctionReach(root.relative(where), reached.unreachable(f.getValue())));
      }
    }
    return found;
  }

  private List<Integer> unreachable(Function function) {
    Set<Integer> lines = new TreeSet<>();
    for (Instruction i : function.body()) {
      Location at = i.location();
      boolean isHere = at.file().equals(function.symbol().location().file()) && at.line() > 0;
      if (isHere && acts(i) && !kept.contains(line(at))) {
        lines.add(at.line());
      }
    }
    return List.copyOf(lines);
  }

  /** Jumps, and what only the analysis wants to know, may go though executions get there. */
  private static boolean acts(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign _,
          Instruction.Input _,
          Instruction.Call _,
          Instruction.Allocate _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Unsupported _ ->
          true;
      case Instruction.Return r -> r.value().isPresent();
      case Instruction.Assume _,
          Instruction.Assert _,
          Instruction.Goto _,
          Instruction.Target _,
          Instruction.Declare _,
          Instruction.Dead _ ->
          false;
    };
  }

  private static String line(Location location) {
    return location.file() + ":" + location.line();
  }
}
