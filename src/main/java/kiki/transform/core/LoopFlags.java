// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Loops;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Gives each loop a flag that says whether it was ever repeated. The flags of the loops passed so
 * far are the symbolic path of an execution (chapter, section 6.5.2): invariants may depend on it.
 */
public final class LoopFlags {
  /** Starts the names of the flags. */
  private static final String PREFIX = "__kiki_repeated_";

  private final List<Symbol> flags = new ArrayList<>();

  private LoopFlags() {}

  public static Program run(Program program) {
    LoopFlags pass = new LoopFlags();
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program.functions().forEach((s, f) -> functions.put(s, pass.flagged(f)));
    List<Symbol> globals = new ArrayList<>(program.globals());
    List<Instruction> initialization = new ArrayList<>(program.initialization());
    for (Symbol flag : pass.flags) {
      globals.add(flag);
      initialization.add(set(flag, Exprs.FALSE, flag.location()));
    }
    return program.withFunctions(functions).withGlobals(globals, initialization);
  }

  private Function flagged(Function function) {
    ControlFlow flow = ControlFlow.of(function.body());
    SortedMap<Integer, List<Instruction>> inserted = new TreeMap<>();
    for (Loops.Loop loop : Loops.of(flow).all()) {
      Symbol flag = flag(function.body().get(flow.block(loop.header()).first()).location());
      for (int latch : loop.latches()) {
        int last = flow.block(latch).end() - 1;
        int at = function.body().get(last) instanceof Instruction.Goto ? last : last + 1;
        inserted
            .computeIfAbsent(at, _ -> new ArrayList<>())
            .add(set(flag, Exprs.TRUE, function.body().get(last).location()));
      }
    }
    List<Instruction> body = new ArrayList<>();
    for (int at = 0; at < function.body().size(); at++) {
      body.addAll(inserted.getOrDefault(at, List.of()));
      body.add(function.body().get(at));
    }
    return function.withBody(body);
  }

  private Symbol flag(Location at) {
    Symbol flag =
        new Symbol(
            PREFIX + flags.size(), IntType.BOOL, Qualifiers.NONE, Symbol.Storage.INTERNAL, "", at);
    flag.mark(Symbol.Trait.ADDED);
    flag.mark(Symbol.Trait.LOOP_FLAG);
    flags.add(flag);
    return flag;
  }

  private static Instruction set(Symbol flag, Expr value, Location at) {
    return new Instruction.Assign(new Expr.Variable(flag), value, at);
  }
}
