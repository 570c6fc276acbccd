// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.Set;
import java.util.TreeSet;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/** Finds the volatile objects that a program reads as if they were ordinary memory. */
public final class VolatileObjects {
  private final Set<String> found = new TreeSet<>();

  private VolatileObjects() {}

  /** As the program writes them; of a structure or array, the whole. */
  public static Set<String> readBy(Program program) {
    VolatileObjects walk = new VolatileObjects();
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (!i.location().isLibrary()) {
          Instructions.values(i).forEach(walk::value);
        }
      }
    }
    return walk.found;
  }

  private void value(Expr e) {
    if (e instanceof Expr.AddressOf a) {
      place(a.target());
    } else if (Exprs.isLvalue(e)) {
      if (isVolatile(e)) {
        found.add(ExprPrinter.printLine(whole(e)));
      }
      place(e);
    } else {
      Exprs.children(e).forEach(this::value);
    }
  }

  /** What is read on the way to an lvalue. */
  private void place(Expr lvalue) {
    switch (lvalue) {
      case Expr.Variable v -> {}
      case Expr.Member m -> place(m.base());
      case Expr.Index i -> {
        place(i.array());
        value(i.index());
      }
      case Expr.Dereference d -> value(d.pointer());
      case Expr other -> value(other);
    }
  }

  private static Expr whole(Expr lvalue) {
    Expr at = lvalue;
    while (at instanceof Expr.Index || at instanceof Expr.Member) {
      at = at instanceof Expr.Index i ? i.array() : ((Expr.Member) at).base();
    }
    return at instanceof Expr.Variable ? at : lvalue;
  }

  private static boolean isVolatile(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable v -> v.symbol().qualifiers().isVolatile();
      case Expr.Member(Expr base, StructType.Field field) ->
          field.qualifiers().isVolatile() || isVolatile(base);
      case Expr.Index(Expr array, Expr index) ->
          ((ArrayType) array.type()).elementQualifiers().isVolatile() || isVolatile(array);
      case Expr.Dereference d ->
          d.pointer().type() instanceof PointerType p && p.targetQualifiers().isVolatile();
      case Expr other -> false;
    };
  }
}
