// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.lower.link.Linkage;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Arithmetic on complex numbers, part by part, as gcc computes it (ADR 24). A real operand has no
 * imaginary part (C11 G.5.1): it is one {@link Expr} of the parts' type.
 */
final class Complexes {
  private record Pair(Expr real, Expr imaginary) {}

  private final Linkage linkage;
  private final Code code;

  Complexes(Linkage linkage, Code code) {
    this.linkage = linkage;
    this.code = code;
  }

  Expr arithmetic(BinaryOperator op, Expr left, Expr right, Location at) {
    boolean realLeft = !PartTypes.isComplex(left.type());
    boolean realRight = !PartTypes.isComplex(right.type());
    StructType type = (StructType) (realLeft ? right.type() : left.type());
    return switch (op) {
      case ADD -> sum(Expr.BinaryOp.ADD, left, right, type, at);
      case SUBTRACT -> sum(Expr.BinaryOp.SUBTRACT, left, right, type, at);
      case MULTIPLY ->
          realLeft || realRight
              ? scaled(Expr.BinaryOp.MULTIPLY, left, right, type, at)
              : product(left, right, type, at);
      case DIVIDE ->
          realRight
              ? scaled(Expr.BinaryOp.DIVIDE, left, right, type, at)
              : quotient(left, right, type, at);
      default -> throw new IllegalArgumentException("no operator on complex numbers: " + op);
    };
  }

  private Expr sum(Expr.BinaryOp op, Expr left, Expr right, StructType type, Location at) {
    if (!PartTypes.isComplex(left.type())) {
      Pair r = pair(right, at);
      Expr imaginary = op == Expr.BinaryOp.ADD ? r.imaginary : negated(r.imaginary);
      return value(type, Exprs.binary(op, left, r.real), imaginary);
    }
    Pair l = pair(left, at);
    if (!PartTypes.isComplex(right.type())) {
      return value(type, Exprs.binary(op, l.real, right), l.imaginary);
    }
    Pair r = pair(right, at);
    return value(
        type, Exprs.binary(op, l.real, r.real), Exprs.binary(op, l.imaginary, r.imaginary));
  }

  /** Both parts by a real number. */
  private Expr scaled(Expr.BinaryOp op, Expr left, Expr right, StructType type, Location at) {
    if (!PartTypes.isComplex(left.type())) {
      Expr factor = shared(left, at);
      Pair r = pair(right, at);
      return value(type, Exprs.binary(op, factor, r.real), Exprs.binary(op, factor, r.imaginary));
    }
    Pair l = pair(left, at);
    Expr by = shared(right, at);
    return value(type, Exprs.binary(op, l.real, by), Exprs.binary(op, l.imaginary, by));
  }

  /** Where both parts come out as NaN, infinities are recovered (C11 G.5.1p6). */
  private Expr product(Expr left, Expr right, StructType type, Location at) {
    Pair l = sharedPair(left, at);
    Pair r = sharedPair(right, at);
    Expr real =
        Exprs.binary(
            Expr.BinaryOp.SUBTRACT, times(l.real, r.real), times(l.imaginary, r.imaginary));
    Expr imaginary =
        Exprs.binary(Expr.BinaryOp.ADD, times(l.real, r.imaginary), times(l.imaginary, r.real));
    if (!(PartTypes.part(type) instanceof FloatType part)) {
      return value(type, real, imaginary);
    }
    Expr.Variable result = code.hold("product", value(type, real, imaginary), at);
    Instruction.Label end = code.label("end");
    Expr number =
        new Expr.Binary(
            Expr.BinaryOp.OR,
            Exprs.not(isNan(Exprs.member(result, 0))),
            Exprs.not(isNan(Exprs.member(result, 1))),
            IntType.BOOL);
    code.jumpIf(number, end, at);
    call(result, "__mul" + mode(part) + "c3", l, r, at);
    code.place(end, at);
    return result;
  }

  private static Expr times(Expr left, Expr right) {
    return Exprs.binary(Expr.BinaryOp.MULTIPLY, left, right);
  }

  private static Expr isNan(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.IS_NAN, e, IntType.BOOL);
  }

  private Expr quotient(Expr left, Expr right, StructType type, Location at) {
    Pair l = sharedPair(left, at);
    Pair r = sharedPair(right, at);
    Expr.Variable result = code.temporary("quotient", type, at);
    if (PartTypes.part(type) instanceof FloatType part) {
      call(result, "__div" + mode(part) + "c3", l, r, at);
    } else {
      integerQuotient(result, l, r, at);
    }
    return result;
  }

  /** Compilers agree on GNU's complex integers where a part of the divisor is zero only. */
  private void integerQuotient(Expr.Variable result, Pair l, Pair r, Location at) {
    StructType type = (StructType) result.type();
    Instruction.Label notReal = code.label("imaginary");
    Instruction.Label mixed = code.label("mixed");
    Instruction.Label end = code.label("end");
    code.jumpIf(Conversions.truth(r.imaginary), notReal, at);
    code.assign(result, value(type, over(l.real, r.real), over(l.imaginary, r.real)), at);
    code.jump(end, at);
    code.place(notReal, at);
    code.jumpIf(Conversions.truth(r.real), mixed, at);
    code.assign(
        result,
        value(type, over(l.imaginary, r.imaginary), over(negated(l.real), r.imaginary)),
        at);
    code.jump(end, at);
    code.place(mixed, at);
    code.add(
        new Instruction.Input(
            result, InputOrigin.approximation("a quotient of complex integers"), at));
    code.place(end, at);
  }

  private static Expr over(Expr left, Expr right) {
    return Exprs.binary(Expr.BinaryOp.DIVIDE, left, right);
  }

  /** How libgcc names the floating types. */
  private static String mode(FloatType part) {
    return switch (part.kind()) {
      case FLOAT16 -> "h";
      case FLOAT -> "s";
      case DOUBLE -> "d";
      case LONG_DOUBLE -> "x";
      case FLOAT128 -> "t";
    };
  }

  private void call(Expr.Variable result, String name, Pair l, Pair r, Location at) {
    CType part = PartTypes.part(result.type());
    FunctionType type =
        new FunctionType(result.type(), Collections.nCopies(4, part), FunctionType.Arity.FIXED);
    Symbol function =
        linkage
            .functionNamed(name, type)
            .orElseThrow(() -> new IllegalStateException("no model of " + name));
    code.add(
        new Instruction.Call(
            Optional.of(result),
            Exprs.functionAddress(function),
            List.of(l.real, l.imaginary, r.real, r.imaginary),
            at));
  }

  Expr negate(Expr value, Location at) {
    Pair p = pair(value, at);
    return value((StructType) value.type(), negated(p.real), negated(p.imaginary));
  }

  /** GNU {@code ~z}. */
  Expr conjugate(Expr value, Location at) {
    Pair p = pair(value, at);
    return value((StructType) value.type(), p.real, negated(p.imaginary));
  }

  private static Expr negated(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.NEGATE, e, e.type());
  }

  /** Of type BOOL. */
  Expr equal(Expr left, Expr right, Location at) {
    Pair l = pair(left, at);
    Pair r = pair(right, at);
    return new Expr.Binary(
        Expr.BinaryOp.AND,
        Exprs.compare(Expr.BinaryOp.EQUAL, l.real, r.real),
        Exprs.compare(Expr.BinaryOp.EQUAL, l.imaginary, r.imaginary),
        IntType.BOOL);
  }

  /** Conversions from and to complex types (C11 6.3.1.2, 6.3.1.6, 6.3.1.7). */
  Expr convert(Expr value, CType to, Location at) {
    if (!PartTypes.isComplex(value.type())) {
      CType part = PartTypes.part(to);
      return value((StructType) to, Conversions.cast(value, part), Exprs.zero(part));
    }
    Pair p = pair(value, at);
    if (to instanceof IntType i && i.isBool()) {
      return new Expr.Binary(
          Expr.BinaryOp.OR,
          Conversions.truth(p.real),
          Conversions.truth(p.imaginary),
          IntType.BOOL);
    }
    if (!(to instanceof StructType type)) {
      return Conversions.cast(p.real, to);
    }
    CType part = PartTypes.part(to);
    return value(type, Conversions.cast(p.real, part), Conversions.cast(p.imaginary, part));
  }

  static Expr value(StructType type, Expr real, Expr imaginary) {
    return new Expr.StructValue(type, List.of(real, imaginary));
  }

  private Pair pair(Expr value, Location at) {
    if (value instanceof Expr.StructValue s) {
      return new Pair(s.members().getFirst(), s.members().getLast());
    }
    Expr place = Exprs.isLvalue(value) ? value : code.hold("complex", value, at);
    return new Pair(Exprs.member(place, 0), Exprs.member(place, 1));
  }

  /** Parts that may be mentioned more than once. */
  private Pair sharedPair(Expr value, Location at) {
    Pair p = pair(value, at);
    return new Pair(shared(p.real, at), shared(p.imaginary, at));
  }

  private Expr shared(Expr e, Location at) {
    boolean simple =
        Exprs.isConstant(e)
            || e instanceof Expr.Variable
            || e instanceof Expr.Member m && m.base() instanceof Expr.Variable;
    return simple ? e : code.hold("part", e, at);
  }
}
