// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;

/** Compatible and composite types (C11 6.2.7). */
public final class Compatibility {
  private Compatibility() {}

  public static boolean compatible(CType a, CType b) {
    return switch (a) {
      case PointerType(CType target, Qualifiers q) ->
          b instanceof PointerType(CType other, Qualifiers r)
              && sameQualifiers(q, r)
              && compatible(target, other);
      case ArrayType x ->
          b instanceof ArrayType y
              && sameQualifiers(x.elementQualifiers(), y.elementQualifiers())
              && compatibleLengths(x.length(), y.length())
              && compatible(x.element(), y.element());
      case FunctionType f -> b instanceof FunctionType g && compatibleFunctions(f, g);
      case IntType i -> i.equals(b) && !i.isOtherEnumeration((IntType) b);
      case VoidType v -> v.equals(b);
      case FloatType f -> f.equals(b);
      case StructType s -> s.equals(b);
    };
  }

  /** Whether only qualifiers of what pointers point to make two function types incompatible. */
  public static boolean differInQualifiers(CType a, CType b) {
    return a instanceof FunctionType f
        && b instanceof FunctionType g
        && compatible(unqualified(f), unqualified(g));
  }

  private static CType unqualified(CType type) {
    return switch (type) {
      case PointerType p -> new PointerType(unqualified(p.target()), Qualifiers.NONE);
      case FunctionType f ->
          new FunctionType(
              unqualified(f.result()),
              f.parameters().stream().map(Compatibility::unqualified).toList(),
              f.arity());
      case CType other -> other;
    };
  }

  private static boolean sameQualifiers(Qualifiers a, Qualifiers b) {
    return a.isConst() == b.isConst()
        && a.isVolatile() == b.isVolatile()
        && a.isAtomic() == b.isAtomic()
        && a.isRestrict() == b.isRestrict();
  }

  private static boolean compatibleLengths(ArrayType.Length a, ArrayType.Length b) {
    return !(a instanceof ArrayType.Fixed x && b instanceof ArrayType.Fixed y)
        || x.count() == y.count();
  }

  private static boolean compatibleFunctions(FunctionType f, FunctionType g) {
    if (!compatible(f.result(), g.result())) {
      return false;
    }
    if (f.arity() == FunctionType.Arity.UNSPECIFIED) {
      return acceptsUnspecified(g);
    }
    if (g.arity() == FunctionType.Arity.UNSPECIFIED) {
      return acceptsUnspecified(f);
    }
    if (f.arity() != g.arity() || f.parameters().size() != g.parameters().size()) {
      return false;
    }
    for (int i = 0; i < f.parameters().size(); i++) {
      if (!compatible(f.parameters().get(i), g.parameters().get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a prototype agrees with {@code f()}: promoted parameters, no ellipsis (6.7.6.3p15). */
  private static boolean acceptsUnspecified(FunctionType f) {
    return switch (f.arity()) {
      case UNSPECIFIED -> true;
      case VARIADIC -> false;
      case FIXED -> f.parameters().stream().allMatch(Compatibility::survivesPromotion);
    };
  }

  private static boolean survivesPromotion(CType type) {
    return switch (type) {
      case IntType i -> TypeRules.promote(i).equals(i);
      case FloatType f -> !f.equals(FloatType.FLOAT);
      default -> true;
    };
  }

  /** The composite of two compatible types: what either knows. */
  public static CType composite(CType a, CType b) {
    if (a.equals(b)) {
      return a;
    }
    return switch (a) {
      case PointerType p when b instanceof PointerType q ->
          new PointerType(composite(p.target(), q.target()), p.targetQualifiers());
      case ArrayType x when b instanceof ArrayType y ->
          new ArrayType(
              composite(x.element(), y.element()),
              x.elementQualifiers(),
              x.length() instanceof ArrayType.Fixed ? x.length() : y.length());
      case FunctionType f when b instanceof FunctionType g -> compositeFunction(f, g);
      default -> a;
    };
  }

  private static FunctionType compositeFunction(FunctionType f, FunctionType g) {
    CType result = composite(f.result(), g.result());
    if (f.arity() == FunctionType.Arity.UNSPECIFIED) {
      return new FunctionType(result, g.parameters(), g.arity());
    }
    if (g.arity() == FunctionType.Arity.UNSPECIFIED) {
      return new FunctionType(result, f.parameters(), f.arity());
    }
    List<CType> parameters = new ArrayList<>();
    for (int i = 0; i < f.parameters().size(); i++) {
      parameters.add(composite(f.parameters().get(i), g.parameters().get(i)));
    }
    return new FunctionType(result, parameters, f.arity());
  }
}
