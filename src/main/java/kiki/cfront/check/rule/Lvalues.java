// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;

/** Which expressions designate objects, and how qualified these are (C11 6.3.2.1). */
public final class Lvalues {
  private Lvalues() {}

  public static boolean isLvalue(Expression e) {
    return switch (e) {
      case Expression.StringLiteral s -> true;
      case Expression.Reference r -> !(r.type() instanceof FunctionType);
      case Expression.Dereference d -> !(d.type() instanceof FunctionType);
      case Expression.CompoundLiteral c -> true;
      case Expression.Index i -> i.base().type() instanceof PointerType || isLvalue(i.base());
      case Expression.Member m -> isLvalue(m.base());
      default -> false;
    };
  }

  /** The qualifiers of the object an lvalue designates; none for other expressions. */
  public static Qualifiers qualifiers(Expression e) {
    return switch (e) {
      case Expression.Reference r -> r.symbol().qualifiers();
      case Expression.CompoundLiteral c -> c.symbol().qualifiers();
      case Expression.Dereference d -> targetQualifiers(d.pointer().type());
      case Expression.Index i ->
          i.base().type() instanceof ArrayType a
              ? a.elementQualifiers().union(qualifiers(i.base()))
              : targetQualifiers(i.base().type());
      case Expression.Member m -> m.field().qualifiers().union(qualifiers(m.base()));
      default -> Qualifiers.NONE;
    };
  }

  private static Qualifiers targetQualifiers(CType type) {
    return type instanceof PointerType p ? p.targetQualifiers() : Qualifiers.NONE;
  }

  /** Why an expression cannot be assigned to; empty if it can. */
  public static Optional<String> whyNotModifiable(Expression e) {
    if (!isLvalue(e)) {
      return Optional.of("the expression is not an lvalue");
    }
    if (e.type() instanceof ArrayType) {
      return Optional.of("an array is not assignable");
    }
    if (e.type() instanceof VoidType || e.type() instanceof StructType s && !s.isComplete()) {
      return Optional.of("the type '" + e.type() + "' is incomplete");
    }
    return qualifiers(e).isConst() ? Optional.of("the location is read-only") : Optional.empty();
  }

  /** Whether an assignment to the expression writes members that are read-only. */
  public static boolean hasReadOnlyMember(Expression e) {
    return e.type() instanceof StructType s && hasConstMember(s);
  }

  private static boolean hasConstMember(StructType type) {
    return type.fields().stream()
        .anyMatch(
            f ->
                f.qualifiers().isConst()
                    || f.type() instanceof StructType inner && hasConstMember(inner));
  }

  public static boolean isBitField(Expression e) {
    return e instanceof Expression.Member m && m.field().isBitField();
  }
}
