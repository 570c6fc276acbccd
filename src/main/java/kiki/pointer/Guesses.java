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
 * program asks for it: in comparisons of such a pointer with one whose targets are known. Variables
 * and functions only, since these do not depend on the unwinding.
 */
final class Guesses {
  private final Set<Expr.Binary> known = Collections.newSetFromMap(new IdentityHashMap<>());

  /** In the order of the program, which a set by identity does not keep. */
  private final List<Expr.Binary> comparisons = new ArrayList<>();

  /** Notes an operation of the program. */
  void seen(Expr.Binary b) {
    boolean isEquality = b.op() == Expr.BinaryOp.EQUAL || b.op() == Expr.BinaryOp.NOT_EQUAL;
    if (isEquality && b.left().type() instanceof PointerType && known.add(b)) {
      comparisons.add(b);
    }
  }

  /** The places that pointers from nowhere are compared with. */
  Set<Place> found(Function<Expr, Set<Place>> targets) {
    Set<Place> found = new LinkedHashSet<>();
    for (Expr.Binary b : comparisons) {
      Set<Place> left = targets.apply(b.left());
      Set<Place> right = targets.apply(b.right());
      if (left.isEmpty() && isRead(b.left())) {
        found.addAll(right);
      }
      if (right.isEmpty() && isRead(b.right())) {
        found.addAll(left);
      }
    }
    found.removeIf(p -> !(p.object() instanceof MemoryObject.Named));
    return found;
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
