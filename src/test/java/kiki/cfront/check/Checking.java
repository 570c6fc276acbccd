// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;

/** Runs the checker on pieces of C. */
public final class Checking {
  private final Language language;
  private final Diagnostics diagnostics = new Diagnostics();
  private TranslationUnit unit;

  private Checking(Language language) {
    this.language = language;
  }

  public static Checking of(String text) {
    return of(text, Language.LP64);
  }

  static Checking of(String text, Language language) {
    Checking result = new Checking(language);
    result.run(text);
    return result;
  }

  private void run(String text) {
    List<Token> tokens =
        new Preprocessor(PreprocessorOptions.of(language), diagnostics)
            .tokens(new SourceText("t.c", text));
    try {
      unit = new CFrontEnd(language, diagnostics).check("t.c", tokens);
    } catch (CError tooMany) {
      unit = null;
    }
  }

  /** The unit of a program that must be right. */
  public TranslationUnit unit() {
    if (diagnostics.hasErrors()) {
      throw new AssertionError(messages(Severity.ERROR));
    }
    return unit;
  }

  List<String> errors() {
    return messages(Severity.ERROR);
  }

  List<String> warnings() {
    return messages(Severity.WARNING);
  }

  private List<String> messages(Severity severity) {
    return diagnostics.all().stream()
        .filter(d -> d.severity().word().equals(severity.word()))
        .map(Checking::text)
        .toList();
  }

  private static String text(Diagnostic d) {
    return d.location().line() + ":" + d.location().column() + ": " + d.message();
  }

  Symbol variable(String name) {
    return global(name).symbol();
  }

  TranslationUnit.GlobalVariable global(String name) {
    return unit().variables().stream()
        .filter(v -> v.symbol().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  TranslationUnit.FunctionDefinition function(String name) {
    return unit().functions().stream()
        .filter(f -> f.symbol().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The last expression statement of a function. */
  Expression lastExpression(String function) {
    Statement last = function(function).body().body().getLast();
    return ((Statement.Evaluate) last).expression();
  }

  /** The type of an expression at the end of a function with the given declarations. */
  static CType typeOf(String declarations, String expression, Language language) {
    return expression(declarations, expression, language).type();
  }

  static Expression expression(String declarations, String expression, Language language) {
    return of("void f(void) {" + declarations + "\n" + expression + "; }", language)
        .lastExpression("f");
  }

  /** The value that a global of the given type gets from a constant expression. */
  static Expression constant(String type, String expression, Language language) {
    Initializer initializer =
        of(type + " v = " + expression + ";", language).global("v").initializer().orElseThrow();
    return ((Initializer.Single) initializer).value();
  }
}
