// SPDX-License-Identifier: Apache-2.0
package kiki.lower.verifier;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** CBMC's operations on whole arrays that library models cannot express. */
final class ArrayPrimitives {
  private ArrayPrimitives() {}

  /** {@code __CPROVER_array_set(p, v)}: all elements from {@code p} to the end of the object. */
  static void set(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    List<Expr> arguments = f.calls().arguments(call.arguments());
    Expr.Variable pointer = f.code().hold("array", arguments.get(0), at);
    Expr.Variable value = f.code().hold("element", arguments.get(1), at);
    CType element = ((PointerType) pointer.type()).target();
    IntType size = f.layout().sizeType();
    Expr.Variable count = f.code().hold("count", count(f, pointer, element), at);
    Expr.Variable i = f.code().hold("i", Exprs.zero(size), at);
    Instruction.Label head = f.code().label("each");
    Instruction.Label end = f.code().label("end");
    f.code().place(head, at);
    f.code().jumpIf(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, i, count), end, at);
    Expr place =
        new Expr.Dereference(
            new Expr.Binary(Expr.BinaryOp.POINTER_ADD, pointer, i, pointer.type()), element);
    f.code().assign(place, value, at);
    f.code().assign(i, Exprs.binary(Expr.BinaryOp.ADD, i, Exprs.integer(1, size)), at);
    f.code().jump(head, at);
    f.code().place(end, at);
  }

  private static Expr count(FunctionLowering f, Expr pointer, CType element) {
    IntType size = f.layout().sizeType();
    Expr whole = new Expr.PointerQuery(Expr.PointerAttribute.OBJECT_SIZE, pointer, size);
    Expr offset =
        Conversions.cast(
            new Expr.PointerQuery(
                Expr.PointerAttribute.OFFSET, pointer, f.layout().differenceType()),
            size);
    Expr rest = Exprs.binary(Expr.BinaryOp.SUBTRACT, whole, offset);
    return Exprs.binary(
        Expr.BinaryOp.DIVIDE, rest, Exprs.integer(f.layout().sizeOf(element), size));
  }
}
