// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * What a pointer that comes from nowhere may turn out to point to. An input, or what lies in
 * uninitialised memory, is any pointer. That it is one to a certain object matters where the
 * program asks for it: in comparisons of such a pointer with one whose targets are known, or, where
 * it becomes a number, in anything done with the addresses that are numbers. What lies in
 * uninitialised memory is taken to be no allocated object, since proofs about lists get harder.
 */
final class Guesses {
  private final Set<Expr.Binary> known = Collections.newSetFromMap(new IdentityHashMap<>());

  /** In the order of the program, which a set by identity does not keep. */
  private final List<Expr.Binary> comparisons = new ArrayList<>();

  private final Set<Expr.Cast> numbers = Collections.newSetFromMap(new IdentityHashMap<>());

  private PlaceSet guesses = PlaceSet.EMPTY;
  private PlaceSet named = PlaceSet.EMPTY;

  /** Notes a cast of a pointer to a number. */
  void seen(Expr.Cast c) {
    numbers.add(c);
  }

  /** Notes an operation of the program. */
  void seen(Expr.Binary b) {
    boolean isEquality = b.op() == Expr.BinaryOp.EQUAL || b.op() == Expr.BinaryOp.NOT_EQUAL;
    if (isEquality && b.left().type() instanceof PointerType && known.add(b)) {
      comparisons.add(b);
    }
  }

  /** What inputs may point to. */
  PlaceSet ofInputs() {
    return guesses;
  }

  /** What pointers that were never set may point to: variables and functions. */
  PlaceSet ofUnset() {
    return named;
  }

  /**
   * Looks at what was noted; says whether there are guesses.
   *
   * @param exposed the places whose addresses are numbers
   */
  boolean decide(Function<Expr, Set<Place>> targets, Set<Place> exposed, PlaceSets sets) {
    Set<Place> found = found(targets, exposed);
    guesses = sets.of(found);
    found.removeIf(p -> !(p.object() instanceof MemoryObject.Named));
    named = sets.of(found);
    return !guesses.isEmpty();
  }

  /** The places that pointers from nowhere are compared with. */
  private Set<Place> found(Function<Expr, Set<Place>> targets, Set<Place> exposed) {
    Set<Place> found = new LinkedHashSet<>();
    if (numbers.stream().anyMatch(c -> isFromNowhere(c.operand(), targets))) {
      found.addAll(exposed);
    }
    for (Expr.Binary b : comparisons) {
      if (isFromNowhere(b.left(), targets)) {
        found.addAll(targets.apply(b.right()));
      }
      if (isFromNowhere(b.right(), targets)) {
        found.addAll(targets.apply(b.left()));
      }
    }
    return found;
  }

  private static boolean isFromNowhere(Expr e, Function<Expr, Set<Place>> targets) {
    return isRead(e) && targets.apply(e).isEmpty();
  }

  /** Whether the value comes from memory; that of a constant is known. */
  private static boolean isRead(Expr e) {
    boolean[] read = {false};
    Exprs.forEach(
        e,
        part ->
            read[0] |=
                switch (part) {
                  case Expr.Variable _, Expr.Index _, Expr.Member _, Expr.Dereference _ -> true;
                  case Expr _ -> false;
                });
    return read[0];
  }

  /** Whether an object of the type can hold pointers as such. */
  static boolean holdsPointers(CType type) {
    return switch (type) {
      case PointerType _ -> true;
      case ArrayType a -> holdsPointers(a.element());
      case StructType s ->
          s.isComplete() && s.fields().stream().anyMatch(f -> holdsPointers(f.type()));
      case CType _ -> false;
    };
  }
}
