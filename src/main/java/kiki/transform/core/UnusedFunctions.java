// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * Removes functions that nothing reachable from the entry names, and static objects nothing names.
 */
public final class UnusedFunctions {
  private UnusedFunctions() {}

  public static Program run(Program program) {
    Set<Symbol> used = new LinkedHashSet<>();
    ArrayDeque<Symbol> work = new ArrayDeque<>();
    reach(program.entry(), used, work);
    // An address that the program computes may lead to them.
    program.globals().stream()
        .filter(s -> s.address().isPresent())
        .forEach(s -> reach(s, used, work));
    boolean grew = true;
    while (grew) {
      while (!work.isEmpty()) {
        Function f = program.functions().get(work.pop());
        if (f != null) {
          f.body().forEach(i -> mentioned(i, used, work));
        }
      }
      int before = used.size();
      for (Instruction i : program.initialization()) {
        if (Instructions.writtenVariable(i).filter(used::contains).isPresent()) {
          mentioned(i, used, work);
        }
      }
      grew = used.size() > before;
    }
    Map<Symbol, Function> kept = new LinkedHashMap<>();
    program
        .functions()
        .forEach(
            (s, f) -> {
              if (used.contains(s)) {
                kept.put(s, f);
              }
            });
    List<Symbol> globals = program.globals().stream().filter(used::contains).toList();
    List<Instruction> initialization =
        program.initialization().stream()
            .filter(i -> Instructions.writtenVariable(i).filter(used::contains).isPresent())
            .toList();
    return program.withFunctions(kept).withGlobals(globals, initialization);
  }

  private static void mentioned(Instruction i, Set<Symbol> used, ArrayDeque<Symbol> work) {
    for (Expr root : Instructions.expressions(i)) {
      Exprs.forEach(
          root,
          e -> {
            if (e instanceof Expr.Variable v) {
              reach(v.symbol(), used, work);
            }
          });
    }
  }

  private static void reach(Symbol symbol, Set<Symbol> used, ArrayDeque<Symbol> work) {
    if (used.add(symbol)) {
      work.push(symbol);
    }
  }
}
