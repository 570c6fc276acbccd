// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.tree;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;

/**
 * A typed expression. Operands already have the type the operator works on: integer promotions,
 * usual arithmetic conversions, array and function decay and conversions on assignment are
 * explicit.
 */
public sealed interface Expression {
  /** Never qualified; for lvalues the type of the object designated. */
  CType type();

  Location location();

  record IntegerConstant(BigInteger value, CType type, Location location) implements Expression {}

  record FloatConstant(IeeeFloat value, CType type, Location location) implements Expression {}

  /** The array object behind a string literal, an lvalue; equal literals may share a symbol. */
  record StringLiteral(Symbol symbol, CType type, Location location) implements Expression {}

  /** A variable (lvalue) or function designator. */
  record Reference(Symbol symbol, CType type, Location location) implements Expression {}

  record Unary(UnaryOperator operator, Expression operand, CType type, Location location)
      implements Expression {}

  record Binary(
      BinaryOperator operator, Expression left, Expression right, CType type, Location location)
      implements Expression {}

  /** {@code a && b}, {@code a || b}; operands are scalars, the type is {@code int}. */
  record Logical(
      LogicalOperator operator, Expression left, Expression right, CType type, Location location)
      implements Expression {}

  /** Conversion of a value; to {@code void} it discards. */
  record Cast(Expression operand, CType type, CastKind kind, Location location)
      implements Expression {}

  /** Array lvalue to pointer to first element, or function designator to function pointer. */
  record Decay(Expression operand, PointerType type, Location location) implements Expression {}

  record AddressOf(Expression operand, PointerType type, Location location) implements Expression {}

  record Dereference(Expression pointer, CType type, Location location) implements Expression {}

  /**
   * {@code base[index]}: {@code base} is an lvalue of array type (not decayed) or a pointer value;
   * {@code index} an integer after promotion.
   */
  record Index(Expression base, Expression index, CType type, Location location)
      implements Expression {}

  /** {@code base.field}; {@code p->f} is {@code (*p).f}. */
  record Member(Expression base, StructType.Field field, CType type, Location location)
      implements Expression {}

  /** {@code target = value}; the value has the target's type. */
  record Assign(Expression target, Expression value, CType type, Location location)
      implements Expression {}

  /**
   * {@code target op= value}: computes {@code (computationType) target op value} and converts back.
   * For shifts {@code value} has its own promoted type; for pointers the operator is {@code
   * POINTER_ADD} or {@code POINTER_SUBTRACT}.
   */
  record CompoundAssign(
      BinaryOperator operator,
      Expression target,
      Expression value,
      CType computationType,
      CType type,
      Location location)
      implements Expression {}

  /** {@code ++x, x++, --x, x--}, on arithmetic and pointer lvalues. */
  record Step(StepOperator operator, Expression target, CType type, Location location)
      implements Expression {}

  /** {@code c ? a : b}; GNU's {@code c ?: b} has no {@code whenTrue}. */
  record Conditional(
      Expression condition,
      Optional<Expression> whenTrue,
      Expression whenFalse,
      CType type,
      Location location)
      implements Expression {}

  record Comma(Expression left, Expression right, CType type, Location location)
      implements Expression {}

  /** A call through a function pointer value (usually the decay of a designator). */
  record Call(Expression function, List<Expression> arguments, CType type, Location location)
      implements Expression {}

  /**
   * A compiler builtin that is not an ordinary function, by name. Variants of one builtin for
   * several types have one name, the operand's type tells them apart: {@code __builtin_clz, ctz,
   * popcount, parity, ffs, clrsb} (of any integer), {@code __builtin_add_overflow, sub_overflow,
   * mul_overflow} (two integers and a pointer; with {@code _p} a value whose type counts), {@code
   * __builtin_isnan, isinf, isinf_sign, isfinite, isnormal, signbit, fpclassify} and {@code
   * isgreater, isgreaterequal, isless, islessequal, islessgreater, isunordered}. The others are
   * {@code __builtin_expect, expect_with_probability, unreachable, trap, prefetch, assume_aligned,
   * bswap16, bswap32, bswap64, bswap128, frame_address, return_address, extract_return_addr,
   * va_start, va_end, va_copy} (of lvalues that point to the next argument); and gcc's {@code
   * __sync_} and {@code __atomic_} functions without a size in their name: a pointer to the object,
   * values of its type, flags of type {@code int}. Where the object is a pointer, what is added is
   * a number of bytes of type {@code ptrdiff_t}.
   */
  record Builtin(String name, List<Expression> arguments, CType type, Location location)
      implements Expression {}

  /** CBMC's {@code __CPROVER_forall { T i; c }} and {@code __CPROVER_exists}. */
  record Quantified(
      Quantifier quantifier, Symbol variable, Expression condition, CType type, Location location)
      implements Expression {}

  /** {@code va_arg(list, type)}; {@code list} is the lvalue that points to the next argument. */
  record VariadicArgument(Expression list, CType type, Location location) implements Expression {}

  /** {@code (T){...}}: an unnamed object, of automatic or (at file scope) static storage. */
  record CompoundLiteral(Symbol symbol, Initializer initializer, CType type, Location location)
      implements Expression {}

  /** GNU {@code ({ ... })}; the value is that of the last expression statement, if any. */
  record StatementExpression(Statement.Block body, CType type, Location location)
      implements Expression {}

  /** {@code sizeof} of a type whose size is only known at run time. */
  record VariableSize(CType measured, CType type, Location location) implements Expression {}

  /** GNU {@code &&label}. */
  record LabelAddress(String label, CType type, Location location) implements Expression {}

  /** Operators on one operand. */
  enum UnaryOperator {
    NEGATE,
    BIT_NOT,
    /** {@code !x}, type {@code int}. */
    LOGICAL_NOT
  }

  /** Operators on two operands, both always evaluated. */
  enum BinaryOperator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    BIT_AND,
    BIT_OR,
    BIT_XOR,
    EQUAL,
    NOT_EQUAL,
    LESS,
    LESS_OR_EQUAL,
    GREATER,
    GREATER_OR_EQUAL,
    /** pointer + integer (pointer first). */
    POINTER_ADD,
    /** pointer - integer. */
    POINTER_SUBTRACT,
    /** pointer - pointer, in elements, of type ptrdiff_t. */
    POINTER_DIFFERENCE
  }

  /** For how many values a condition is to hold. */
  enum Quantifier {
    FORALL,
    EXISTS;

    /** What the negation of one says. */
    public Quantifier dual() {
      return this == FORALL ? EXISTS : FORALL;
    }

    public String word() {
      return this == FORALL ? "forall" : "exists";
    }
  }

  /** Short-circuit operators. */
  enum LogicalOperator {
    AND,
    OR
  }

  /** Increment and decrement. */
  enum StepOperator {
    PRE_INCREMENT,
    PRE_DECREMENT,
    POST_INCREMENT,
    POST_DECREMENT
  }

  /** Whether the user wrote the conversion. */
  enum CastKind {
    EXPLICIT,
    IMPLICIT
  }
}
