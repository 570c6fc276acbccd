// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.check.scope.Tag;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.TypeSpecifier;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;

/** Enumerations: the underlying type is gcc's choice (C11 6.7.2.2). */
final class EnumBuilder {
  private final Checker checker;

  EnumBuilder(Checker checker) {
    this.checker = checker;
  }

  IntType resolve(TypeSpecifier.Enumeration syntax) {
    IntType fixed = underlying(syntax);
    if (syntax.enumerators() == null) {
      return reference(syntax.tag(), fixed);
    }
    if (syntax.tag() != null) {
      Tag known = checker.scopes.findTagHere(syntax.tag().text());
      boolean complete =
          known instanceof Tag.Record || known instanceof Tag.Enumeration e && e.type() != null;
      if (complete && fixed == null) {
        throw checker.report.fail(
            syntax.tag(), "redefinition of tag '" + syntax.tag().text() + "'");
      }
    }
    IntType type = define(syntax, fixed);
    if (syntax.tag() != null) {
      checker.scopes.declareTag(syntax.tag().text(), new Tag.Enumeration(type));
    }
    return type;
  }

  private IntType underlying(TypeSpecifier.Enumeration syntax) {
    if (syntax.underlying() == null) {
      return null;
    }
    QualifiedType type = checker.types.typeName(syntax.underlying());
    if (!(type.type() instanceof IntType integer)) {
      throw checker.report.fail(
          syntax.underlying().token(), "an enumeration's underlying type must be an integer type");
    }
    return integer;
  }

  /** A use before the definition, which GNU C allows, is taken for gcc's default type. */
  private IntType reference(Token tag, IntType fixed) {
    Tag known = checker.scopes.findTag(tag.text());
    if (known instanceof Tag.Record) {
      throw checker.report.fail(tag, "'" + tag.text() + "' defined as another kind of tag");
    }
    if (known instanceof Tag.Enumeration e && e.type() != null) {
      return e.type();
    }
    if (known == null) {
      checker.scopes.declareTag(tag.text(), new Tag.Enumeration(fixed));
    }
    return fixed == null ? IntType.UNSIGNED_INT : fixed;
  }

  private IntType define(TypeSpecifier.Enumeration syntax, IntType fixed) {
    Map<Token, BigInteger> values = new LinkedHashMap<>();
    BigInteger next = BigInteger.ZERO;
    for (TypeSpecifier.Enumerator e : syntax.enumerators()) {
      if (e.value() != null) {
        next = checker.constantInteger(e.value(), "the value of '" + e.name().text() + "'");
      }
      values.put(e.name(), next);
      declare(e.name(), next, provisional(next, fixed));
      next = next.add(BigInteger.ONE);
    }
    boolean packed = Attributes.has(syntax.attributes(), "packed");
    IntType type = fixed == null ? choose(values, packed, syntax.token()) : fixed;
    for (Map.Entry<Token, BigInteger> e : values.entrySet()) {
      boolean fits = fixed == null && IntType.INT.contains(e.getValue());
      declare(e.getKey(), e.getValue(), fits ? IntType.INT : type);
    }
    return type.enumeration(List.copyOf(values.values()));
  }

  /** The type of an enumerator inside its enumeration. */
  private IntType provisional(BigInteger value, IntType fixed) {
    if (fixed != null) {
      return fixed;
    }
    for (IntType type : candidates()) {
      if (type.contains(value)) {
        return type;
      }
    }
    return IntType.UNSIGNED_LONG_LONG;
  }

  private List<IntType> candidates() {
    IntType longType = checker.layout.longType(IntType.Sign.SIGNED);
    return List.of(
        IntType.INT,
        IntType.UNSIGNED_INT,
        longType,
        longType.withSign(IntType.Sign.UNSIGNED),
        IntType.LONG_LONG,
        IntType.UNSIGNED_LONG_LONG);
  }

  private void declare(Token name, BigInteger value, IntType type) {
    Entity here = checker.scopes.findHere(name.text());
    boolean own =
        here instanceof Entity.Enumerator e && e.value().location().equals(name.location());
    if (here != null && !own) {
      checker.report.error(name, "redeclaration of enumerator '" + name.text() + "'");
    }
    Expression.IntegerConstant constant =
        new Expression.IntegerConstant(type.wrap(value), type, name.location());
    checker.scopes.declare(name.text(), new Entity.Enumerator(constant));
  }

  /** The narrowest of int and wider that holds all values, unsigned where none is negative. */
  private IntType choose(Map<Token, BigInteger> values, boolean packed, Token at) {
    boolean negative = values.values().stream().anyMatch(v -> v.signum() < 0);
    IntType.Sign sign = negative ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED;
    List<IntType> types =
        packed
            ? List.of(
                IntType.SIGNED_CHAR,
                IntType.SHORT,
                IntType.INT,
                checker.layout.longType(IntType.Sign.SIGNED),
                IntType.LONG_LONG)
            : List.of(IntType.INT, checker.layout.longType(IntType.Sign.SIGNED), IntType.LONG_LONG);
    for (IntType type : types) {
      IntType candidate = type.withSign(sign);
      if (values.values().stream().allMatch(candidate::contains)) {
        return candidate;
      }
    }
    throw checker.report.fail(at, "enumeration values exceed range of largest integer");
  }
}
