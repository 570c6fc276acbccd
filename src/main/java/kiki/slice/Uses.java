// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instructions;

/** What the values of expressions depend on. */
final class Uses {
  private final PointsTo pointsTo;
  private final Set<Symbol> locals = new LinkedHashSet<>();
  private final Set<MemoryObject> contents = new LinkedHashSet<>();
  private final Set<MemoryObject> lives = new LinkedHashSet<>();
  private final ArrayDeque<Expr> values = new ArrayDeque<>();
  private boolean wholeHeap;

  Uses(PointsTo pointsTo) {
    this.pointsTo = pointsTo;
  }

  /** Whether a variable is reached by its name only. */
  static boolean isPrivate(PointsTo pointsTo, Symbol symbol) {
    return !symbol.isStatic()
        && !symbol.isFunction()
        && !pointsTo.addressTaken().contains(new MemoryObject.Named(symbol));
  }

  /** Local variables that are reached by their name only and are read. */
  Set<Symbol> locals() {
    return locals;
  }

  /** Other objects that are read. */
  Set<MemoryObject> contents() {
    return contents;
  }

  /** Objects of which it matters whether they exist. */
  Set<MemoryObject> lives() {
    return lives;
  }

  /** Whether every allocation and every pointer matters. */
  boolean isWholeHeap() {
    return wholeHeap;
  }

  /** Adds what the value of an expression depends on. */
  Uses value(Expr e) {
    values.push(e);
    while (!values.isEmpty()) {
      visit(values.pop());
    }
    return this;
  }

  /** Adds what the place that an lvalue designates depends on. */
  Uses place(Expr lvalue) {
    address(lvalue);
    while (!values.isEmpty()) {
      visit(values.pop());
    }
    return this;
  }

  private void visit(Expr e) {
    switch (e) {
      case Expr.Variable _, Expr.Index _, Expr.Member _, Expr.Dereference _ -> {
        read(e);
        if (e.type() instanceof IntType) {
          alive(e);
        }
      }
      case Expr.AddressOf a -> address(a.target());
      case Expr.PointerPredicate p -> {
        Exprs.children(p).forEach(values::push);
        Set<MemoryObject> known = p.test() == Expr.PointerTest.IS_INITIALIZED ? contents : lives;
        pointsTo.of(p.pointer()).forEach(place -> known.add(place.object()));
      }
      case Expr.PointerQuery q -> {
        values.push(q.pointer());
        alive(q.pointer());
      }
      case Expr.Binary(var op, Expr left, Expr right, var type)
          when isComparison(op, left, right) -> {
        values.push(left);
        values.push(right);
        // Objects that are gone may be where others are.
        alive(left);
        alive(right);
      }
      case Expr.Cast(Expr pointer, IntType _) when pointer.type() instanceof PointerType -> {
        values.push(pointer);
        alive(pointer);
      }
      case Expr.HeapPredicate _ -> wholeHeap = true;
      case Expr other -> Exprs.children(other).forEach(values::push);
    }
  }

  /** It matters whether the objects live whose addresses an expression may have. */
  private void alive(Expr e) {
    pointsTo.of(e).forEach(place -> lives.add(place.object()));
  }

  /** Whether two pointers are compared of which none is just a null pointer. */
  private static boolean isComparison(Expr.BinaryOp op, Expr left, Expr right) {
    return op.kind() == Expr.BinaryOp.Kind.COMPARISON
        && left.type() instanceof PointerType
        && !(left instanceof Expr.NullPointer)
        && !(right instanceof Expr.NullPointer);
  }

  private void read(Expr lvalue) {
    Optional<Symbol> own =
        Instructions.rootVariable(lvalue).filter(root -> isPrivate(pointsTo, root));
    if (own.isPresent()) {
      locals.add(own.get());
    } else {
      for (Place p : pointsTo.addressesOf(lvalue)) {
        contents.add(p.object());
      }
    }
    address(lvalue);
  }

  private void address(Expr lvalue) {
    Expr at = lvalue;
    while (at instanceof Expr.Index || at instanceof Expr.Member) {
      if (at instanceof Expr.Index(Expr array, Expr index)) {
        values.push(index);
        at = array;
      } else {
        at = ((Expr.Member) at).base();
      }
    }
    switch (at) {
      case Expr.Variable(Symbol s) -> {
        if (!isPrivate(pointsTo, s)) {
          lives.add(new MemoryObject.Named(s));
        }
      }
      case Expr.Dereference d -> values.push(d.pointer());
      case Expr other -> values.push(other);
    }
  }
}
