// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;

/** Names with linkage: declarations of one name mean one symbol (C11 6.2.2, 6.2.7). */
final class LinkedNames {
  private final Checker checker;
  private final Set<Symbol> withExternalDeclaration = new HashSet<>();

  LinkedNames(Checker checker) {
    this.checker = checker;
  }

  /** A file-scope variable, or one declared {@code extern} in a block. */
  Symbol variable(Declarations.Declared d) {
    Symbol symbol = declare(d.name(), d.type(), d.specifiers().has(TokenKind.STATIC));
    Declarations.markThreadLocal(d.specifiers(), symbol);
    checker.attributes.mark(symbol, d.attributes());
    return symbol;
  }

  Symbol function(
      Specifiers specifiers, QualifiedType type, Token name, List<AttributeSyntax> attributes) {
    Symbol symbol = declare(name, type, specifiers.has(TokenKind.STATIC));
    checker.attributes.mark(symbol, attributes);
    symbol.align(checker.attributes.aligned(attributes));
    markInline(specifiers, attributes, symbol);
    if (specifiers.has(TokenKind.NORETURN)) {
      symbol.mark(Symbol.Trait.NORETURN);
    }
    checker.unit.declared(symbol);
    return symbol;
  }

  /**
   * A definition is an inline definition if every declaration says {@code inline} and none {@code
   * extern} (C11 6.7.4p7); with {@code gnu_inline} it is one if declared {@code extern}.
   */
  private void markInline(Specifiers specifiers, List<AttributeSyntax> attributes, Symbol symbol) {
    boolean gnu = Attributes.has(attributes, "gnu_inline");
    boolean external = specifiers.has(TokenKind.EXTERN);
    if (!specifiers.has(TokenKind.INLINE) || gnu != external) {
      withExternalDeclaration.add(symbol);
      symbol.unmark(Symbol.Trait.INLINE_DEFINITION);
    } else if (symbol.storage() == Symbol.Storage.EXTERNAL
        && (gnu || !withExternalDeclaration.contains(symbol))) {
      symbol.mark(Symbol.Trait.INLINE_DEFINITION);
    }
  }

  private Symbol declare(Token name, QualifiedType type, boolean isStatic) {
    String text = name.text();
    Entity here = checker.scopes.findHere(text);
    boolean other =
        here instanceof Entity.Typedef
            || here instanceof Entity.Enumerator
            || here instanceof Entity.Named(Symbol s) && isLocal(s);
    if (other && !isPredeclared(here, text)) {
      throw checker.report.fail(name, "'" + text + "' redeclared as different kind of symbol");
    }
    Symbol symbol =
        checker
            .scopes
            .findLinked(text)
            .map(known -> again(known, name, type, isStatic))
            .orElseGet(() -> linked(name, type, isStatic));
    checker.scopes.declare(text, new Entity.Named(symbol));
    return symbol;
  }

  private Symbol linked(Token name, QualifiedType type, boolean isStatic) {
    Symbol symbol =
        new Symbol(
            name.text(),
            type.type(),
            type.qualifiers(),
            isStatic ? Symbol.Storage.INTERNAL : Symbol.Storage.EXTERNAL,
            "",
            name.location());
    checker.scopes.link(symbol);
    return symbol;
  }

  private Symbol again(Symbol known, Token name, QualifiedType type, boolean isStatic) {
    merge(known, type.type(), name);
    if (isStatic && known.storage() == Symbol.Storage.EXTERNAL && !known.isFunction()) {
      checker.report.error(
          name,
          "static declaration of '" + name.text() + "' follows non-static declaration",
          known.location(),
          "previous declaration is here");
    }
    return known;
  }

  private boolean isPredeclared(Entity entity, String name) {
    return checker.scopes.atFileScope() && entity instanceof Entity.Typedef && name.equals("bool");
  }

  private static boolean isLocal(Symbol symbol) {
    return switch (symbol.storage()) {
      case EXTERNAL, INTERNAL -> false;
      case STATIC_LOCAL, AUTOMATIC, PARAMETER, STRING_LITERAL, TEMPORARY -> true;
    };
  }

  private void merge(Symbol known, CType type, Token name) {
    CType before = known.type();
    boolean guessed = checker.expressions.calls().takeImplicit(known);
    if (Compatibility.compatible(before, type)) {
      known.refineType(guessed ? type : Compatibility.composite(type, before));
    } else if (guessed) {
      checker.report.warning(
          name, "conflicting types for '" + name.text() + "', which was declared implicitly");
      known.refineType(type);
    } else if (Compatibility.differInQualifiers(before, type)) {
      // As CBMC: files that were written for it declare their stubs so.
      checker.report.warning(
          name, "types for '" + name.text() + "' differ in qualifiers: '" + before + "'");
    } else if (!isOldDefinition(before, type)) {
      checker.report.error(
          name,
          "conflicting types for '" + name.text() + "': '" + type + "', before '" + before + "'",
          known.location(),
          "previous declaration is here");
      throw new CheckFailure();
    }
  }

  /** A prototype after {@code f()} of a promoted type only draws a warning from gcc. */
  private boolean isOldDefinition(CType before, CType type) {
    return before instanceof FunctionType f
        && type instanceof FunctionType g
        && f.arity() == FunctionType.Arity.UNSPECIFIED
        && g.arity() == FunctionType.Arity.UNSPECIFIED
        && Compatibility.compatible(f.result(), g.result());
  }
}
