// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VariadicList;
import kiki.lower.code.Conversions;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/**
 * Variable arguments. A call stores the arguments after the named ones in an object of its own,
 * each in a slot of a multiple of 16 bytes, and passes its address as one more argument; a {@code
 * va_list} holds a pointer to the next slot, its cursor, which is what the typed tree names.
 */
public final class Variadics {
  private static final int SLOT = 16;

  private final FunctionLowering f;
  private Symbol hidden;

  Variadics(FunctionLowering f) {
    this.f = f;
  }

  Symbol hiddenParameter(Location at) {
    hidden =
        new Symbol(
            "va_arguments",
            Types.VOID_POINTER,
            Qualifiers.NONE,
            Symbol.Storage.PARAMETER,
            f.code().function(),
            at);
    return hidden;
  }

  /** The address of a new object with the extra arguments. */
  Expr pack(List<Expr> arguments, Location at) {
    if (arguments.isEmpty()) {
      return new Expr.NullPointer(Types.VOID_POINTER);
    }
    StructType type = new StructType(StructType.Kind.STRUCT, "va_arguments");
    List<StructType.Field> fields = new ArrayList<>();
    long offset = 0;
    for (Expr a : arguments) {
      fields.add(
          new StructType.Field("a" + fields.size(), a.type(), Qualifiers.NONE, offset, 0, -1));
      offset += slotSize(a.type());
    }
    type.complete(fields, offset, SLOT);
    Expr object = f.code().hold("variadic", new Expr.StructValue(type, arguments), at);
    return Conversions.cast(new Expr.AddressOf(object, new PointerType(type)), Types.VOID_POINTER);
  }

  private long slotSize(CType type) {
    return (f.layout().sizeOf(type) + SLOT - 1) / SLOT * SLOT;
  }

  /** {@code va_start(list, last)}. */
  public void start(Expression list, Location at) {
    if (hidden == null) {
      throw new CError(at, "va_start in a function without variable arguments");
    }
    Expr cursor = f.places().lvalue(list);
    f.code().assign(cursor, Conversions.cast(new Expr.Variable(hidden), cursor.type()), at);
  }

  /** {@code va_copy(to, from)}. */
  public void copy(Expression to, Expression from, Location at) {
    Expr target = f.places().lvalue(to);
    f.code().assign(target, f.expressions().value(from), at);
  }

  /** {@code va_arg(list, type)}: reads a slot and moves on. */
  Expr next(Expression.VariadicArgument x) {
    Expr list = f.assignments().stablePlace(f.places().lvalue(x.list()), List.of(), x.location());
    CType type = f.types().map(x.type());
    Expr current = f.code().hold("argument", list, x.location());
    f.code().assign(list, Conversions.cast(after(current, type), list.type()), x.location());
    return slot(current, type);
  }

  /** The value in the slot that a list is at: given as a {@code va_list} or as its cursor. */
  public Expr slot(Expr list, CType type) {
    return new Expr.Dereference(Conversions.cast(cursor(list), new PointerType(type)), type);
  }

  /** The cursor behind the slot of a value of that type. */
  public Expr after(Expr list, CType type) {
    return new Expr.Binary(
        Expr.BinaryOp.POINTER_ADD,
        Conversions.cast(cursor(list), Types.BYTE_POINTER),
        Exprs.integer(slotSize(type), f.layout().differenceType()),
        Types.BYTE_POINTER);
  }

  private static Expr cursor(Expr list) {
    return VariadicList.isPointer(list.type())
        ? new Expr.Member(new Expr.Dereference(list, VariadicList.structure()), VariadicList.next())
        : list;
  }
}
