// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * Replaces variables by the constants they hold: scalar static objects that are never written after
 * the initialisation, and scalar locals on all paths to their use. Variables whose address is taken
 * are left alone.
 */
public final class ConstantPropagation {
  /** Constant values of variables; a variable not in the map can have any value. */
  private static final class State {
    final Map<Symbol, Expr> values;

    State(Map<Symbol, Expr> values) {
      this.values = values;
    }

    /** Keeps what both agree on; whether that is less than before. */
    boolean join(State other) {
      return values.entrySet().removeIf(e -> !e.getValue().equals(other.values.get(e.getKey())));
    }
  }

  private final Set<Symbol> pointedTo = new HashSet<>();
  private final Map<Symbol, Expr> fixed = new HashMap<>();

  private ConstantPropagation() {}

  public static Program run(Program program) {
    ConstantPropagation pass = new ConstantPropagation();
    pass.collect(program);
    return program.mapFunctions(f -> f.withBody(pass.rewrite(f.body())));
  }

  private void collect(Program program) {
    for (Instruction i : program.initialization()) {
      noteAddresses(i);
      if (i instanceof Instruction.Assign a
          && a.target() instanceof Expr.Variable v
          && Exprs.isConstant(a.value())
          && v.type().isScalar()
          && !v.symbol().qualifiers().isVolatile()) {
        fixed.put(v.symbol(), a.value());
      } else {
        Instructions.writtenVariable(i).ifPresent(fixed::remove);
      }
    }
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        noteAddresses(i);
        Instructions.writtenVariable(i).ifPresent(fixed::remove);
      }
    }
    fixed.keySet().removeAll(pointedTo);
  }

  private void noteAddresses(Instruction i) {
    for (Expr root : Instructions.expressions(i)) {
      Exprs.forEach(
          root,
          e -> {
            if (e instanceof Expr.AddressOf a) {
              Instructions.rootVariable(a.target()).ifPresent(pointedTo::add);
            }
          });
    }
  }

  private List<Instruction> rewrite(List<Instruction> body) {
    ControlFlow flow = ControlFlow.of(body);
    State[] entry = new State[flow.blocks().size()];
    entry[0] = new State(new HashMap<>());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int b : flow.reversePostorder()) {
        State out = new State(new HashMap<>(entry[b].values));
        for (Instruction i : body.subList(flow.block(b).first(), flow.block(b).end())) {
          step(i, out);
        }
        for (int next : flow.block(b).successors()) {
          if (entry[next] == null) {
            entry[next] = new State(new HashMap<>(out.values));
            changed = true;
          } else {
            changed |= entry[next].join(out);
          }
        }
      }
    }
    List<Instruction> result = new ArrayList<>();
    for (ControlFlow.Block block : flow.blocks()) {
      State state = entry[block.index()];
      for (Instruction i : body.subList(block.first(), block.end())) {
        if (state == null) {
          result.add(i);
        } else {
          result.add(Instructions.map(i, e -> value(e, state), e -> place(e, state)));
          step(i, state);
        }
      }
    }
    return result;
  }

  private void step(Instruction i, State state) {
    if (i instanceof Instruction.Declare d) {
      state.values.remove(d.symbol());
    }
    Instructions.writtenVariable(i).ifPresent(state.values::remove);
    if (i instanceof Instruction.Assign a && a.target() instanceof Expr.Variable(Symbol s)) {
      boolean tracked =
          !s.isStatic()
              && s.type().isScalar()
              && !pointedTo.contains(s)
              && !s.qualifiers().isVolatile();
      if (tracked) {
        Optional.of(value(a.value(), state))
            .filter(Exprs::isConstant)
            .ifPresent(constant -> state.values.put(s, constant));
      }
    }
  }

  private Expr value(Expr e, State state) {
    return Simplify.expression(substituted(e, state));
  }

  private Expr substituted(Expr e, State state) {
    return switch (e) {
      case Expr.Variable(Symbol s) -> {
        Expr constant = state.values.getOrDefault(s, fixed.get(s));
        yield constant == null ? e : constant;
      }
      case Expr.Index x -> place(x, state);
      case Expr.Member x -> place(x, state);
      case Expr.AddressOf(Expr target, PointerType t) ->
          new Expr.AddressOf(place(target, state), t);
      case Expr other ->
          Exprs.children(other).isEmpty()
              ? other
              : Exprs.mapChildren(other, child -> substituted(child, state));
    };
  }

  private Expr place(Expr lvalue, State state) {
    return switch (lvalue) {
      case Expr.Variable v -> v;
      case Expr.Member(Expr base, StructType.Field f) -> new Expr.Member(place(base, state), f);
      case Expr.Index(Expr array, Expr index) ->
          new Expr.Index(place(array, state), value(index, state));
      case Expr.Dereference(Expr pointer, CType t) ->
          new Expr.Dereference(value(pointer, state), t);
      case Expr other -> substituted(other, state);
    };
  }
}
