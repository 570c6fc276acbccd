// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.link.JumpPlaces;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/**
 * Makes jumps between functions ordinary control flow: a function that a jump leaves returns, and
 * whoever called it goes to the place that is wanted, if that is its own, or returns as well.
 */
final class JumpUnwinding {
  private final JumpPlaces places;
  private final Symbol start;
  private final Set<Symbol> jumping = new LinkedHashSet<>();

  private JumpUnwinding(JumpPlaces places, Symbol start) {
    this.places = places;
    this.start = start;
  }

  /** The functions with what jumps need; the same ones if there are no jumps. */
  static Map<Symbol, Function> run(
      Map<Symbol, Function> functions, JumpPlaces places, Symbol start) {
    if (!places.hasJumps()) {
      return functions;
    }
    JumpUnwinding unwinding = new JumpUnwinding(places, start);
    while (functions.values().stream().anyMatch(unwinding::noteJumping)) {
      // Until no caller is left.
    }
    Map<Symbol, Function> all = new LinkedHashMap<>();
    functions.forEach((s, f) -> all.put(s, unwinding.jumping.contains(s) ? unwinding.in(f) : f));
    return all;
  }

  private boolean noteJumping(Function f) {
    return f.body().stream().anyMatch(i -> places.isJump(i) || mayJump(i))
        && jumping.add(f.symbol());
  }

  /** A call through a pointer may be one of any function. */
  private boolean mayJump(Instruction i) {
    return i instanceof Instruction.Call c
        && Exprs.calledFunction(c.function()).map(jumping::contains).orElse(true);
  }

  private Function in(Function f) {
    List<Instruction> body = new ArrayList<>();
    List<Instruction> declarations = new ArrayList<>();
    for (JumpPlaces.Place p : places.of(f.symbol())) {
      declarations.add(new Instruction.Declare(p.number().symbol(), Location.NONE));
      declarations.add(
          new Instruction.Assign(p.number(), Exprs.zero(p.number().type()), Location.NONE));
    }
    Set<Symbol> numbers = new HashSet<>();
    places.of(f.symbol()).forEach(p -> numbers.add(p.number().symbol()));
    for (int at = 0; at < f.body().size(); at++) {
      Instruction i = f.body().get(at);
      if (mayJump(i)) {
        call((Instruction.Call) i, f, at, body, declarations);
      } else if (!(i instanceof Instruction.Declare d && numbers.contains(d.symbol()))) {
        body.add(i);
      }
      if (places.isJump(i)) {
        arrive(f, at, i.location(), body);
      }
    }
    declarations.addAll(body);
    return f.withBody(declarations);
  }

  /** The result is given only if the call comes back. */
  private void call(
      Instruction.Call call,
      Function f,
      int index,
      List<Instruction> out,
      List<Instruction> declarations) {
    Location at = call.location();
    Optional<Expr> held = call.result().map(r -> temporary(r.type(), f, at, declarations));
    out.add(new Instruction.Call(held, call.function(), call.arguments(), at));
    Instruction.Label back = new Instruction.Label("comes_back");
    Expr wanted = places.wanted();
    out.add(new Instruction.Goto(equal(wanted, Exprs.zero(wanted.type())), back, at));
    arrive(f, index, at, out);
    out.add(new Instruction.Target(back, at));
    held.ifPresent(h -> out.add(new Instruction.Assign(call.result().get(), h, at)));
  }

  private static Expr temporary(
      CType type, Function f, Location at, List<Instruction> declarations) {
    Symbol symbol =
        new Symbol(
            "returned$jump" + declarations.size(),
            type,
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            f.name(),
            at);
    symbol.mark(Symbol.Trait.ADDED);
    declarations.add(new Instruction.Declare(symbol, at));
    return new Expr.Variable(symbol);
  }

  /** Goes to the place that is wanted, or leaves the function. */
  private void arrive(Function f, int index, Location at, List<Instruction> out) {
    for (JumpPlaces.Place p : places.of(f.symbol())) {
      Instruction.Label other = new Instruction.Label("other_place");
      out.add(new Instruction.Goto(Exprs.not(equal(places.wanted(), p.number())), other, at));
      Expr none = Exprs.zero(places.wanted().type());
      out.add(new Instruction.Assign(places.wanted(), none, at));
      int place = position(f, p);
      declared(f, place, index).forEach(s -> out.add(new Instruction.Dead(s, at)));
      for (Symbol s : changed(f, place)) {
        InputOrigin origin = InputOrigin.approximation(s.name() + " after a jump");
        out.add(new Instruction.Input(new Expr.Variable(s), origin, at));
      }
      out.add(new Instruction.Assign(p.result(), places.value(), at));
      out.add(new Instruction.Goto(Exprs.TRUE, p.label(), at));
      out.add(new Instruction.Target(other, at));
    }
    if (f.symbol() == start) {
      out.add(new Instruction.Unsupported("a jump to a function that has returned", at));
    }
    CType type = f.resultType();
    out.add(
        new Instruction.Return(
            type instanceof VoidType ? Optional.empty() : Optional.of(Exprs.zero(type)), at));
  }

  private static Expr equal(Expr a, Expr b) {
    return Exprs.compare(Expr.BinaryOp.EQUAL, a, b);
  }

  private static int position(Function f, JumpPlaces.Place p) {
    for (int i = 0; i < f.body().size(); i++) {
      if (f.body().get(i) instanceof Instruction.Target t && t.label() == p.label()) {
        return i;
      }
    }
    throw new IllegalArgumentException("a place that is not in " + f.name());
  }

  /** The locals of blocks that a jump leaves. */
  private static List<Symbol> declared(Function f, int from, int until) {
    List<Symbol> found = new ArrayList<>();
    for (int i = from; i < until; i++) {
      if (f.body().get(i) instanceof Instruction.Declare d
          && d.symbol().storage() == Symbol.Storage.AUTOMATIC) {
        found.add(d.symbol());
      }
    }
    return found;
  }

  /**
   * The locals that are there and may have been changed since: what they hold is open unless they
   * are volatile (C11 7.13.2.1p3).
   */
  private static Set<Symbol> changed(Function f, int place) {
    Set<Symbol> there = new LinkedHashSet<>(f.parameters());
    for (int i = 0; i <= place; i++) {
      if (f.body().get(i) instanceof Instruction.Declare d) {
        there.add(d.symbol());
      }
    }
    Set<Symbol> changed = new LinkedHashSet<>();
    for (Instruction i : reachable(f, place)) {
      Instructions.target(i)
          .flatMap(Instructions::rootVariable)
          .filter(there::contains)
          .filter(s -> s.storage() == Symbol.Storage.AUTOMATIC && !s.qualifiers().isVolatile())
          .ifPresent(changed::add);
    }
    return changed;
  }

  /** What may be executed after the instruction at a position. */
  private static List<Instruction> reachable(Function f, int position) {
    ControlFlow flow = ControlFlow.of(f.body());
    ControlFlow.Block first = flow.blockAt(position);
    List<Instruction> found = new ArrayList<>(f.body().subList(position, first.end()));
    Set<Integer> seen = new LinkedHashSet<>(first.successors());
    List<Integer> work = new ArrayList<>(seen);
    for (int i = 0; i < work.size(); i++) {
      ControlFlow.Block block = flow.block(work.get(i));
      found.addAll(f.body().subList(block.first(), block.end()));
      block.successors().stream().filter(seen::add).forEach(work::add);
    }
    return found;
  }
}
