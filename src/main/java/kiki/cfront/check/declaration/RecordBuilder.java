// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.check.scope.Tag;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.TypeSpecifier;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;

/** Structures and unions (C11 6.7.2.1). */
final class RecordBuilder {
  private final Checker checker;

  RecordBuilder(Checker checker) {
    this.checker = checker;
  }

  /** Where a mere {@code struct S;} stands it declares the tag in this very scope. */
  enum Role {
    REFERENCE,
    ALONE
  }

  StructType resolve(TypeSpecifier.Record syntax, Role role) {
    StructType.Kind kind =
        syntax.token().is(TokenKind.UNION) ? StructType.Kind.UNION : StructType.Kind.STRUCT;
    checker.attributes.refuseUnsupported(syntax.attributes());
    StructType type = tagged(syntax, kind, role);
    if (Attributes.has(syntax.attributes(), "transparent_union")) {
      checker.transparentUnions.add(type);
    }
    syntax.members().ifPresent(members -> define(type, members, syntax));
    return type;
  }

  private StructType tagged(TypeSpecifier.Record syntax, StructType.Kind kind, Role role) {
    if (syntax.tag().isEmpty()) {
      return new StructType(kind, "");
    }
    Token tag = syntax.tag().get();
    String name = tag.text();
    boolean hereOnly = syntax.members().isPresent() || role == Role.ALONE;
    Tag known = hereOnly ? checker.scopes.findTagHere(name) : checker.scopes.findTag(name);
    if (known instanceof Tag.Record(StructType type) && type.kind() == kind) {
      if (syntax.members().isEmpty() || !type.isComplete()) {
        return type;
      }
      throw checker.report.fail(tag, "redefinition of '" + type + "'");
    }
    if (!(known instanceof Tag.Undeclared)) {
      throw checker.report.fail(tag, "'" + name + "' defined as another kind of tag");
    }
    StructType fresh = new StructType(kind, name);
    checker.scopes.declareTag(name, new Tag.Record(fresh));
    return fresh;
  }

  private void define(
      StructType type,
      List<TypeSpecifier.MemberDeclaration> declarations,
      TypeSpecifier.Record syntax) {
    if (checker.beingDefined.contains(type)) {
      throw checker.report.fail(syntax.token(), "nested redefinition of '" + type + "'");
    }
    checker.beingDefined.add(type);
    try {
      StructLayout layout = new StructLayout(checker.layout, type.kind(), syntax.pack());
      boolean packed = Attributes.has(syntax.attributes(), "packed");
      StructLayout.Packing packing =
          packed ? StructLayout.Packing.PACKED : StructLayout.Packing.NATURAL;
      List<StructLayout.Member> members = members(declarations, packing);
      refuseDuplicates(members);
      place(members, layout, type);
      layout.finish(type, checker.attributes.aligned(syntax.attributes()));
    } catch (ArithmeticException tooLarge) {
      throw checker.report.fail(syntax.token(), "'" + type + "' is too large");
    } finally {
      checker.beingDefined.remove(type);
    }
  }

  private void place(List<StructLayout.Member> members, StructLayout layout, StructType type) {
    for (int i = 0; i < members.size(); i++) {
      StructLayout.Member m = members.get(i);
      boolean flexible =
          m.type().type() instanceof ArrayType a && a.length() instanceof ArrayType.Unspecified;
      if (flexible && !type.isUnion() && i < members.size() - 1) {
        throw checker.report.fail(m.token(), "flexible array member not at end of struct");
      }
      layout.add(m);
    }
    if (layout.isVariable() && members.stream().anyMatch(m -> m.width() >= 0)) {
      throw checker.report.unsupported(
          members.getFirst().token(),
          "a bit-field beside a variable length array is not supported");
    }
  }

  private List<StructLayout.Member> members(
      List<TypeSpecifier.MemberDeclaration> declarations, StructLayout.Packing packing) {
    List<StructLayout.Member> result = new ArrayList<>();
    for (TypeSpecifier.MemberDeclaration declaration : declarations) {
      switch (declaration) {
        case TypeSpecifier.MemberDeclaration.Assertion a ->
            checker.declarations.staticAssert(a.assertion());
        case TypeSpecifier.MemberDeclaration.Members m -> members(m, packing, result);
      }
    }
    return result;
  }

  private void members(
      TypeSpecifier.MemberDeclaration.Members syntax,
      StructLayout.Packing packing,
      List<StructLayout.Member> result) {
    QualifiedType base = checker.types.specifiers(syntax.specifiers());
    int alignas = checker.attributes.aligned(syntax.specifiers());
    if (syntax.declarators().isEmpty()) {
      boolean anonymous =
          base.type() instanceof StructType s
              && (s.tag().isEmpty()
                  || !(syntax.specifiers().type() instanceof TypeSpecifier.Record));
      if (anonymous) {
        List<AttributeSyntax> attributes = syntax.specifiers().attributes();
        int alignment = Math.max(alignas, checker.attributes.aligned(attributes));
        result.add(
            new StructLayout.Member("", base, alignment, packing, -1, syntax.specifiers().token()));
        requireComplete(base, syntax.specifiers().token());
      } else {
        checker.report.warning(
            syntax.specifiers().token(), "declaration does not declare anything");
      }
    }
    for (TypeSpecifier.MemberDeclarator declarator : syntax.declarators()) {
      List<AttributeSyntax> attributes = new ArrayList<>(syntax.specifiers().attributes());
      attributes.addAll(declarator.declarator().attributes());
      attributes.addAll(declarator.attributes());
      result.add(member(base, declarator, attributes, alignas, packing));
    }
  }

  private StructLayout.Member member(
      QualifiedType base,
      TypeSpecifier.MemberDeclarator syntax,
      List<AttributeSyntax> attributes,
      int alignas,
      StructLayout.Packing packing) {
    checker.attributes.refuseUnsupported(attributes);
    Optional<Token> name = syntax.declarator().name();
    Token at = name.orElse(syntax.declarator().token());
    QualifiedType type = checker.declaratorTypes.apply(base, syntax.declarator());
    type = type.withType(checker.attributes.mode(type.type(), attributes));
    StructLayout.Packing own =
        Attributes.has(attributes, "packed") ? StructLayout.Packing.PACKED : packing;
    int alignment = Math.max(alignas, checker.attributes.aligned(attributes));
    String text = name.map(Token::text).orElse("");
    int width = syntax.width().isEmpty() ? -1 : width(type, syntax.width().get(), text, at);
    if (width < 0) {
      requireComplete(type, at);
    }
    return new StructLayout.Member(text, type, alignment, own, width, at);
  }

  private int width(QualifiedType type, ExpressionSyntax written, String name, Token at) {
    if (!(type.type() instanceof IntType integer)) {
      throw checker.report.fail(at, "bit-field '" + name + "' has invalid type");
    }
    BigInteger width = checker.constantInteger(written, "the width of bit-field");
    if (width.signum() < 0) {
      throw checker.report.fail(at, "negative width in bit-field '" + name + "'");
    }
    if (width.compareTo(BigInteger.valueOf(integer.isBool() ? 8 : integer.width())) > 0) {
      throw checker.report.fail(at, "width of '" + name + "' exceeds its type");
    }
    if (integer.isBool() && width.compareTo(BigInteger.ONE) > 0) {
      checker.report.warning(at, "width of '" + name + "' exceeds its type");
    }
    if (width.signum() == 0 && !name.isEmpty()) {
      throw checker.report.fail(at, "zero width for bit-field '" + name + "'");
    }
    return width.intValue();
  }

  private void requireComplete(QualifiedType type, Token at) {
    String problem =
        switch (type.type()) {
          case FunctionType f -> "is a function";
          case VoidType v -> "has incomplete type 'void'";
          case StructType s when !s.isComplete() -> "has incomplete type '" + s + "'";
          default -> null;
        };
    if (problem != null) {
      throw checker.report.fail(at, "the member " + problem);
    }
  }

  private void refuseDuplicates(List<StructLayout.Member> members) {
    Set<String> seen = new HashSet<>();
    for (StructLayout.Member m : members) {
      for (String name : namesIn(m)) {
        if (!seen.add(name)) {
          checker.report.error(m.token(), "duplicate member '" + name + "'");
        }
      }
    }
  }

  private static List<String> namesIn(StructLayout.Member member) {
    if (!member.name().isEmpty()) {
      return List.of(member.name());
    }
    return member.type().type() instanceof StructType s ? names(s) : List.of();
  }

  private static List<String> names(StructType type) {
    List<String> result = new ArrayList<>();
    for (StructType.Field f : type.fields()) {
      if (!f.name().isEmpty()) {
        result.add(f.name());
      } else if (f.type() instanceof StructType inner) {
        result.addAll(names(inner));
      }
    }
    return result;
  }
}
