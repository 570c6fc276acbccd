// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.code.Scope;
import kiki.lower.code.TreeWalk;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;
import kiki.util.Nested;

/**
 * Scopes and the jumps between them. Leaving a block ends the lifetime of its objects; a jump into
 * a block past declarations starts them without initialising (C11 6.2.4p6), so both get their
 * {@code Dead} and {@code Declare} instructions once the whole function is known.
 */
public final class Jumps {
  /** A place of the function, and the calls that leaving the scopes around it makes. */
  private record Point(
      Scope scope, List<Symbol> alive, SequencedSet<Symbol> arrays, Set<Expression> cleanups) {}

  private record Pending(int index, Point from) {}

  private final FunctionLowering f;
  private final Map<String, Instruction.Label> labels = new HashMap<>();
  private final Map<Instruction.Label, Point> placed = new HashMap<>();
  private final List<Pending> pending = new ArrayList<>();
  private final SequencedMap<String, Symbol> addresses = new LinkedHashMap<>();
  private Scope scope = new Scope(null);

  Jumps(FunctionLowering f) {
    this.f = f;
  }

  public void enter() {
    scope = new Scope(scope);
  }

  /** Leaves the innermost block at its end. */
  public void leave(Location end, boolean reachable) {
    if (reachable) {
      kill(scope.parent(), end);
    }
    scope = scope.parent();
  }

  public Scope scope() {
    return scope;
  }

  /** Ends the lifetime of everything declared inside {@code outer}, innermost first. */
  public void kill(Scope outer, Location at) {
    for (Scope s = scope; s != outer; s = s.parent()) {
      if (s.holdsAllocated() && isBlock(s)) {
        f.code().add(allocatedMeanwhile(at));
      }
      s.cleanups().reversed().values().forEach(f.expressions()::discard);
      for (Symbol symbol : s.declared().reversed()) {
        f.code().add(new Instruction.Dead(symbol, at));
      }
      s.arrays().reversed().forEach(array -> f.code().add(end(array, at)));
    }
  }

  private static Instruction end(Symbol array, Location at) {
    return new Instruction.Free(new Expr.Variable(array), Instruction.Lifetime.FUNCTION, at);
  }

  /** Whether it is a block inside of the function's body. */
  private static boolean isBlock(Scope s) {
    return s.parent() != null && s.parent().parent() != null;
  }

  /** {@code alloca} here: what it gives is gone where an array around it ends (GNU C). */
  public void noteAllocation() {
    for (Scope s = scope; s != null; s = s.parent()) {
      s.markAllocated();
    }
  }

  /** Whether a return from here calls functions for variables that end. */
  boolean cleansUp() {
    return !cleanups().isEmpty();
  }

  /** What is called on the way out of all scopes, in that order. */
  private SequencedSet<Expression> cleanups() {
    SequencedSet<Expression> calls = new LinkedHashSet<>();
    for (Scope s = scope; s != null; s = s.parent()) {
      calls.addAll(s.cleanups().reversed().values());
    }
    return calls;
  }

  private static Instruction allocatedMeanwhile(Location at) {
    return new Instruction.Unsupported(
        "memory from alloca that ends with a variable length array", at);
  }

  void declare(Symbol symbol, Location at) {
    scope.declare(symbol);
    f.code().add(new Instruction.Declare(symbol, at));
  }

  /** Finds the labels whose address is taken, which {@code goto *p} can jump to. */
  void collect(Statement body) {
    TreeWalk.expressions(
        body,
        e -> {
          if (e instanceof Expression.LabelAddress x) {
            addressSymbol(x.label(), x.location());
          }
        });
  }

  private Symbol addressSymbol(String label, Location at) {
    return addresses.computeIfAbsent(
        label, l -> f.linkage().labelAddress(f.code().function(), l, at));
  }

  Expr addressOf(Expression.LabelAddress x) {
    return Conversions.cast(
        address(addressSymbol(x.label(), x.location())), f.types().map(x.type()));
  }

  private static Expr address(Symbol symbol) {
    return new Expr.AddressOf(new Expr.Variable(symbol), new PointerType(symbol.type()));
  }

  Instruction.Label label(String name) {
    return labels.computeIfAbsent(name, Instruction.Label::written);
  }

  /** A label of the user's, here. */
  void place(Instruction.Label label, Location at) {
    f.code().place(label, at);
    placed.put(label, here());
  }

  private Point here() {
    return new Point(scope, alive(), arrays(), cleanups());
  }

  private SequencedSet<Symbol> arrays() {
    SequencedSet<Symbol> arrays = new LinkedHashSet<>();
    for (Scope s = scope; s != null; s = s.parent()) {
      arrays.addAll(s.arrays().reversed());
    }
    return arrays;
  }

  private List<Symbol> alive() {
    List<Symbol> alive = new ArrayList<>();
    for (Scope s = scope; s != null; s = s.parent()) {
      alive.addAll(s.declared());
    }
    return alive;
  }

  /** A jump to a place that may not have been lowered yet. */
  void jumpIf(Expr condition, Instruction.Label target, Location at) {
    pending.add(new Pending(f.code().instructions().size(), here()));
    f.code().add(new Instruction.Goto(condition, target, at));
  }

  /** {@code goto *p}: a case split over the labels whose address is taken. */
  void computed(Expr pointer, Location at) {
    Expr held = f.code().hold("target", pointer, at);
    addresses.forEach(
        (name, symbol) -> {
          Expr equal =
              Exprs.compare(
                  Expr.BinaryOp.EQUAL, held, Conversions.cast(address(symbol), held.type()));
          jumpIf(equal, label(name), at);
        });
    f.code().add(new Instruction.Unsupported("goto to an address that is no label's", at));
  }

  /** Inserts what lifetimes need before each jump. */
  void resolve() {
    List<Instruction> old = List.copyOf(f.code().instructions());
    List<Instruction> body = f.code().instructions();
    body.clear();
    int copied = 0;
    List<Instruction> trampolines = new ArrayList<>();
    for (Pending p : pending) {
      body.addAll(old.subList(copied, p.index()));
      copied = p.index() + 1;
      Instruction.Goto jump = (Instruction.Goto) old.get(p.index());
      List<Instruction> changes = changes(p.from(), jump);
      if (changes.isEmpty()) {
        body.add(jump);
      } else if (jump.isUnconditional()) {
        body.addAll(changes);
        body.add(jump);
      } else {
        Instruction.Label way = f.code().label("way");
        body.add(new Instruction.Goto(jump.condition(), way, jump.location()));
        trampolines.add(new Instruction.Target(way, jump.location()));
        trampolines.addAll(changes);
        trampolines.add(new Instruction.Goto(Exprs.TRUE, jump.target(), jump.location()));
      }
    }
    body.addAll(old.subList(copied, old.size()));
    body.addAll(trampolines);
  }

  private List<Instruction> changes(Point from, Instruction.Goto jump) {
    Point to = placed.get(jump.target());
    if (to == null) {
      throw new CError(jump.location(), "label '" + jump.target() + "' is not defined");
    }
    List<Instruction> changes = new ArrayList<>();
    changes.addAll(cleanups(from, to, jump.location()));
    Scope common = Nested.common(from.scope(), to.scope());
    Set<Symbol> kept = new LinkedHashSet<>();
    for (Scope s = common; s != null; s = s.parent()) {
      kept.addAll(s.declared());
    }
    for (Symbol symbol : from.alive()) {
      if (!kept.contains(symbol)) {
        changes.add(new Instruction.Dead(symbol, jump.location()));
      }
    }
    Set<Symbol> ended = new LinkedHashSet<>(from.arrays());
    ended.removeAll(to.arrays());
    for (Scope s = from.scope(); s != null; s = s.parent()) {
      if (s.holdsAllocated() && !Collections.disjoint(s.arrays(), ended)) {
        changes.add(allocatedMeanwhile(jump.location()));
      }
    }
    ended.forEach(array -> changes.add(end(array, jump.location())));
    Set<Symbol> alive = new LinkedHashSet<>(from.alive());
    alive.retainAll(kept);
    for (Symbol symbol : to.alive()) {
      if (!alive.contains(symbol)) {
        changes.add(new Instruction.Declare(symbol, jump.location()));
      }
    }
    return changes;
  }

  /** The calls of a jump out of the scopes of variables; gcc makes them on the way back, too. */
  private List<Instruction> cleanups(Point from, Point to, Location at) {
    if (!from.cleanups().containsAll(to.cleanups())) {
      throw CError.unsupported(at, "a jump into the scope of a variable with attribute 'cleanup'");
    }
    List<Instruction> body = f.code().instructions();
    int before = body.size();
    for (Expression call : from.cleanups()) {
      if (!to.cleanups().contains(call)) {
        f.expressions().discard(call);
      }
    }
    List<Instruction> added = body.subList(before, body.size());
    List<Instruction> calls = List.copyOf(added);
    added.clear();
    return calls;
  }
}
