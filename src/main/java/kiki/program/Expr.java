// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.util.ieee.IeeeFloat;

/**
 * A side-effect-free expression with a C type. Conditions of instructions have type {@link
 * IntType#BOOL}; so have all comparisons and predicates here (unlike in C, where they are {@code
 * int}: lowering casts). Operands of arithmetic have the type of the result, except shifts (the
 * amount has its own integer type) and pointer arithmetic.
 *
 * <p>Lvalues are {@link Variable}, {@link Index}, {@link Member}, {@link Dereference}. An lvalue
 * used as a value reads the object.
 */
public sealed interface Expr {
  CType type();

  record IntConstant(BigInteger value, IntType type) implements Expr {}

  record FloatConstant(IeeeFloat value, CType type) implements Expr {}

  record NullPointer(PointerType type) implements Expr {}

  /** All bytes zero, of any complete type: the initial value of a static object. */
  record Zero(CType type) implements Expr {}

  /** A structure value given member by member, in the order of the type's fields. */
  record StructValue(StructType type, List<Expr> members) implements Expr {}

  /** An array value: the listed elements first, zero after. */
  record ArrayValue(ArrayType type, List<Expr> elements) implements Expr {}

  /** A variable, never a variable length array; functions appear only under {@link AddressOf}. */
  record Variable(Symbol symbol) implements Expr {
    @Override
    public CType type() {
      return symbol.type();
    }
  }

  /** Element of an array lvalue; {@code index} is any integer type. */
  record Index(Expr array, Expr index) implements Expr {
    @Override
    public CType type() {
      return ((ArrayType) array.type()).element();
    }
  }

  record Member(Expr base, StructType.Field field) implements Expr {
    @Override
    public CType type() {
      return field.valueType();
    }
  }

  record Dereference(Expr pointer, CType type) implements Expr {}

  /** Address of an lvalue or of a function. */
  record AddressOf(Expr target, PointerType type) implements Expr {}

  record Unary(UnaryOp op, Expr operand, CType type) implements Expr {}

  record Binary(BinaryOp op, Expr left, Expr right, CType type) implements Expr {}

  /**
   * Conversion of a scalar. Integer to integer wraps; to BOOL compares with zero; float to integer
   * truncates (out of range: any value); pointer to integer and back as {@code ssa} documents.
   */
  record Cast(Expr operand, CType type) implements Expr {}

  /** Both branches are pure; neither is evaluated for its side effects. */
  record Conditional(Expr condition, Expr whenTrue, Expr whenFalse, CType type) implements Expr {}

  /**
   * Whether {@code op} on the integer operands leaves the range of the left operand's type: {@code
   * ADD, SUBTRACT, MULTIPLY, DIVIDE} ({@code INT_MIN / -1}; false for a zero divisor), {@code
   * SHIFT_LEFT} (the value times 2^amount as a mathematical integer; for a negative value or an
   * amount outside 0 .. width-1 false, as these are the business of other checks).
   */
  record Overflows(BinaryOp op, Expr left, Expr right) implements Expr {
    @Override
    public CType type() {
      return IntType.BOOL;
    }
  }

  /** A statement about the object a pointer points to; true or false for every pointer value. */
  record PointerPredicate(PointerTest test, Expr pointer, Optional<Expr> size) implements Expr {
    /** A test of the pointer alone. */
    public PointerPredicate(PointerTest test, Expr pointer) {
      this(test, pointer, Optional.empty());
    }

    public PointerPredicate(PointerTest test, Expr pointer, Expr size) {
      this(test, pointer, Optional.of(size));
    }

    @Override
    public CType type() {
      return IntType.BOOL;
    }
  }

  /** A statement about all heap objects at the point of evaluation. */
  record HeapPredicate(HeapTest test) implements Expr {
    @Override
    public CType type() {
      return IntType.BOOL;
    }
  }

  /** A number read off a pointer, of the data model's size_t or ptrdiff_t. */
  record PointerQuery(PointerAttribute attribute, Expr pointer, IntType type) implements Expr {}

  /** Fused multiply-add, in the type of the operands. */
  record FusedMultiplyAdd(Expr left, Expr right, Expr addend, CType type) implements Expr {}

  /**
   * A floating-point operation that rounds in the direction {@code mode}, an integer that {@link
   * Rounding} explains; the same operation outside this node rounds to nearest. Its operands are
   * the children of {@code operation}, which is no child itself: it has no value of its own.
   */
  record Rounded(Expr operation, Expr mode) implements Expr {
    @Override
    public CType type() {
      return operation.type();
    }
  }

  /** Operators on one operand. */
  enum UnaryOp {
    NEGATE(Kind.ARITHMETIC),
    BIT_NOT(Kind.BITWISE),
    NOT(Kind.LOGICAL),
    ABSOLUTE(Kind.ARITHMETIC),
    SQUARE_ROOT(Kind.ARITHMETIC),
    /** To an integer in the current direction: to nearest, but in {@link Rounded}. */
    ROUND_IN_MODE(Kind.ARITHMETIC),
    ROUND_NEAREST_EVEN(Kind.ARITHMETIC),
    ROUND_NEAREST_AWAY(Kind.ARITHMETIC),
    ROUND_UP(Kind.ARITHMETIC),
    ROUND_DOWN(Kind.ARITHMETIC),
    ROUND_TO_ZERO(Kind.ARITHMETIC),
    IS_NAN(Kind.CLASSIFICATION),
    IS_INFINITE(Kind.CLASSIFICATION),
    IS_NORMAL(Kind.CLASSIFICATION),
    IS_SUBNORMAL(Kind.CLASSIFICATION),
    IS_ZERO(Kind.CLASSIFICATION),
    SIGN_BIT(Kind.CLASSIFICATION),
    /** The bits of a float as an unsigned integer of its width, and back. */
    FLOAT_TO_BITS(Kind.IMAGE),
    BITS_TO_FLOAT(Kind.IMAGE);

    /** What the types of operand and result have to do with each other. */
    public enum Kind {
      /** Both have one arithmetic type; but for negation, a floating-point type. */
      ARITHMETIC,
      /** Both have one integer type. */
      BITWISE,
      /** On BOOL. */
      LOGICAL,
      /** On floats; result BOOL. */
      CLASSIFICATION,
      /** Between a float and an integer. */
      IMAGE
    }

    private final Kind kind;

    UnaryOp(Kind kind) {
      this.kind = kind;
    }

    public Kind kind() {
      return kind;
    }
  }

  /** Operators on two operands. Signedness and floatness come from the operands' type. */
  enum BinaryOp {
    ADD(Kind.ARITHMETIC),
    SUBTRACT(Kind.ARITHMETIC),
    MULTIPLY(Kind.ARITHMETIC),
    DIVIDE(Kind.ARITHMETIC),
    /** Integers as in C; floats as {@code fmod}. */
    REMAINDER(Kind.ARITHMETIC),
    /** {@code remainder()} of IEEE 754. */
    IEEE_REMAINDER(Kind.ARITHMETIC),
    SHIFT_LEFT(Kind.SHIFT),
    /** Arithmetic on signed operands. */
    SHIFT_RIGHT(Kind.SHIFT),
    BIT_AND(Kind.BITWISE),
    BIT_OR(Kind.BITWISE),
    BIT_XOR(Kind.BITWISE),
    EQUAL(Kind.COMPARISON),
    NOT_EQUAL(Kind.COMPARISON),
    LESS(Kind.COMPARISON),
    LESS_OR_EQUAL(Kind.COMPARISON),
    GREATER(Kind.COMPARISON),
    GREATER_OR_EQUAL(Kind.COMPARISON),
    AND(Kind.LOGICAL),
    OR(Kind.LOGICAL),
    IMPLIES(Kind.LOGICAL),
    /** pointer + integer elements of the pointer's target ({@code void} and functions: bytes). */
    POINTER_ADD(Kind.POINTER),
    POINTER_SUBTRACT(Kind.POINTER),
    /** In elements, of type ptrdiff_t. */
    POINTER_DIFFERENCE(Kind.POINTER),
    /** C's {@code fmin}, {@code fmax}. */
    MINIMUM(Kind.ARITHMETIC),
    MAXIMUM(Kind.ARITHMETIC);

    /** What the types of operands and result have to do with each other. */
    public enum Kind {
      /** All have one arithmetic type. */
      ARITHMETIC,
      /** The result has the type of the left operand, an integer. */
      SHIFT,
      /** All have one integer type. */
      BITWISE,
      /** On scalars of one type; result BOOL. */
      COMPARISON,
      /** On BOOL; the right operand is evaluated only where the left does not decide. */
      LOGICAL,
      /** The left operand is a pointer. */
      POINTER
    }

    private final Kind kind;

    BinaryOp(Kind kind) {
      this.kind = kind;
    }

    public Kind kind() {
      return kind;
    }
  }

  /** What {@link PointerPredicate} states; {@code size} is the access size in bytes. */
  enum PointerTest {
    IS_NULL,
    /** Neither null nor pointing to any object that ever existed. */
    IS_INVALID,
    /** Points into a heap object that was freed. */
    IS_DEALLOCATED,
    /** Points into a local variable whose scope was left. */
    IS_DEAD,
    /** Points into a heap object (live or freed). */
    IS_DYNAMIC,
    /** The offset is negative. */
    BELOW_OBJECT,
    /** offset + size exceeds the object's size (as mathematical integers). */
    ABOVE_OBJECT,
    /** {@code size} bytes from the pointer on are inside one object that is alive; no function. */
    IS_ACCESSIBLE,
    /** Points into the same object as the pointer {@code size}. */
    SAME_OBJECT,
    /** Points to a function. */
    IS_FUNCTION,
    /** Points into an object that must not be written (string literal, const object). */
    IS_READ_ONLY,
    /** All that a read of the pointer's target type gets has been written; has no meaning else. */
    IS_INITIALIZED
  }

  /** What {@link HeapPredicate} states. */
  enum HeapTest {
    /** Every heap object has been freed (SV-COMP's valid-memcleanup). */
    ALL_FREED,
    /**
     * Every heap object that is not freed can be reached by pointers (to any of its bytes) from a
     * static object or a live local (valid-memtrack). Implied by {@code ALL_FREED}.
     */
    ALL_REACHABLE
  }

  /** What {@link PointerQuery} reads. */
  enum PointerAttribute {
    OFFSET,
    OBJECT_SIZE,
    /** A number for the object, zero for null; equal numbers, same object. Else it says nothing. */
    OBJECT,
    /**
     * Where analyses represent the heap objects of some allocations together: a positive number
     * that tells in which order they were made. Else, and of other objects, zero.
     */
    SERIAL
  }
}
