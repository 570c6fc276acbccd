// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.QualifierSet;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.syntax.TypeSpecifier;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;

/** From declaration specifiers and type names to types (C11 6.7.2, 6.7.7). */
final class TypeBuilder {
  private final Checker checker;
  private final BasicTypes basic;
  private final RecordBuilder records;
  private final EnumBuilder enumerations;

  TypeBuilder(Checker checker) {
    this.checker = checker;
    this.basic = new BasicTypes(checker.report, checker.rules);
    this.records = new RecordBuilder(checker);
    this.enumerations = new EnumBuilder(checker);
  }

  QualifiedType typeName(TypeName name) {
    QualifiedType base = specifiers(name.specifiers());
    checker.attributes.refuseUnsupported(name.specifiers().attributes());
    QualifiedType type = checker.declaratorTypes.apply(base, name.declarator());
    return type.withType(checker.attributes.mode(type.type(), name.specifiers().attributes()));
  }

  QualifiedType specifiers(Specifiers specifiers) {
    return specifiers(specifiers, RecordBuilder.Role.REFERENCE);
  }

  QualifiedType specifiers(Specifiers specifiers, RecordBuilder.Role role) {
    QualifiedType type = named(specifiers.type(), specifiers, role);
    QualifiedType qualified = type.qualified(qualifiers(specifiers.qualifiers()));
    return specifiers.has(TokenKind.CONSTEXPR)
        ? qualified.qualified(new Qualifiers(true, false, false, false))
        : qualified;
  }

  static Qualifiers qualifiers(QualifierSet set) {
    return set.tokens().isEmpty()
        ? Qualifiers.NONE
        : new Qualifiers(
            set.has(TokenKind.CONST),
            set.has(TokenKind.VOLATILE),
            set.has(TokenKind.RESTRICT),
            set.has(TokenKind.ATOMIC));
  }

  private QualifiedType named(TypeSpecifier type, Specifiers specifiers, RecordBuilder.Role role) {
    return switch (type) {
      case TypeSpecifier.Basic b when b.words().isEmpty() -> {
        checker.report.warning(specifiers.token(), "type defaults to 'int'");
        yield QualifiedType.of(IntType.INT);
      }
      case TypeSpecifier.Basic b -> QualifiedType.of(basic.resolve(b.words()));
      case TypeSpecifier.TypedefName t -> typedef(t.name());
      case TypeSpecifier.Record r -> QualifiedType.of(records.resolve(r, role));
      case TypeSpecifier.Enumeration e -> QualifiedType.of(enumerations.resolve(e));
      case TypeSpecifier.TypeofType t -> typeof(t.token(), typeName(t.type()));
      case TypeSpecifier.TypeofExpression t -> typeof(t.token(), typeof(t));
      case TypeSpecifier.Atomic a ->
          typeName(a.type()).qualified(new Qualifiers(false, false, false, true));
      case TypeSpecifier.Inferred i when i.token().is(TokenKind.AUTO) -> {
        checker.report.warning(specifiers.token(), "type defaults to 'int'");
        yield QualifiedType.of(IntType.INT);
      }
      case TypeSpecifier.Inferred i ->
          throw checker.report.fail(i.token(), "'__auto_type' needs a plain initialised variable");
      case TypeSpecifier.BitVector b -> QualifiedType.of(bitVector(b));
    };
  }

  private QualifiedType typedef(Token name) {
    return switch (checker.scopes.find(name.text())) {
      case Entity.Typedef t -> t.type();
      case Entity.Refused(String reason) -> throw new CheckFailure.Unsupported(name, reason);
      case Entity.Broken b -> throw new CheckFailure();
      default -> throw checker.report.fail(name, "unknown type name '" + name.text() + "'");
    };
  }

  /** C23's {@code typeof_unqual} leaves the qualifiers out. */
  private static QualifiedType typeof(Token keyword, QualifiedType type) {
    return keyword.text().equals("typeof_unqual")
        ? new QualifiedType(type.type(), Qualifiers.NONE, type.alignment())
        : type;
  }

  private QualifiedType typeof(TypeSpecifier.TypeofExpression syntax) {
    Expression e = checker.expressions.check(syntax.expression());
    if (Lvalues.isBitField(e)) {
      throw checker.report.fail(syntax.token(), "'typeof' applied to a bit-field");
    }
    return new QualifiedType(e.type(), Lvalues.qualifiers(e), 0);
  }

  private IntType bitVector(TypeSpecifier.BitVector syntax) {
    BigInteger width = checker.constantInteger(syntax.width(), "the width");
    if (width.signum() <= 0 || width.bitLength() > 16) {
      throw checker.report.fail(syntax.token(), "the width of a bit-vector must be 1 to 65535");
    }
    boolean signed =
        syntax.token().is(TokenKind.BIT_INT)
            ? syntax.words().stream().noneMatch(t -> t.is(TokenKind.UNSIGNED))
            : syntax.words().stream().anyMatch(t -> t.is(TokenKind.SIGNED));
    return new IntType(
        IntType.Kind.BITVECTOR,
        width.intValue(),
        signed ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED);
  }
}
