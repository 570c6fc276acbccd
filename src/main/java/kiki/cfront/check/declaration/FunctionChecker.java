// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.FunctionContext;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.DeclaratorSyntax;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;

/** Function definitions (C11 6.9.1). */
final class FunctionChecker {
  private final Checker checker;

  FunctionChecker(Checker checker) {
    this.checker = checker;
  }

  void definition(DeclarationSyntax.Function f) {
    Token name = f.declarator().declaredName();
    List<AttributeSyntax> attributes = new ArrayList<>(f.specifiers().attributes());
    attributes.addAll(f.declarator().attributes());
    attributes.addAll(f.attributes());
    checker.attributes.refuseUnsupported(attributes);
    if (f.specifiers().has(TokenKind.TYPEDEF)) {
      throw checker.report.fail(name, "function definition declared 'typedef'");
    }
    QualifiedType written = checker.types.specifiers(f.specifiers());
    QualifiedType base =
        written.withType(checker.attributes.mode(written.type(), f.specifiers().attributes()));
    Symbol provisional =
        new Symbol(
            name.text(),
            VoidType.VOID,
            Qualifiers.NONE,
            Symbol.Storage.EXTERNAL,
            "",
            name.location());
    checker.enclosing = Optional.of(new FunctionContext(provisional));
    DeclaratorTypes.Signature signature;
    try {
      signature = checker.declaratorTypes.signature(base, f.declarator());
    } finally {
      checker.enclosing = Optional.empty();
    }
    Symbol symbol =
        checker.declarations.linkage().function(f.specifiers(), signature.type(), name, attributes);
    if (checker.unit.isDefined(symbol)) {
      throw checker.report.fail(name, "redefinition of '" + name.text() + "'");
    }
    requireResult(symbol, name);
    checker.clauses.function(symbol, signature.parameters(), f.clauses());
    body(f, symbol, signature);
  }

  private void requireResult(Symbol symbol, Token name) {
    CType result = ((FunctionType) symbol.type()).result();
    if (!(result instanceof VoidType) && !TypeRules.isComplete(result)) {
      throw checker.report.fail(name, "the function returns the incomplete type '" + result + "'");
    }
  }

  private void body(
      DeclarationSyntax.Function f, Symbol symbol, DeclaratorTypes.Signature signature) {
    checker.enclosing = Optional.of(new FunctionContext(symbol));
    checker.scopes.open();
    checker.function().openBlock();
    try {
      List<Statement> entry = new ArrayList<>(signature.lengths());
      List<Symbol> parameters = signature.parameters();
      if (f.declarator().innermostFunction().orElseThrow().parameters()
          instanceof DeclaratorSyntax.Parameters.Names(List<Token> names)) {
        parameters = oldParameters(names, f.oldParameters());
      }
      for (Symbol p : parameters) {
        declareParameter(p, f.declarator().declaredName());
      }
      Statement.Block block = checker.statements.body(f.body(), entry);
      requireLabels();
      checker.unit.function(
          new FunctionDefinition(
              symbol, parameters, block, f.declarator().declaredName().location()));
    } finally {
      checker.enclosing = Optional.empty();
      checker.scopes.close();
    }
  }

  private void declareParameter(Symbol parameter, Token function) {
    if (!TypeRules.isComplete(parameter.type())) {
      checker.report.error(
          function,
          "parameter '"
              + parameter.name()
              + "' has the incomplete type '"
              + parameter.type()
              + "'");
    }
    if (!parameter.name().isEmpty()) {
      checker.scopes.declare(parameter.name(), new Entity.Named(parameter));
    }
  }

  /** The parameters of a K&amp;R definition, in the order of the names. */
  private List<Symbol> oldParameters(
      List<Token> names, List<DeclarationSyntax.Plain> declarations) {
    Map<String, Symbol> declared = new LinkedHashMap<>();
    for (Token name : names) {
      declared.put(name.text(), parameter(name, QualifiedType.of(IntType.INT)));
    }
    for (DeclarationSyntax.Plain d : declarations) {
      QualifiedType base = checker.types.specifiers(d.specifiers());
      for (DeclarationSyntax.InitDeclarator i : d.declarators()) {
        Token name = i.declarator().declaredName();
        if (!declared.containsKey(name.text())) {
          throw checker.report.fail(
              name, "declaration for parameter '" + name.text() + "' but no such parameter");
        }
        declared.put(
            name.text(), parameter(name, checker.declaratorTypes.adjusted(base, i.declarator())));
      }
    }
    return List.copyOf(declared.values());
  }

  private Symbol parameter(Token name, QualifiedType type) {
    return new Symbol(
        name.text(),
        type.type(),
        type.qualifiers(),
        Symbol.Storage.PARAMETER,
        checker.functionName(),
        name.location());
  }

  private void requireLabels() {
    checker.statements.requireDefined(checker.function().closeBlock());
    checker.statements.requireDefined(checker.function().labels());
  }
}
