// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;

/** GNU vectors: every operation on each element by itself, in the elements' own type. */
final class Vectors {
  private final Code code;

  Vectors(Code code) {
    this.code = code;
  }

  Expr arithmetic(Expr.BinaryOp op, Expr left, Expr right, StructType type, Location at) {
    Expr l = shared(left, at);
    Expr r = shared(right, at);
    CType element = PartTypes.part(type);
    boolean compares = op.kind() == Expr.BinaryOp.Kind.COMPARISON;
    return vector(
        type,
        i -> {
          Expr a = element(l, i);
          Expr b = element(r, i);
          return compares
              ? mask(Exprs.compare(op, a, b), (IntType) element)
              : new Expr.Binary(op, a, b, element);
        });
  }

  /** All bits set where the comparison holds. */
  private static Expr mask(Expr condition, IntType type) {
    return new Expr.Conditional(condition, Exprs.integer(-1, type), Exprs.integer(0, type), type);
  }

  Expr unary(Expr.UnaryOp op, Expr value, Location at) {
    Expr v = shared(value, at);
    StructType type = (StructType) value.type();
    return vector(type, i -> new Expr.Unary(op, element(v, i), PartTypes.part(type)));
  }

  /** A vector of equal elements. */
  Expr spread(Expr value, StructType type, Location at) {
    Expr held = Exprs.isConstant(value) ? value : code.hold("element", value, at);
    return vector(type, i -> held);
  }

  /** The same bytes as another type. */
  Expr reinterpret(Expr value, CType to, Location at) {
    if (value.type().equals(to)) {
      return value;
    }
    Expr.Variable held = code.hold("bits", value, at);
    Expr address = new Expr.AddressOf(held, new PointerType(held.type()));
    return new Expr.Dereference(Conversions.cast(address, new PointerType(to)), to);
  }

  /** {@code __builtin_convertvector}. */
  Expr convert(Expr value, StructType to, Location at) {
    Expr v = shared(value, at);
    return vector(to, i -> Conversions.cast(element(v, i), PartTypes.part(to)));
  }

  /** {@code __builtin_shuffle}: of an index only the bits that choose an element count. */
  Expr shuffle(List<Expr> operands, Location at) {
    Expr left = object(operands.getFirst(), at);
    Expr right = object(operands.get(operands.size() - 2), at);
    Expr mask = shared(operands.getLast(), at);
    int count = PartTypes.count((StructType) left.type());
    StructType type = (StructType) left.type();
    return vector(
        type,
        i -> {
          Expr index = element(mask, i);
          IntType integer = (IntType) index.type();
          Expr inside =
              Exprs.binary(Expr.BinaryOp.BIT_AND, index, Exprs.integer(count - 1L, integer));
          Expr high = Exprs.binary(Expr.BinaryOp.BIT_AND, index, Exprs.integer(count, integer));
          return operands.size() == 2
              ? element(left, inside)
              : new Expr.Conditional(
                  Conversions.truth(high),
                  element(right, inside),
                  element(left, inside),
                  PartTypes.part(type));
        });
  }

  /** {@code __builtin_shufflevector}: constants choose; -1 leaves an element open. */
  Expr shuffleConstants(
      List<Expression> arguments, List<Expr> vectors, StructType type, Location at) {
    Expr left = shared(vectors.getFirst(), at);
    Expr right = shared(vectors.getLast(), at);
    int count = PartTypes.count((StructType) left.type());
    return vector(
        type,
        i -> {
          int index = ((Expression.IntegerConstant) arguments.get(i + 2)).value().intValueExact();
          if (index < 0) {
            Expr.Variable open = code.temporary("open", PartTypes.part(type), at);
            InputOrigin source = InputOrigin.approximation("an element left open");
            code.add(new Instruction.Input(open, source, at));
            return open;
          }
          return index < count ? element(left, index) : element(right, index - count);
        });
  }

  private static Expr vector(StructType type, IntFunction<Expr> elements) {
    List<Expr> values = new ArrayList<>();
    for (int i = 0; i < PartTypes.count(type); i++) {
      values.add(elements.apply(i));
    }
    ArrayType array = (ArrayType) type.fields().getFirst().type();
    return new Expr.StructValue(type, List.of(new Expr.ArrayValue(array, values)));
  }

  private static Expr element(Expr vector, int index) {
    if (vector instanceof Expr.StructValue s
        && s.members().getFirst() instanceof Expr.ArrayValue(ArrayType t, List<Expr> values)) {
      return index < values.size() ? values.get(index) : Exprs.zero(t.element());
    }
    return element(vector, Exprs.integer(index, IntType.INT));
  }

  private static Expr element(Expr vector, Expr index) {
    return new Expr.Index(Exprs.member(vector, 0), index);
  }

  /** A vector whose elements may be mentioned more than once. */
  private Expr shared(Expr value, Location at) {
    boolean simple =
        value instanceof Expr.StructValue s
            && s.members().getFirst() instanceof Expr.ArrayValue a
            && a.elements().stream().allMatch(e -> Exprs.isConstant(e) || isTemporary(e));
    return simple ? value : object(value, at);
  }

  private static boolean isTemporary(Expr e) {
    return e instanceof Expr.Variable v && v.symbol().storage() == Symbol.Storage.TEMPORARY;
  }

  /** A vector whose elements a variable index may choose. */
  private Expr object(Expr value, Location at) {
    return value instanceof Expr.Variable ? value : code.hold("vector", value, at);
  }
}
