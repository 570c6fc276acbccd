// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Construction helpers for {@link Expr}. */
public final class Exprs {
  public static final Expr TRUE = new Expr.IntConstant(BigInteger.ONE, IntType.BOOL);
  public static final Expr FALSE = new Expr.IntConstant(BigInteger.ZERO, IntType.BOOL);

  private Exprs() {}

  public static boolean isTrue(Expr e) {
    return e instanceof Expr.IntConstant c && c.type().isBool() && c.value().signum() != 0;
  }

  public static boolean isFalse(Expr e) {
    return e instanceof Expr.IntConstant c && c.type().isBool() && c.value().signum() == 0;
  }

  public static Expr not(Expr e) {
    if (isTrue(e)) {
      return FALSE;
    }
    if (isFalse(e)) {
      return TRUE;
    }
    if (e instanceof Expr.Unary u && u.op() == Expr.UnaryOp.NOT) {
      return u.operand();
    }
    return new Expr.Unary(Expr.UnaryOp.NOT, e, IntType.BOOL);
  }

  public static Expr and(Expr a, Expr b) {
    if (isTrue(a) || isFalse(b)) {
      return b;
    }
    if (isTrue(b) || isFalse(a)) {
      return a;
    }
    return new Expr.Binary(Expr.BinaryOp.AND, a, b, IntType.BOOL);
  }

  public static Expr or(Expr a, Expr b) {
    if (isFalse(a) || isTrue(b)) {
      return b;
    }
    if (isFalse(b) || isTrue(a)) {
      return a;
    }
    return new Expr.Binary(Expr.BinaryOp.OR, a, b, IntType.BOOL);
  }

  public static Expr integer(long value, IntType type) {
    return new Expr.IntConstant(type.wrap(BigInteger.valueOf(value)), type);
  }

  /** The direct subexpressions, in evaluation order. */
  public static List<Expr> children(Expr e) {
    return switch (e) {
      case Expr.IntConstant c -> List.of();
      case Expr.FloatConstant c -> List.of();
      case Expr.NullPointer n -> List.of();
      case Expr.Zero z -> List.of();
      case Expr.StructValue v -> v.members();
      case Expr.ArrayValue v -> v.elements();
      case Expr.Variable v -> List.of();
      case Expr.Index i -> List.of(i.array(), i.index());
      case Expr.Member m -> List.of(m.base());
      case Expr.Dereference d -> List.of(d.pointer());
      case Expr.AddressOf a -> List.of(a.target());
      case Expr.Unary u -> List.of(u.operand());
      case Expr.Binary b -> List.of(b.left(), b.right());
      case Expr.Cast c -> List.of(c.operand());
      case Expr.Conditional c -> List.of(c.condition(), c.whenTrue(), c.whenFalse());
      case Expr.Overflows o -> List.of(o.left(), o.right());
      case Expr.PointerPredicate p ->
          p.size().map(s -> List.of(p.pointer(), s)).orElse(List.of(p.pointer()));
      case Expr.HeapPredicate h -> List.of();
      case Expr.PointerQuery q -> List.of(q.pointer());
      case Expr.FusedMultiplyAdd f -> List.of(f.left(), f.right(), f.addend());
      case Expr.Rounded(Expr operation, Expr mode) -> {
        List<Expr> all = new ArrayList<>(children(operation));
        all.add(mode);
        yield all;
      }
    };
  }

  /** The same expression with {@code f} applied to each direct subexpression. */
  public static Expr mapChildren(Expr e, UnaryOperator<Expr> f) {
    return switch (e) {
      case Expr.IntConstant c -> c;
      case Expr.FloatConstant c -> c;
      case Expr.NullPointer n -> n;
      case Expr.Zero z -> z;
      case Expr.StructValue(StructType t, List<Expr> members) ->
          new Expr.StructValue(t, members.stream().map(f).toList());
      case Expr.ArrayValue(ArrayType t, List<Expr> elements) ->
          new Expr.ArrayValue(t, elements.stream().map(f).toList());
      case Expr.Variable v -> v;
      case Expr.Index(Expr array, Expr index) -> new Expr.Index(f.apply(array), f.apply(index));
      case Expr.Member(Expr base, StructType.Field field) -> new Expr.Member(f.apply(base), field);
      case Expr.Dereference(Expr p, CType t) -> new Expr.Dereference(f.apply(p), t);
      case Expr.AddressOf(Expr target, PointerType t) -> new Expr.AddressOf(f.apply(target), t);
      case Expr.Unary(Expr.UnaryOp op, Expr a, CType t) -> new Expr.Unary(op, f.apply(a), t);
      case Expr.Binary(Expr.BinaryOp op, Expr a, Expr b, CType t) ->
          new Expr.Binary(op, f.apply(a), f.apply(b), t);
      case Expr.Cast(Expr a, CType t) -> new Expr.Cast(f.apply(a), t);
      case Expr.Conditional(Expr c, Expr a, Expr b, CType t) ->
          new Expr.Conditional(f.apply(c), f.apply(a), f.apply(b), t);
      case Expr.Overflows(Expr.BinaryOp op, Expr a, Expr b) ->
          new Expr.Overflows(op, f.apply(a), f.apply(b));
      case Expr.PointerPredicate(Expr.PointerTest test, Expr p, Optional<Expr> size) ->
          new Expr.PointerPredicate(test, f.apply(p), size.map(f));
      case Expr.HeapPredicate h -> h;
      case Expr.PointerQuery(Expr.PointerAttribute attribute, Expr p, IntType t) ->
          new Expr.PointerQuery(attribute, f.apply(p), t);
      case Expr.FusedMultiplyAdd(Expr a, Expr b, Expr c, CType t) ->
          new Expr.FusedMultiplyAdd(f.apply(a), f.apply(b), f.apply(c), t);
      case Expr.Rounded(Expr operation, Expr mode) ->
          new Expr.Rounded(mapChildren(operation, f), f.apply(mode));
    };
  }

  /** Calls {@code action} on every subexpression of {@code root} and on itself, in no set order. */
  public static void forEach(Expr root, Consumer<Expr> action) {
    ArrayDeque<Expr> work = new ArrayDeque<>();
    work.push(root);
    while (!work.isEmpty()) {
      Expr e = work.pop();
      action.accept(e);
      children(e).forEach(work::push);
    }
  }

  /** Whether the expression designates an object: its root is a variable or a dereference. */
  public static boolean isLvalue(Expr e) {
    Expr at = e;
    while (at instanceof Expr.Index || at instanceof Expr.Member) {
      at = at instanceof Expr.Index i ? i.array() : ((Expr.Member) at).base();
    }
    return at instanceof Expr.Variable || at instanceof Expr.Dereference;
  }

  public static boolean isConstant(Expr e) {
    return e instanceof Expr.IntConstant
        || e instanceof Expr.FloatConstant
        || e instanceof Expr.NullPointer
        || e instanceof Expr.Zero;
  }

  /** Zero of a scalar type, as a constant. */
  public static Expr zero(CType type) {
    return switch (type) {
      case IntType i -> new Expr.IntConstant(BigInteger.ZERO, i);
      case FloatType f -> new Expr.FloatConstant(IeeeFloat.zero(f.format(), Sign.POSITIVE), f);
      case PointerType p -> new Expr.NullPointer(p);
      case ArrayType a -> new Expr.Zero(a);
      case StructType s -> new Expr.Zero(s);
      case VoidType v -> throw new IllegalArgumentException("no zero of type void");
      case FunctionType f -> throw new IllegalArgumentException("no zero of type " + f);
    };
  }

  public static Expr binary(Expr.BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, left.type());
  }

  public static Expr compare(Expr.BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, IntType.BOOL);
  }

  /** The member at an index of a structure's list. */
  public static Expr member(Expr structure, int index) {
    return new Expr.Member(structure, ((StructType) structure.type()).fields().get(index));
  }

  /** The address of a function, as calls name it. */
  public static Expr functionAddress(Symbol function) {
    return new Expr.AddressOf(new Expr.Variable(function), new PointerType(function.type()));
  }

  /** The function whose address this is. */
  public static Optional<Symbol> calledFunction(Expr e) {
    return e instanceof Expr.AddressOf(Expr.Variable(Symbol f), PointerType t) && f.isFunction()
        ? Optional.of(f)
        : Optional.empty();
  }

  /**
   * That a value without side effects is one of some integers, in order: runs of them are ranges.
   */
  public static Expr isOneOf(Expr value, List<BigInteger> sorted) {
    IntType type = (IntType) value.type();
    Expr result = FALSE;
    int start = 0;
    for (int i = 0; i < sorted.size(); i++) {
      BigInteger next = sorted.get(i).add(BigInteger.ONE);
      if (i + 1 == sorted.size() || !sorted.get(i + 1).equals(next)) {
        Expr least = new Expr.IntConstant(sorted.get(start), type);
        Expr most = new Expr.IntConstant(sorted.get(i), type);
        Expr among =
            start == i
                ? compare(Expr.BinaryOp.EQUAL, value, least)
                : and(
                    compare(Expr.BinaryOp.GREATER_OR_EQUAL, value, least),
                    compare(Expr.BinaryOp.LESS_OR_EQUAL, value, most));
        result = or(result, among);
        start = i + 1;
      }
    }
    return result;
  }

  /** Whether two types are the same but for the qualifiers behind pointers. */
  public static boolean sameType(CType a, CType b) {
    if (a.equals(b)) {
      return true;
    }
    return switch (a) {
      case PointerType p -> b instanceof PointerType q && sameType(p.target(), q.target());
      case ArrayType x ->
          b instanceof ArrayType y
              && x.length().equals(y.length())
              && sameType(x.element(), y.element());
      case FunctionType f -> b instanceof FunctionType g && sameSignature(f, g);
      case IntType i -> false;
      case FloatType f -> false;
      case StructType s -> false;
      case VoidType v -> false;
    };
  }

  private static boolean sameSignature(FunctionType f, FunctionType g) {
    boolean same =
        f.arity() == g.arity()
            && f.parameters().size() == g.parameters().size()
            && sameType(f.result(), g.result());
    for (int i = 0; same && i < f.parameters().size(); i++) {
      same = sameType(f.parameters().get(i), g.parameters().get(i));
    }
    return same;
  }
}
