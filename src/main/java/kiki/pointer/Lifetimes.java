// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.HashMap;
import java.util.HashSet;
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
import kiki.program.Property;

/** Which variables die while the program goes on; nobody sees it of those that live to its end. */
final class Lifetimes {
  private final Program program;
  private final Map<Symbol, Integer> mentions = new HashMap<>();
  private final Set<Symbol> dying = new LinkedHashSet<>();

  private Lifetimes(Program program) {
    this.program = program;
  }

  /** The local variables that may die before the program ends. */
  static Set<Symbol> dying(Program program) {
    Lifetimes lifetimes = new Lifetimes(program);
    lifetimes.countMentions();
    Set<Symbol> lasting = lifetimes.lasting();
    for (Function f : program.functions().values()) {
      if (lasting.contains(f.symbol())) {
        lifetimes.inLasting(f.body());
      } else {
        lifetimes.dying.addAll(f.parameters());
        f.body().forEach(lifetimes::inReturning);
      }
    }
    return lifetimes.dying;
  }

  private void countMentions() {
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        for (Expr root : Instructions.expressions(i)) {
          Exprs.forEach(root, this::countMention);
        }
      }
    }
  }

  private void countMention(Expr e) {
    if (e instanceof Expr.Variable(Symbol s) && s.isFunction()) {
      mentions.merge(s, 1, Integer::sum);
    }
  }

  /** The function that starts, and what it calls before it ends and nobody else calls. */
  private Set<Symbol> lasting() {
    Set<Symbol> lasting = new HashSet<>();
    if (!mentions.containsKey(program.entry())) {
      lasting.add(program.entry());
      List<Instruction> body = program.functions().get(program.entry()).body();
      for (int at = 0; at < body.size(); at++) {
        if (body.get(at) instanceof Instruction.Call c && isOver(body, at + 1)) {
          Exprs.calledFunction(c.function())
              .filter(called -> mentions.get(called) == 1)
              .ifPresent(lasting::add);
        }
      }
    }
    return lasting;
  }

  private void inReturning(Instruction instruction) {
    if (instruction instanceof Instruction.Declare d) {
      dying.add(d.symbol());
    }
  }

  private void inLasting(List<Instruction> body) {
    for (int at = 0; at < body.size(); at++) {
      if (body.get(at) instanceof Instruction.Dead d && !isOver(body, at + 1)) {
        dying.add(d.symbol());
      }
    }
  }

  /**
   * Whether from an instruction on nothing happens but checks for leaks until the function is left.
   */
  private static boolean isOver(List<Instruction> body, int start) {
    int at = start;
    while (at < body.size()) {
      switch (body.get(at)) {
        case Instruction.Dead _, Instruction.Declare _, Instruction.Target _ -> at++;
        case Instruction.Assert a when a.property().kind() == Property.Kind.MEMORY_LEAK -> at++;
        case Instruction.Return _, Instruction.Halt _ -> {
          return true;
        }
        case Instruction _ -> {
          return false;
        }
      }
    }
    return true;
  }
}
