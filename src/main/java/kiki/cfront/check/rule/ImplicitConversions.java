// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Report;
import kiki.cfront.lex.Token;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.CastKind;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;

/** Makes implicit conversions explicit (C11 6.3, 6.5.16.1). */
public final class ImplicitConversions {
  private final Report report;
  private final TypeRules rules;
  private final Folder folder;

  public ImplicitConversions(Report report, TypeRules rules, Folder folder) {
    this.report = report;
    this.rules = rules;
    this.folder = folder;
  }

  public static Expression implicit(Expression e, CType type) {
    return e.type().equals(type) && !IntType.makesEnumeration(e.type(), type)
        ? e
        : new Expression.Cast(e, type, CastKind.IMPLICIT, e.location());
  }

  /** Arrays become pointers to their first element, functions pointers to themselves. */
  public static Expression decay(Expression e) {
    return switch (e.type()) {
      case ArrayType a -> {
        Qualifiers q = a.elementQualifiers().union(Lvalues.qualifiers(e));
        yield new Expression.Decay(e, new PointerType(a.element(), q), e.location());
      }
      case FunctionType f ->
          e instanceof Expression.Dereference d
              ? d.pointer()
              : new Expression.Decay(e, new PointerType(f), e.location());
      default -> e;
    };
  }

  /** Integer promotion, after which nothing is an enumeration; other types stay. */
  public static Expression promote(Expression e) {
    return e.type() instanceof IntType i
        ? i.enumerators().isEmpty()
            ? implicit(e, TypeRules.promote(i))
            : new Expression.Cast(e, TypeRules.promote(i), CastKind.IMPLICIT, e.location())
        : e;
  }

  /** A value to be tested against zero: any scalar. */
  public Expression condition(Expression e, Token at) {
    Expression value = decay(e);
    if (PartTypes.isComplex(value.type())) {
      return implicit(value, IntType.BOOL);
    }
    if (!value.type().isScalar()) {
      throw report.fail(at, "a scalar is required but the type is '" + value.type() + "'");
    }
    boolean bits = value.type() instanceof IntType i && i.kind() == IntType.Kind.BITFIELD;
    return bits ? promote(value) : value;
  }

  /** Default argument promotion, for arguments without a parameter type. */
  public Expression argument(Expression e, Token at) {
    Expression value = decay(e);
    if (value.type() instanceof VoidType) {
      throw report.fail(at, "the argument has type 'void'");
    }
    return implicit(value, rules.argument(value.type()));
  }

  /** Whether this is a null pointer constant (C11 6.3.2.3p3). */
  public boolean isNullConstant(Expression e) {
    return switch (e) {
      case Expression.Cast(Expression operand, PointerType p, CastKind kind, var location) ->
          p.target() instanceof VoidType
              && p.targetQualifiers().equals(Qualifiers.NONE)
              && isZero(operand);
      default -> isZero(e);
    };
  }

  private boolean isZero(Expression e) {
    return e.type() instanceof IntType
        && folder.fold(e).orElse(null) instanceof Expression.IntegerConstant c
        && c.value().signum() == 0;
  }

  /**
   * Converts a value as if by assignment to an object of the given type. Where gcc only warns, so
   * does this.
   *
   * @param what for messages: "assignment", "initialisation", "argument 2 of 'f'"
   */
  public Expression assign(Expression from, CType target, Token at, String what) {
    Expression value = decay(from);
    CType source = value.type();
    if (source.equals(target) && !IntType.makesEnumeration(source, target)) {
      return value;
    }
    return switch (target) {
      case IntType i -> toInteger(value, i, at, what);
      case FloatType f when TypeRules.isNumber(source) -> implicit(value, f);
      case PointerType p -> toPointer(value, p, at, what);
      case StructType s when PartTypes.isComplex(s) && TypeRules.isNumber(source) ->
          implicit(value, s);
      case StructType s -> throw incompatible(source, target, at, what);
      case FloatType f -> throw incompatible(source, target, at, what);
      case ArrayType a -> throw incompatible(source, target, at, what);
      case FunctionType f -> throw incompatible(source, target, at, what);
      case VoidType v -> throw incompatible(source, target, at, what);
    };
  }

  private CheckFailure incompatible(CType source, CType target, Token at, String what) {
    return report.fail(
        at, what + ": a value of type '" + source + "' cannot become '" + target + "'");
  }

  private Expression toInteger(Expression value, IntType target, Token at, String what) {
    if (value.type() instanceof PointerType && !target.isBool()) {
      report.warning(at, what + " makes integer from pointer without a cast");
    } else if (!value.type().isScalar() && !PartTypes.isComplex(value.type())) {
      throw incompatible(value.type(), target, at, what);
    }
    return implicit(value, target);
  }

  private Expression toPointer(Expression value, PointerType target, Token at, String what) {
    switch (value.type()) {
      case PointerType source -> {
        if (!isNullConstant(value)) {
          warnAboutPointers(source, target, at, what);
        }
      }
      case IntType i -> {
        if (!isNullConstant(value)) {
          report.warning(at, what + " makes pointer from integer without a cast");
        }
      }
      default -> throw incompatible(value.type(), target, at, what);
    }
    return implicit(value, target);
  }

  private void warnAboutPointers(PointerType source, PointerType target, Token at, String what) {
    if (!pointTo(source, target)) {
      report.warning(
          at, what + " from incompatible pointer type: '" + source + "' to '" + target + "'");
    } else if (discards(source.targetQualifiers(), target.targetQualifiers())) {
      report.warning(at, what + " discards a qualifier of the pointer target");
    }
  }

  private static boolean discards(Qualifiers source, Qualifiers target) {
    return source.isConst() && !target.isConst() || source.isVolatile() && !target.isVolatile();
  }

  /** Whether two pointers may be mixed without a warning, qualifiers aside. */
  public static boolean pointTo(PointerType a, PointerType b) {
    return a.target() instanceof VoidType
        || b.target() instanceof VoidType
        || Compatibility.compatible(a.target(), b.target())
        || a.target() instanceof IntType i
            && b.target() instanceof IntType j
            && i.width() == j.width()
            && i.withSign(IntType.Sign.SIGNED).equals(j.withSign(IntType.Sign.SIGNED));
  }
}
