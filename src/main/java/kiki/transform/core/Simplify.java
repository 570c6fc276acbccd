// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Folding;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * Folds constants and removes what has no effect on a value. The meaning is that of the expression
 * in every state, undefined behaviour included: a division by zero is never folded.
 */
public final class Simplify {
  private Simplify() {}

  public static Program run(Program program) {
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program.functions().forEach((s, f) -> functions.put(s, f.withBody(all(f.body()))));
    return program
        .withFunctions(functions)
        .withGlobals(program.globals(), all(program.initialization()));
  }

  private static List<Instruction> all(List<Instruction> body) {
    return body.stream().map(Simplify::instruction).toList();
  }

  private static Instruction instruction(Instruction i) {
    return Instructions.map(i, Simplify::expression, Simplify::place);
  }

  /** An equal expression, no larger. */
  public static Expr expression(Expr e) {
    Expr x =
        e instanceof Expr.AddressOf a ? addressOf(a) : Exprs.mapChildren(e, Simplify::expression);
    return switch (x) {
      case Expr.Unary u -> Folding.unary(u);
      case Expr.Binary b -> binary(b);
      case Expr.Cast c -> cast(c);
      case Expr.Conditional c -> conditional(c);
      case Expr.Overflows o -> Folding.overflows(o);
      case Expr.PointerPredicate p -> predicate(p);
      case Expr.Dereference(Expr.AddressOf(Expr target, PointerType t), CType type)
          when target.type().equals(type) ->
          target;
      case Expr.Member(Expr.StructValue v, StructType.Field f) when !v.type().isUnion() ->
          v.members().get(v.type().fields().indexOf(f));
      case Expr other -> other;
    };
  }

  /** Inside an lvalue only indices and pointers are values. */
  private static Expr place(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable v -> v;
      case Expr.Member(Expr base, StructType.Field f) -> new Expr.Member(place(base), f);
      case Expr.Index(Expr array, Expr index) -> new Expr.Index(place(array), expression(index));
      case Expr.Dereference(Expr pointer, CType type) -> {
        Expr p = expression(pointer);
        yield p instanceof Expr.AddressOf a && a.target().type().equals(type)
            ? a.target()
            : new Expr.Dereference(p, type);
      }
      case Expr other -> expression(other);
    };
  }

  private static Expr addressOf(Expr.AddressOf a) {
    Expr target = place(a.target());
    return target instanceof Expr.Dereference d && Exprs.sameType(d.pointer().type(), a.type())
        ? d.pointer()
        : new Expr.AddressOf(target, a.type());
  }

  private static Expr binary(Expr.Binary b) {
    return switch (b.op()) {
      case AND -> Exprs.and(b.left(), b.right());
      case OR -> Exprs.or(b.left(), b.right());
      case IMPLIES ->
          Exprs.isTrue(b.left())
              ? b.right()
              : Exprs.isFalse(b.left()) || Exprs.isTrue(b.right()) ? Exprs.TRUE : b;
      case ADD, SUBTRACT -> isIntegerZero(b.right()) ? b.left() : Folding.binary(b);
      case MULTIPLY -> isIntegerOne(b.right()) ? b.left() : Folding.binary(b);
      case POINTER_ADD, POINTER_SUBTRACT -> isIntegerZero(b.right()) ? b.left() : b;
      case EQUAL, NOT_EQUAL -> equality(b);
      case DIVIDE,
          REMAINDER,
          IEEE_REMAINDER,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          BIT_AND,
          BIT_OR,
          BIT_XOR,
          LESS,
          LESS_OR_EQUAL,
          GREATER,
          GREATER_OR_EQUAL,
          POINTER_DIFFERENCE,
          MINIMUM,
          MAXIMUM ->
          Folding.binary(b);
    };
  }

  private static boolean isIntegerZero(Expr e) {
    return e instanceof Expr.IntConstant c && c.value().signum() == 0;
  }

  private static boolean isIntegerOne(Expr e) {
    return e instanceof Expr.IntConstant c && c.value().equals(BigInteger.ONE);
  }

  private static Expr equality(Expr.Binary b) {
    boolean onEqual = b.op() == Expr.BinaryOp.EQUAL;
    if (b.left() instanceof Expr.NullPointer && b.right() instanceof Expr.NullPointer) {
      return truth(onEqual);
    }
    boolean objectAndNull =
        isObjectAddress(b.left()) && b.right() instanceof Expr.NullPointer
            || b.left() instanceof Expr.NullPointer && isObjectAddress(b.right());
    if (objectAndNull) {
      return truth(!onEqual);
    }
    if (b.left() instanceof Expr.AddressOf(Expr.Variable(Symbol f), PointerType t)
        && b.right() instanceof Expr.AddressOf(Expr.Variable(Symbol g), PointerType u)
        && (f == g || f.storage() != Symbol.Storage.STRING_LITERAL)) {
      return truth((f == g) == onEqual);
    }
    Expr known = boolEquality(b, onEqual);
    return known == null ? Folding.binary(b) : known;
  }

  /** {@code (int) c != 0} is c, for a truth value c; null if this is no such comparison. */
  private static Expr boolEquality(Expr.Binary b, boolean onEqual) {
    if (b.left() instanceof Expr.Cast(Expr inner, IntType t)
        && inner.type().equals(IntType.BOOL)
        && b.right() instanceof Expr.IntConstant c) {
      if (c.value().signum() == 0) {
        return onEqual ? Exprs.not(inner) : inner;
      }
      if (c.value().equals(BigInteger.ONE)) {
        return onEqual ? inner : Exprs.not(inner);
      }
    }
    return null;
  }

  private static boolean isObjectAddress(Expr e) {
    return e instanceof Expr.AddressOf a && Instructions.rootVariable(a.target()).isPresent()
        ? !(a.target() instanceof Expr.Index)
        : e instanceof Expr.Cast(Expr inner, PointerType t) && isObjectAddress(inner);
  }

  private static Expr truth(boolean value) {
    return value ? Exprs.TRUE : Exprs.FALSE;
  }

  private static Expr cast(Expr.Cast c) {
    if (Exprs.sameType(c.operand().type(), c.type())) {
      return c.operand();
    }
    if (c.operand() instanceof Expr.Cast(Expr inner, IntType middle)
        && c.type() instanceof IntType to
        && inner.type() instanceof IntType from
        && !to.isBool()
        && !middle.isBool()
        && middle.width() >= to.width()) {
      return from.equals(to) ? inner : new Expr.Cast(inner, to);
    }
    return Folding.cast(c);
  }

  private static Expr conditional(Expr.Conditional c) {
    if (Exprs.isTrue(c.condition())) {
      return c.whenTrue();
    }
    if (Exprs.isFalse(c.condition())) {
      return c.whenFalse();
    }
    return c.whenTrue().equals(c.whenFalse()) ? c.whenTrue() : c;
  }

  /** What is known about the address of a variable. */
  private static Expr predicate(Expr.PointerPredicate p) {
    Expr pointer = p.pointer();
    while (pointer instanceof Expr.Cast(Expr inner, PointerType t)
        && inner.type() instanceof PointerType) {
      pointer = inner;
    }
    if (pointer instanceof Expr.NullPointer) {
      return switch (p.test()) {
        case IS_NULL -> Exprs.TRUE;
        case IS_INVALID,
            IS_DEALLOCATED,
            IS_DEAD,
            IS_DYNAMIC,
            IS_FUNCTION,
            IS_READ_ONLY,
            IS_ACCESSIBLE ->
            Exprs.FALSE;
        case IS_INITIALIZED -> Exprs.TRUE;
        case BELOW_OBJECT, ABOVE_OBJECT, SAME_OBJECT -> p;
      };
    }
    if (!(pointer instanceof Expr.AddressOf(Expr.Variable(Symbol s), PointerType t))
        || s.isFunction()) {
      return p;
    }
    return switch (p.test()) {
      case IS_NULL, IS_INVALID, IS_DEALLOCATED, IS_DYNAMIC, IS_FUNCTION, BELOW_OBJECT ->
          Exprs.FALSE;
      case IS_READ_ONLY -> truth(s.isReadOnly());
      case IS_DEAD -> s.isStatic() ? Exprs.FALSE : p;
      case IS_INITIALIZED -> s.isStatic() ? Exprs.TRUE : p;
      case ABOVE_OBJECT, SAME_OBJECT, IS_ACCESSIBLE -> p;
    };
  }
}
