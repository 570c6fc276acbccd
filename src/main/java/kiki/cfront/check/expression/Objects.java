// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.List;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.util.Location;

/** Access to objects: members, elements, addresses, indirection (C11 6.5.2.1, 6.5.2.3, 6.5.3.2). */
public final class Objects {
  private final CheckContext context;
  private final Operators operators;

  Objects(CheckContext context) {
    this.context = context;
    this.operators = new Operators(context);
  }

  Expression addressOf(ExpressionSyntax.Prefix p, Expression operand) {
    Location location = p.token().location();
    if (operand instanceof Expression.Dereference d) {
      return d.pointer();
    }
    if (Lvalues.isBitField(operand)) {
      throw context.report.fail(p.token(), "cannot take the address of a bit-field");
    }
    if (!Lvalues.isLvalue(operand) && !(operand.type() instanceof FunctionType)) {
      throw context.report.fail(p.token(), "lvalue required as operand of unary '&'");
    }
    PointerType type = new PointerType(operand.type(), Lvalues.qualifiers(operand));
    return new Expression.AddressOf(operand, type, location);
  }

  Expression dereference(Token at, Expression pointer) {
    if (!(pointer.type() instanceof PointerType p)) {
      throw context.report.fail(
          at, "invalid type argument '" + pointer.type() + "' of " + at.describe());
    }
    return new Expression.Dereference(pointer, p.target(), at.location());
  }

  /** {@code base[index]}; the two may stand the other way round. */
  Expression index(ExpressionSyntax.Index syntax, Expression base, Expression index) {
    Token at = syntax.token();
    if (base.type() instanceof IntType && index.type() instanceof PointerType) {
      return element(index, base, at);
    }
    if (!(index.type() instanceof IntType)) {
      throw context.report.fail(at, "array subscript is not an integer");
    }
    return element(base, index, at);
  }

  private Expression element(Expression base, Expression index, Token at) {
    Expression promoted = ImplicitConversions.promote(index);
    if (PartTypes.isVector(base.type())) {
      StructType.Field elements = ((StructType) base.type()).fields().getFirst();
      Expression array = new Expression.Member(base, elements, elements.type(), at.location());
      return new Expression.Index(array, promoted, PartTypes.part(base.type()), at.location());
    }
    if (base.type() instanceof ArrayType a) {
      return new Expression.Index(base, promoted, a.element(), at.location());
    }
    // An index before an array is "2[a]": the array is behind the decay.
    if (base instanceof Expression.Decay d && d.operand().type() instanceof ArrayType a) {
      return new Expression.Index(d.operand(), promoted, a.element(), at.location());
    }
    if (!(base.type() instanceof PointerType p)) {
      throw context.report.fail(at, "subscripted value is neither array nor pointer");
    }
    operators.requireStep(p, at);
    if (p.target() instanceof FunctionType) {
      throw context.report.fail(at, "subscripted value is pointer to function");
    }
    return new Expression.Index(base, promoted, p.target(), at.location());
  }

  Expression member(ExpressionSyntax.Member syntax, Expression base) {
    Expression object = base;
    if (syntax.token().is(TokenKind.ARROW)) {
      object = dereference(syntax.token(), ImplicitConversions.decay(base));
    } else if (base.type() instanceof PointerType) {
      throw context.report.fail(
          syntax.token(), "'" + base.type() + "' is a pointer; did you mean to use '->'?");
    }
    Location location = syntax.token().location();
    for (StructType.Field field : path(object.type(), syntax.name())) {
      object = new Expression.Member(object, field, field.valueType(), location);
    }
    return object;
  }

  /** The way to a member, through anonymous ones. */
  public List<StructType.Field> path(CType type, Token name) {
    if (!(type instanceof StructType struct)) {
      throw context.report.fail(
          name, "request for member '" + name.text() + "' in something of type '" + type + "'");
    }
    if (!struct.isComplete()) {
      throw context.report.fail(name, "use of the incomplete type '" + struct + "'");
    }
    List<StructType.Field> path = struct.find(name.text());
    if (path.isEmpty()) {
      throw context.report.fail(name, "'" + struct + "' has no member named '" + name.text() + "'");
    }
    return path;
  }
}
