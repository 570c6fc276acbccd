// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;

/** Which functions call each other by name so that one may be called while it is active. */
public final class CallCycles {
  private CallCycles() {}

  public static boolean exist(Program program) {
    Map<Symbol, Set<Symbol>> callees = new HashMap<>();
    program.functions().values().forEach(f -> callees.put(f.symbol(), callees(f)));
    Map<Symbol, Integer> callers = new HashMap<>();
    callees.values().forEach(all -> all.forEach(f -> callers.merge(f, 1, Integer::sum)));
    ArrayDeque<Symbol> uncalled = new ArrayDeque<>();
    callees.keySet().stream().filter(f -> !callers.containsKey(f)).forEach(uncalled::add);
    int ordered = 0;
    while (!uncalled.isEmpty()) {
      ordered++;
      for (Symbol callee : callees.get(uncalled.pop())) {
        if (callers.merge(callee, -1, Integer::sum) == 0 && callees.containsKey(callee)) {
          uncalled.add(callee);
        }
      }
    }
    return ordered < callees.size();
  }

  private static Set<Symbol> callees(Function function) {
    Set<Symbol> callees = new LinkedHashSet<>();
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Call c) {
        Exprs.calledFunction(c.function()).ifPresent(callees::add);
      }
    }
    return callees;
  }
}
