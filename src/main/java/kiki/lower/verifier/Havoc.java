// SPDX-License-Identifier: Apache-2.0
package kiki.lower.verifier;

import java.util.List;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** Gives memory any content, byte by byte. */
final class Havoc {
  private Havoc() {}

  /** {@code size} bytes from {@code pointer} on, both evaluated already. */
  static void bytes(FunctionLowering f, Expr pointer, Expr size, Location at) {
    FunctionType signature =
        new FunctionType(
            VoidType.VOID,
            List.of(Types.VOID_POINTER, f.layout().sizeType()),
            FunctionType.Arity.FIXED);
    Symbol model = f.linkage().functionNamed("__kiki_havoc", signature).orElseThrow();
    List<Expr> arguments = List.of(Conversions.cast(pointer, Types.VOID_POINTER), size);
    f.code().add(new Instruction.Call(Exprs.functionAddress(model), arguments, at));
  }

  /** The whole object that {@code pointer} points into; nothing if there is none. */
  static void object(FunctionLowering f, Expr pointer, Location at) {
    PointerType bytes = new PointerType(IntType.UNSIGNED_CHAR);
    Expr offset =
        new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, pointer, f.layout().differenceType());
    Expr start =
        new Expr.Binary(
            Expr.BinaryOp.POINTER_SUBTRACT, Conversions.cast(pointer, bytes), offset, bytes);
    Expr size =
        new Expr.PointerQuery(Expr.PointerAttribute.OBJECT_SIZE, pointer, f.layout().sizeType());
    bytes(f, start, size, at);
  }
}
