// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.check.scope.Tag;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.TypeName;
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
    Optional<IntType> fixed = syntax.underlying().map(this::underlying);
    if (syntax.enumerators().isEmpty()) {
      return reference(syntax.tag().orElseThrow(), fixed);
    }
    if (syntax.tag().isPresent()) {
      Token tag = syntax.tag().get();
      Tag known = checker.scopes.findTagHere(tag.text());
      boolean complete =
          known instanceof Tag.Record || known instanceof Tag.Enumeration e && e.type().isPresent();
      if (complete && fixed.isEmpty()) {
        throw checker.report.fail(tag, "redefinition of tag '" + tag.text() + "'");
      }
    }
    IntType type = define(syntax, syntax.enumerators().get(), fixed);
    syntax
        .tag()
        .ifPresent(
            tag -> checker.scopes.declareTag(tag.text(), new Tag.Enumeration(Optional.of(type))));
    return type;
  }

  private IntType underlying(TypeName written) {
    QualifiedType type = checker.types.typeName(written);
    if (!(type.type() instanceof IntType integer)) {
      throw checker.report.fail(
          written.token(), "an enumeration's underlying type must be an integer type");
    }
    return integer;
  }

  /** A use before the definition, which GNU C allows, is taken for gcc's default type. */
  private IntType reference(Token tag, Optional<IntType> fixed) {
    Tag known = checker.scopes.findTag(tag.text());
    if (known instanceof Tag.Record) {
      throw checker.report.fail(tag, "'" + tag.text() + "' defined as another kind of tag");
    }
    if (known instanceof Tag.Enumeration e && e.type().isPresent()) {
      return e.type().get();
    }
    if (known instanceof Tag.Undeclared) {
      checker.scopes.declareTag(tag.text(), new Tag.Enumeration(fixed));
    }
    return fixed.orElse(IntType.UNSIGNED_INT);
  }

  private IntType define(
      TypeSpecifier.Enumeration syntax,
      List<TypeSpecifier.Enumerator> enumerators,
      Optional<IntType> fixed) {
    Map<Token, BigInteger> values = new LinkedHashMap<>();
    BigInteger next = BigInteger.ZERO;
    for (TypeSpecifier.Enumerator e : enumerators) {
      if (e.value().isPresent()) {
        next = checker.constantInteger(e.value().get(), "the value of '" + e.name().text() + "'");
      }
      values.put(e.name(), next);
      declare(e.name(), next, fixed.orElse(provisional(next)));
      next = next.add(BigInteger.ONE);
    }
    boolean packed = Attributes.has(syntax.attributes(), "packed");
    IntType type = fixed.orElseGet(() -> choose(values, packed, syntax.token()));
    for (Map.Entry<Token, BigInteger> e : values.entrySet()) {
      boolean fits = fixed.isEmpty() && IntType.INT.contains(e.getValue());
      declare(e.getKey(), e.getValue(), fits ? IntType.INT : type);
    }
    return type.enumeration(List.copyOf(values.values()));
  }

  /** The type of an enumerator inside its enumeration. */
  private IntType provisional(BigInteger value) {
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
    if (!(here instanceof Entity.Undeclared) && !own) {
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
