// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;

/**
 * Where memory that was lost must be noticed because a recursion has no way out: before each call
 * with which it goes on. A recursion that has one is either left, and what follows shows the loss,
 * or no proof ends.
 */
final class EndlessCalls {
  private final Map<Symbol, Function> functions;
  private final Set<Symbol> endless;

  private EndlessCalls(Map<Symbol, Function> functions) {
    this.functions = functions;
    this.endless = new LinkedHashSet<>(functions.keySet());
  }

  /** The functions with the checks. */
  static Map<Symbol, Function> checked(Map<Symbol, Function> functions) {
    EndlessCalls calls = new EndlessCalls(functions);
    while (calls.endless.removeIf(s -> calls.mayReturn(functions.get(s)))) {
      // Who calls a function that returns may return, too.
    }
    Map<Symbol, Function> result = new LinkedHashMap<>();
    functions.forEach((s, f) -> result.put(s, calls.checked(f)));
    return result;
  }

  /** Whether some path leads to the end of the function without a call that does not return. */
  private boolean mayReturn(Function f) {
    ControlFlow flow = ControlFlow.of(f.body());
    BitSet seen = new BitSet();
    ArrayDeque<Integer> work = new ArrayDeque<>(List.of(0));
    while (!work.isEmpty()) {
      int block = work.pop();
      if (seen.get(block)) {
        continue;
      }
      seen.set(block);
      if (isPassed(flow, flow.block(block))) {
        if (flow.block(block).successors().isEmpty()) {
          return true;
        }
        work.addAll(flow.block(block).successors());
      }
    }
    return false;
  }

  private boolean isPassed(ControlFlow flow, ControlFlow.Block block) {
    for (int at = block.first(); at < block.end(); at++) {
      Instruction i = flow.body().get(at);
      if (i instanceof Instruction.Halt || isEndless(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean isEndless(Instruction i) {
    return callee(i).filter(endless::contains).isPresent();
  }

  private static Optional<Symbol> callee(Instruction i) {
    return i instanceof Instruction.Call c ? Exprs.calledFunction(c.function()) : Optional.empty();
  }

  private Function checked(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (isEndless(i) && reaches(callee(i).orElseThrow(), f.symbol())) {
        body.add(LoopLeakChecks.assertion(LoopLeakChecks.KEPT, f, i.location()));
      }
      body.add(i);
    }
    return f.withBody(body);
  }

  /** Whether a call of one function may lead to one of another. */
  private boolean reaches(Symbol from, Symbol to) {
    Set<Symbol> seen = new LinkedHashSet<>();
    ArrayDeque<Symbol> work = new ArrayDeque<>(List.of(from));
    while (!work.isEmpty()) {
      Symbol at = work.pop();
      if (seen.add(at) && functions.containsKey(at)) {
        for (Instruction i : functions.get(at).body()) {
          callee(i).ifPresent(work::push);
        }
      }
    }
    return from.equals(to) || seen.contains(to);
  }
}
