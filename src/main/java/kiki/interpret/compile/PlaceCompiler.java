// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.interpret.machine.Codes.ImageCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Expr;

/** Compiles lvalues, addresses and sizes. */
final class PlaceCompiler {
  private final Layout layout;
  private final ExprCompiler.Symbols symbols;
  private final ExprCompiler expressions;

  PlaceCompiler(Layout layout, ExprCompiler.Symbols symbols, ExprCompiler expressions) {
    this.layout = layout;
    this.symbols = symbols;
    this.expressions = expressions;
  }

  PlaceCode place(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable(Symbol symbol) -> PlaceCode.of(symbols.variable(symbol));
      case Expr.Dereference(Expr pointer, CType type) -> PlaceCode.at(expressions.narrow(pointer));
      case Expr.Index(Expr array, Expr index) -> element(place(array), array.type(), index);
      case Expr.Member(Expr base, StructType.Field field) -> member(place(base), field);
      case Expr.IntConstant e -> value(e);
      case Expr.FloatConstant e -> value(e);
      case Expr.NullPointer e -> value(e);
      case Expr.Zero e -> value(e);
      case Expr.StructValue e -> value(e);
      case Expr.ArrayValue e -> value(e);
      case Expr.AddressOf e -> value(e);
      case Expr.Unary e -> value(e);
      case Expr.Binary e -> value(e);
      case Expr.Cast e -> value(e);
      case Expr.Conditional e -> value(e);
      case Expr.Overflows e -> value(e);
      case Expr.PointerPredicate e -> value(e);
      case Expr.HeapPredicate h -> value(h);
      case Expr.PointerQuery e -> value(e);
      case Expr.FusedMultiplyAdd e -> value(e);
      case Expr.Rounded e -> value(e);
    };
  }

  /** Part of an aggregate that is no object: it is computed and then looked into. */
  private PlaceCode value(Expr e) {
    ImageCode image = expressions.image(e);
    return PlaceCode.of(image::eval);
  }

  static PlaceCode member(PlaceCode base, StructType.Field field) {
    return base.plus(PlaceCode.Bits.firstByte(field)).withBits(PlaceCode.Bits.of(field));
  }

  private PlaceCode element(PlaceCode array, CType arrayType, Expr index) {
    ArrayType type = (ArrayType) arrayType;
    if (index instanceof Expr.IntConstant(BigInteger value, var t)
        && Layout.hasConstantSize(type.element())
        && value.bitLength() < 32) {
      PlaceCode place = array.plus(value.longValue() * layout.sizeOf(type.element()));
      boolean within =
          type.length() instanceof ArrayType.Fixed(long count)
              && value.signum() >= 0
              && value.longValue() < count;
      return within ? place : place.unchecked();
    }
    LongCode position = expressions.integer(index);
    if (Layout.hasConstantSize(type.element())) {
      long size = layout.sizeOf(type.element());
      return array.plus(m -> position.eval(m) * size);
    }
    LongCode size = size(type.element());
    return array.plus(m -> position.eval(m) * size.eval(m));
  }

  /** The address of an lvalue or function; leaves the object in {@link Machine#provenance}. */
  LongCode address(Expr target) {
    if (target instanceof Expr.Variable(Symbol symbol) && symbol.isFunction()) {
      MemoryBlock function = symbols.function(symbol);
      return m -> {
        m.provenance = function;
        return function.base();
      };
    }
    noteAddressed(target);
    PlaceCode place = place(target);
    long mask = layout.pointerWidth() == 64 ? -1L : 0xffff_ffffL;
    return m -> {
      place.locate(m);
      m.provenance = m.block;
      return (m.block == null ? m.offset : m.block.base() + m.offset) & mask;
    };
  }

  /** Tells the variable whose address escapes, if it is one. */
  private void noteAddressed(Expr lvalue) {
    Expr root = lvalue;
    while (!(root instanceof Expr.Variable)) {
      if (root instanceof Expr.Index(Expr array, Expr index)) {
        root = array;
      } else if (root instanceof Expr.Member(Expr base, StructType.Field field)) {
        root = base;
      } else {
        return;
      }
    }
    symbols.addressed(((Expr.Variable) root).symbol());
  }

  /** The size of a type in bytes, computed where it has a variable length. */
  LongCode size(CType type) {
    if (type instanceof ArrayType(CType element, var q, ArrayType.Variable(Symbol count))) {
      LongCode inner = size(element);
      LongCode number = expressions.narrow(new Expr.Variable(count));
      return m -> number.eval(m) * inner.eval(m);
    }
    if (type instanceof ArrayType(CType element, var q, ArrayType.Fixed(long count))
        && !Layout.hasConstantSize(element)) {
      LongCode inner = size(element);
      return m -> count * inner.eval(m);
    }
    long size = layout.sizeOf(type);
    return m -> size;
  }
}
