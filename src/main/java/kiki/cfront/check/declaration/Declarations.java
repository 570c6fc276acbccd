// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.expression.CheckedInitializer;
import kiki.cfront.check.expression.StorageDuration;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.syntax.TypeSpecifier;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.Definition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;

/** Declarations at file and block scope (C11 6.7, 6.9). */
final class Declarations {
  private final Checker checker;
  private final LinkedNames linkage;

  Declarations(Checker checker) {
    this.checker = checker;
    this.linkage = new LinkedNames(checker);
  }

  LinkedNames linkage() {
    return linkage;
  }

  void file(List<DeclarationSyntax> declarations) {
    for (DeclarationSyntax d : declarations) {
      try {
        switch (d) {
          case DeclarationSyntax.Plain p -> plain(p, new ArrayList<>());
          case DeclarationSyntax.Function f -> checker.functions.definition(f);
          case DeclarationSyntax.StaticAssert s -> staticAssert(s);
          case DeclarationSyntax.Assembly a ->
              checker.report.warning(a.token(), "assembly at file scope is ignored");
        }
      } catch (CheckFailure failure) {
        // The next declaration is checked on its own.
        checker.report.caught(failure);
        checker.enclosing = Optional.empty();
      }
    }
  }

  /** A declaration inside a block; its statements are added to the block's. */
  void local(DeclarationSyntax declaration, List<Statement> result) {
    switch (declaration) {
      case DeclarationSyntax.Plain p -> plain(p, result);
      case DeclarationSyntax.StaticAssert s -> staticAssert(s);
      case DeclarationSyntax.Function f ->
          throw checker.report.unsupported(f.token(), "nested functions are not supported");
      case DeclarationSyntax.Assembly a ->
          throw checker.report.fail(a.token(), "assembly is no declaration here");
    }
  }

  void staticAssert(DeclarationSyntax.StaticAssert s) {
    boolean holds = checker.constantInteger(s.condition(), "the assertion").signum() != 0;
    if (!holds) {
      String text =
          s.message().isEmpty()
              ? ""
              : ": " + StringLiteral.decode(s.message(), checker.report.diagnostics());
      checker.report.error(s.token(), "static assertion failed" + text);
    }
  }

  private void plain(DeclarationSyntax.Plain d, List<Statement> result) {
    if (d.specifiers().type() instanceof TypeSpecifier.Inferred i
        && (i.token().is(TokenKind.AUTO_TYPE)
            || d.declarators().stream().allMatch(x -> x.initializer().isPresent()))) {
      inferred(d, result);
      return;
    }
    RecordBuilder.Role role =
        d.declarators().isEmpty() ? RecordBuilder.Role.ALONE : RecordBuilder.Role.REFERENCE;
    boolean inside = checker.enclosing.isPresent();
    if (inside) {
      checker.lengths.open();
    }
    try {
      QualifiedType base;
      try {
        base = checker.types.specifiers(d.specifiers(), role);
      } catch (CheckFailure failure) {
        if (d.declarators().isEmpty()) {
          throw failure;
        }
        d.declarators().forEach(i -> lost(d.specifiers(), i, failure));
        return;
      }
      for (DeclarationSyntax.InitDeclarator i : d.declarators()) {
        declarator(d.specifiers(), base, i, result);
      }
    } finally {
      if (inside) {
        // What specifiers alone evaluate has been taken by the first declarator.
        result.addAll(checker.lengths.close());
      }
    }
  }

  /** Declares a name whose type could not be built, so that its uses are not reported again. */
  private void lost(
      Specifiers specifiers, DeclarationSyntax.InitDeclarator i, CheckFailure failure) {
    String name = i.declarator().declaredName().text();
    boolean definesNothing =
        specifiers.has(TokenKind.TYPEDEF)
            || i.declarator().innermostFunction().isPresent()
            || specifiers.has(TokenKind.EXTERN) && i.initializer().isEmpty();
    if (failure instanceof CheckFailure.Unsupported u && definesNothing) {
      checker.scopes.declare(name, new Entity.Refused(u.getMessage()));
      return;
    }
    checker.report.caught(failure);
    if (checker.scopes.findHere(name) instanceof Entity.Undeclared) {
      checker.scopes.declare(name, new Entity.Broken());
    }
  }

  private void declarator(
      Specifiers specifiers,
      QualifiedType base,
      DeclarationSyntax.InitDeclarator i,
      List<Statement> result) {
    try {
      List<AttributeSyntax> attributes = new ArrayList<>(specifiers.attributes());
      attributes.addAll(i.declarator().attributes());
      attributes.addAll(i.attributes());
      checker.attributes.refuseUnsupported(attributes);
      List<Symbol> parameters = List.of();
      QualifiedType type;
      if (i.clauses().isEmpty()) {
        type = checker.declaratorTypes.apply(base, i.declarator());
      } else {
        DeclaratorTypes.Signature signature =
            checker.declaratorTypes.signature(base, i.declarator());
        type = signature.type();
        parameters = signature.parameters();
      }
      type = type.withType(checker.attributes.mode(type.type(), attributes));
      if (checker.enclosing.isPresent()) {
        result.addAll(checker.lengths.close());
        checker.lengths.open();
      }
      if (specifiers.has(TokenKind.TYPEDEF)) {
        typedef(
            i.declarator().declaredName(),
            type.aligned(checker.attributes.aligned(attributes)),
            attributes);
      } else {
        int alignment =
            Math.max(
                checker.attributes.aligned(specifiers), checker.attributes.aligned(attributes));
        object(
            new Declared(specifiers, type, i, attributes, Math.max(alignment, type.alignment())),
            result);
        if (!i.clauses().isEmpty()
            && checker.scopes.find(i.declarator().declaredName().text())
                instanceof Entity.Named(Symbol symbol)) {
          checker.clauses.function(symbol, parameters, i.clauses());
        }
      }
    } catch (CheckFailure failure) {
      lost(specifiers, i, failure);
    }
  }

  /** A declarator with its type. */
  record Declared(
      Specifiers specifiers,
      QualifiedType type,
      DeclarationSyntax.InitDeclarator syntax,
      List<AttributeSyntax> attributes,
      int alignment) {
    Token name() {
      return syntax.declarator().declaredName();
    }
  }

  private void typedef(Token name, QualifiedType type, List<AttributeSyntax> attributes) {
    if (Attributes.has(attributes, "transparent_union") && type.type() instanceof StructType s) {
      checker.transparentUnions.add(s);
    }
    Entity here = checker.scopes.findHere(name.text());
    boolean agrees =
        here instanceof Entity.Typedef(QualifiedType known)
            && Compatibility.compatible(known.type(), type.type());
    boolean predeclared = here instanceof Entity.Typedef && name.text().equals("bool");
    boolean free = here instanceof Entity.Undeclared || here instanceof Entity.Broken;
    if (!free && !agrees && !predeclared) {
      throw checker.report.fail(name, "conflicting types for '" + name.text() + "'");
    }
    checker.scopes.declare(name.text(), new Entity.Typedef(type));
  }

  private void object(Declared d, List<Statement> result) {
    Symbol symbol;
    if (d.type.type() instanceof FunctionType) {
      if (d.syntax.initializer().isPresent()) {
        throw checker.report.fail(d.name(), "function '" + d.name().text() + "' is initialised");
      }
      linkage.function(d.specifiers, d.type, d.name(), d.attributes);
      return;
    }
    if (d.specifiers.has(TokenKind.INLINE)) {
      checker.report.warning(d.name(), "variable '" + d.name().text() + "' declared 'inline'");
    }
    if (checker.scopes.atFileScope() || d.specifiers.has(TokenKind.EXTERN)) {
      symbol = linkage.variable(d);
      symbol.align(d.alignment);
      global(d, symbol);
    } else {
      local(d, result);
    }
  }

  private void global(Declared d, Symbol symbol) {
    if (d.syntax.initializer().isPresent()) {
      if (checker.unit.isDefined(symbol)) {
        throw checker.report.fail(d.name(), "redefinition of '" + d.name().text() + "'");
      }
      // The variable is in scope in its own initialiser.
      checker.unit.variable(symbol, Optional.empty(), Definition.TENTATIVE);
      Initializer initializer =
          initialise(symbol, d.syntax.initializer().get(), StorageDuration.STATIC);
      checker.unit.variable(symbol, Optional.of(initializer), Definition.FULL);
      defineConstant(d, symbol, initializer);
      return;
    }
    boolean mere = d.specifiers.has(TokenKind.EXTERN);
    requirePossible(d, mere);
    checker.unit.variable(
        symbol, Optional.empty(), mere ? Definition.DECLARATION : Definition.TENTATIVE);
  }

  private void requirePossible(Declared d, boolean mere) {
    if (d.type.type() instanceof kiki.cfront.type.VoidType && !mere) {
      throw checker.report.fail(d.name(), "variable '" + d.name().text() + "' declared void");
    }
  }

  private Initializer initialise(Symbol symbol, InitializerSyntax syntax, StorageDuration storage) {
    CheckedInitializer result = checker.initializers.check(symbol.type(), syntax, storage);
    symbol.refineType(result.type());
    return result.initializer();
  }

  private void defineConstant(Declared d, Symbol symbol, Initializer initializer) {
    boolean constant = d.specifiers.has(TokenKind.CONSTEXPR);
    if (constant && initializer instanceof Initializer.Single single) {
      checker.folder.define(symbol, single.value());
    }
  }

  private void local(Declared d, List<Statement> result) {
    Token name = d.name();
    boolean isStatic = d.specifiers.has(TokenKind.STATIC);
    Entity here = checker.scopes.findHere(name.text());
    if (!(here instanceof Entity.Undeclared || here instanceof Entity.Broken)) {
      throw checker.report.fail(name, "redeclaration of '" + name.text() + "'");
    }
    Symbol symbol =
        new Symbol(
            name.text(),
            d.type.type(),
            d.type.qualifiers(),
            isStatic ? Symbol.Storage.STATIC_LOCAL : Symbol.Storage.AUTOMATIC,
            checker.functionName(),
            name.location());
    symbol.align(d.alignment);
    markThreadLocal(d.specifiers, symbol);
    checker.scopes.declare(name.text(), new Entity.Named(symbol));
    StorageDuration duration = isStatic ? StorageDuration.STATIC : StorageDuration.AUTOMATIC;
    Optional<Initializer> initializer =
        d.syntax.initializer().map(syntax -> initialise(symbol, syntax, duration));
    initializer.ifPresent(i -> defineConstant(d, symbol, i));
    if (!TypeRules.isComplete(symbol.type())) {
      throw checker.report.fail(
          name, "'" + name.text() + "' has the incomplete type '" + symbol.type() + "'");
    }
    Optional<Expression> cleanup =
        isStatic ? Optional.empty() : checker.attributes.cleanup(name, d.attributes);
    result.add(new Statement.Declare(symbol, initializer, cleanup, name.location()));
  }

  static void markThreadLocal(Specifiers specifiers, Symbol symbol) {
    if (specifiers.has(TokenKind.THREAD_LOCAL)) {
      symbol.mark(Symbol.Trait.THREAD_LOCAL);
    }
  }

  /** {@code __auto_type x = value;}: the value's type. */
  private void inferred(DeclarationSyntax.Plain d, List<Statement> result) {
    for (DeclarationSyntax.InitDeclarator i : d.declarators()) {
      Token name = i.declarator().declaredName();
      if (!(i.initializer().orElse(null) instanceof InitializerSyntax.Value(var syntax))
          || !(i.declarator() instanceof kiki.cfront.syntax.DeclaratorSyntax.Name)) {
        throw checker.report.fail(name, "'__auto_type' needs a plain initialised variable");
      }
      Expression value = checker.expressions.value(syntax);
      CType type =
          Lvalues.isBitField(value) ? ImplicitConversions.promote(value).type() : value.type();
      Qualifiers qualifiers = TypeBuilder.qualifiers(d.specifiers().qualifiers());
      boolean file = checker.scopes.atFileScope();
      Symbol symbol =
          new Symbol(
              name.text(),
              type,
              qualifiers,
              file ? Symbol.Storage.EXTERNAL : Symbol.Storage.AUTOMATIC,
              checker.functionName(),
              name.location());
      checker.scopes.declare(name.text(), new Entity.Named(symbol));
      Initializer initializer =
          new Initializer.Single(ImplicitConversions.implicit(value, type), name.location());
      if (file) {
        checker.scopes.link(symbol);
        checker.unit.variable(symbol, Optional.of(initializer), Definition.FULL);
      } else {
        result.add(new Statement.Declare(symbol, Optional.of(initializer), name.location()));
      }
    }
  }
}
