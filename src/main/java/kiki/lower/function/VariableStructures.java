// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.lower.code.Conversions;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * GNU's structures with variable length arrays as members: where their members are is computed when
 * the program runs, from the counters that were set where the type was declared.
 */
final class VariableStructures {
  private final FunctionLowering f;

  VariableStructures(FunctionLowering f) {
    this.f = f;
  }

  /** A member of a structure that {@code structure} points to. */
  Expr member(Expr structure, StructType type, int index) {
    CType member = f.types().map(type.fields().get(index).valueType());
    Expr bytes = Conversions.cast(structure, Types.BYTE_POINTER);
    Expr offset = Conversions.cast(offset(type, index), f.layout().differenceType());
    Expr address = new Expr.Binary(Expr.BinaryOp.POINTER_ADD, bytes, offset, Types.BYTE_POINTER);
    return new Expr.Dereference(Conversions.cast(address, new PointerType(member)), member);
  }

  /** Of type {@code size_t}. */
  Expr size(StructType type) {
    List<StructType.Field> fields = type.fields();
    Expr end = Exprs.integer(0, f.layout().sizeType());
    for (int i = 0; i < fields.size(); i++) {
      Expr own = f.places().sizeOf(fields.get(i).type());
      end = type.isUnion() ? larger(end, own) : plus(offset(type, i), own);
    }
    return rounded(end, type.alignment());
  }

  private Expr offset(StructType type, int index) {
    StructType.Field field = type.fields().get(index);
    boolean constant =
        type.isUnion()
            || type.fields().subList(0, index).stream().noneMatch(b -> Types.isVariable(b.type()));
    if (constant) {
      return Exprs.integer(field.offset(), f.layout().sizeType());
    }
    StructType.Field before = type.fields().get(index - 1);
    Expr end = plus(offset(type, index - 1), f.places().sizeOf(before.type()));
    return rounded(end, type.memberAlignment(index));
  }

  private static Expr plus(Expr left, Expr right) {
    return Exprs.binary(Expr.BinaryOp.ADD, left, right);
  }

  private static Expr larger(Expr left, Expr right) {
    return new Expr.Conditional(
        Exprs.compare(Expr.BinaryOp.LESS, left, right), right, left, left.type());
  }

  private static Expr rounded(Expr bytes, int alignment) {
    IntType type = (IntType) bytes.type();
    Expr up = plus(bytes, Exprs.integer(alignment - 1L, type));
    return alignment == 1
        ? bytes
        : Exprs.binary(Expr.BinaryOp.BIT_AND, up, Exprs.integer(-alignment, type));
  }
}
