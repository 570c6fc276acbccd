// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Replaces calls by the bodies of the functions, innermost first. Recursive functions stay, and so
 * do those that allocate memory until they return, as that moment would be lost. Every copy has
 * variables of its own; a property keeps its name in all copies.
 */
public final class Inline {
  private final Program program;
  private final Predicate<Symbol> chosen;
  private final Map<Symbol, Function> done = new LinkedHashMap<>();
  private final Set<Symbol> active = new HashSet<>();
  private final Set<Symbol> recursive = new HashSet<>();
  private int copies;

  private Inline(Program program, Predicate<Symbol> chosen) {
    this.program = program;
    this.chosen = chosen;
  }

  /** All functions. */
  public static Program run(Program program) {
    return run(program, callee -> true);
  }

  /** The functions that are chosen. */
  static Program run(Program program, Predicate<Symbol> chosen) {
    Inline pass = new Inline(program, chosen);
    return program.mapFunctions(pass::expand);
  }

  private Function expand(Function f) {
    Function known = done.get(f.symbol());
    if (known != null) {
      return known;
    }
    active.add(f.symbol());
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      Optional<Function> callee =
          i instanceof Instruction.Call c
              ? Exprs.calledFunction(c.function()).filter(chosen).flatMap(program::function)
              : Optional.empty();
      callee
          .flatMap(this::inPlace)
          .ifPresentOrElse(
              expanded -> copy(expanded, (Instruction.Call) i, body), () -> body.add(i));
    }
    active.remove(f.symbol());
    Function result = f.withBody(body);
    done.put(f.symbol(), result);
    return result;
  }

  /** What a call of the function becomes; empty if it stays a call. */
  private Optional<Function> inPlace(Function callee) {
    if (active.contains(callee.symbol())) {
      recursive.add(callee.symbol());
      return Optional.empty();
    }
    Function expanded = expand(callee);
    return recursive.contains(callee.symbol()) || allocatesUntilReturn(expanded)
        ? Optional.empty()
        : Optional.of(expanded);
  }

  private static boolean allocatesUntilReturn(Function f) {
    return f.body().stream()
        .anyMatch(
            i ->
                i instanceof Instruction.Allocate a
                    && a.lifetime() == Instruction.Lifetime.FUNCTION);
  }

  private void copy(Function f, Instruction.Call call, List<Instruction> out) {
    copies++;
    Location at = call.location();
    Map<Symbol, Symbol> renamed = new HashMap<>();
    Map<Instruction.Label, Instruction.Label> labels = new IdentityHashMap<>();
    List<Symbol> locals = new ArrayList<>();
    Set<Symbol> pointedTo = pointedTo(f);
    for (int i = 0; i < f.parameters().size(); i++) {
      Symbol p = f.parameters().get(i);
      Symbol own = p.copy(Symbol.Storage.AUTOMATIC);
      renamed.put(p, own);
      if (pointedTo.contains(p)) {
        locals.add(own);
      }
      out.add(new Instruction.Declare(own, at));
      out.add(new Instruction.Assign(new Expr.Variable(own), call.arguments().get(i), at));
    }
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Declare d && !renamed.containsKey(d.symbol())) {
        Symbol own = d.symbol().copy(d.symbol().storage());
        renamed.put(d.symbol(), own);
        if (pointedTo.contains(d.symbol())) {
          locals.add(own);
        }
      }
      if (i instanceof Instruction.Target t) {
        labels.put(t.label(), new Instruction.Label(t.label() + "@" + copies));
      }
    }
    Instruction.Label end = new Instruction.Label("returned@" + copies);
    for (Instruction i : f.body()) {
      step(i, call, renamed, labels, end, locals, out);
    }
    out.add(new Instruction.Target(end, at));
  }

  /** The end of a variable's life matters only if a pointer may point to it. */
  private static Set<Symbol> pointedTo(Function f) {
    Set<Symbol> found = new HashSet<>();
    for (Instruction i : f.body()) {
      for (Expr root : Instructions.expressions(i)) {
        Exprs.forEach(
            root,
            e -> {
              if (e instanceof Expr.AddressOf a) {
                Instructions.rootVariable(a.target()).ifPresent(found::add);
              }
            });
      }
    }
    return found;
  }

  private static void step(
      Instruction i,
      Instruction.Call call,
      Map<Symbol, Symbol> renamed,
      Map<Instruction.Label, Instruction.Label> labels,
      Instruction.Label end,
      List<Symbol> locals,
      List<Instruction> out) {
    switch (i) {
      case Instruction.Return(var value, Location at) -> {
        if (value.isPresent() && call.result().isPresent()) {
          Expr place = call.result().get();
          out.add(new Instruction.Assign(place, rename(value.get(), renamed), at));
        }
        locals.forEach(s -> out.add(new Instruction.Dead(s, at)));
        out.add(new Instruction.Goto(Exprs.TRUE, end, at));
      }
      case Instruction.Declare(Symbol s, Location at) ->
          out.add(new Instruction.Declare(renamed.get(s), at));
      case Instruction.Dead(Symbol s, Location at) ->
          out.add(new Instruction.Dead(renamed.getOrDefault(s, s), at));
      case Instruction.Target(Instruction.Label label, Location at) ->
          out.add(new Instruction.Target(labels.get(label), at));
      case Instruction.Goto(Expr condition, Instruction.Label label, Location at) ->
          out.add(new Instruction.Goto(rename(condition, renamed), labels.get(label), at));
      // What is allocated is named by its place: that of the call tells it from other copies.
      case Instruction.Allocate a ->
          out.add(
              new Instruction.Allocate(
                  rename(a.target(), renamed),
                  rename(a.size(), renamed),
                  a.elementType(),
                  a.lifetime(),
                  a.content(),
                  call.location()));
      case Instruction other ->
          out.add(Instructions.map(other, e -> rename(e, renamed), e -> rename(e, renamed)));
    }
  }

  private static Expr rename(Expr e, Map<Symbol, Symbol> renamed) {
    if (e instanceof Expr.Variable(Symbol s)) {
      Symbol own = renamed.get(s);
      return own == null ? e : new Expr.Variable(own);
    }
    return Exprs.children(e).isEmpty() ? e : Exprs.mapChildren(e, c -> rename(c, renamed));
  }
}
