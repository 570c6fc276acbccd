// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigInteger;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;

/** Addresses in constant expressions: absolute ones as numbers, others as address constants. */
public final class AddressFolder {
  private final Folder folder;
  private final Layout layout;

  public AddressFolder(Folder folder, Layout layout) {
    this.folder = folder;
    this.layout = layout;
  }

  Expression pointer(BigInteger address, Expression e) {
    return new Expression.IntegerConstant(layout.sizeType().wrap(address), e.type(), e.location());
  }

  /** The absolute address of an lvalue. */
  Optional<BigInteger> of(Expression lvalue) {
    return switch (lvalue) {
      case Expression.Dereference d -> folder.integer(d.pointer());
      case Expression.Member m -> {
        boolean variable = m.base().type() instanceof StructType s && s.isVariable();
        Optional<BigInteger> base = variable ? Optional.empty() : of(m.base());
        yield base.map(address -> address.add(BigInteger.valueOf(m.field().offset())));
      }
      case Expression.Index i -> {
        Optional<BigInteger> base =
            i.base().type() instanceof ArrayType ? of(i.base()) : folder.integer(i.base());
        yield base.flatMap(
            address ->
                folder
                    .integer(i.index())
                    .filter(_ -> isSized(i.type()))
                    .map(index -> address.add(scaled(index, i.type()))));
      }
      default -> Optional.empty();
    };
  }

  private static boolean isSized(CType type) {
    return Layout.hasConstantSize(type) || type instanceof VoidType || type instanceof FunctionType;
  }

  private BigInteger scaled(BigInteger count, CType element) {
    return count.multiply(BigInteger.valueOf(layout.sizeOf(element)));
  }

  Optional<Expression> moved(Expression.Binary e, BigInteger base, BigInteger by) {
    CType element = ((PointerType) e.type()).target();
    return isSized(element)
        ? Optional.of(pointer(base.add(scaled(by, element)), e))
        : Optional.empty();
  }

  Optional<Expression> difference(Expression.Binary e, BigInteger left, BigInteger right) {
    CType element = ((PointerType) e.left().type()).target();
    if (!isSized(element) || layout.sizeOf(element) == 0) {
      return Optional.empty();
    }
    BigInteger bytes = layout.differenceType().wrap(left.subtract(right));
    return Optional.of(
        new Expression.IntegerConstant(
            bytes.divide(BigInteger.valueOf(layout.sizeOf(element))), e.type(), e.location()));
  }

  /** Whether a value may initialise an object of static storage (C11 6.6p7). */
  public boolean isStaticValue(Expression e) {
    if (folder.fold(e).isPresent()) {
      return true;
    }
    return switch (e) {
      case Expression.Decay d -> isStaticPlace(d.operand());
      case Expression.AddressOf a -> isStaticPlace(a.operand());
      case Expression.LabelAddress l -> true;
      case Expression.Cast c -> isStaticValue(c.operand());
      case Expression.Unary u -> isStaticValue(u.operand());
      case Expression.Binary b -> isStaticValue(b.left()) && isStaticValue(b.right());
      case Expression.Logical l -> isStaticValue(l.left()) && isStaticValue(l.right());
      case Expression.Conditional c ->
          isStaticValue(c.condition())
              && c.whenTrue().map(this::isStaticValue).orElse(true)
              && isStaticValue(c.whenFalse());
      case Expression.CompoundLiteral c -> c.symbol().isStatic();
      case Expression.Builtin b when b.name().equals("__builtin_complex") ->
          b.arguments().stream().allMatch(this::isStaticValue);
      // gcc reads constant variables whose initialiser it has seen.
      case Expression.Reference r -> r.symbol().isStatic() && r.symbol().qualifiers().isConst();
      case Expression.Member m -> isConstantObject(m);
      case Expression.Index i -> isConstantObject(i);
      default -> false;
    };
  }

  /** Whether all values of an initialiser may initialise an object of static storage. */
  public boolean isStatic(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Single s -> isStaticValue(s.value());
      case Initializer.Text t -> true;
      case Initializer.Elements e -> e.entries().stream().allMatch(x -> isStatic(x.value()));
      case Initializer.Members m -> m.entries().stream().allMatch(x -> isStatic(x.value()));
    };
  }

  private boolean isConstantObject(Expression e) {
    return Lvalues.isLvalue(e)
        && (Lvalues.qualifiers(e).isConst() || isOfLiteral(e))
        && !(e.type() instanceof StructType)
        && isStaticPlace(e);
  }

  /** {@code "text"[i]}, which gcc takes for a constant. */
  private static boolean isOfLiteral(Expression e) {
    return e instanceof Expression.Index i
        && (i.base() instanceof Expression.Decay d ? d.operand() : i.base())
            instanceof Expression.StringLiteral;
  }

  private boolean isStaticPlace(Expression e) {
    return switch (e) {
      case Expression.Reference r ->
          r.symbol().isFunction()
              || r.symbol().isStatic() && !r.symbol().has(Symbol.Trait.THREAD_LOCAL);
      case Expression.StringLiteral s -> true;
      case Expression.CompoundLiteral c -> c.symbol().isStatic();
      case Expression.Member m -> isStaticPlace(m.base());
      case Expression.Index i ->
          folder.fold(i.index()).isPresent()
              && (i.base().type() instanceof ArrayType
                  ? isStaticPlace(i.base())
                  : isStaticValue(i.base()));
      case Expression.Dereference d -> isStaticValue(d.pointer());
      default -> false;
    };
  }
}
