// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.Conditional;
import kiki.cfront.macro.Conditional.Truth;
import kiki.cfront.macro.Expander;
import kiki.cfront.macro.FileStack;
import kiki.cfront.macro.Header;
import kiki.cfront.macro.MacroReader;
import kiki.cfront.macro.MacroTable;
import kiki.cfront.macro.OpenFile;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;

/** Carries out directives (C11 6.10). */
final class Directives {
  private final MacroTable macros;
  private final Expander expander;
  private final Inclusion inclusion;
  private final ConditionQueries queries;
  private final Language language;
  private final Pragmas pragmas;
  private final LineControl lineControl;
  private final Diagnostics diagnostics;

  Directives(
      FileStack files,
      MacroTable macros,
      Expander expander,
      Inclusion inclusion,
      PreprocessorOptions options,
      Diagnostics diagnostics) {
    this.macros = macros;
    this.expander = expander;
    this.inclusion = inclusion;
    this.queries = new ConditionQueries(expander, macros, inclusion);
    this.language = options.language();
    this.pragmas = new Pragmas(files, macros, diagnostics);
    this.lineControl = new LineControl(expander, options.lines(), diagnostics);
    this.diagnostics = diagnostics;
  }

  /** Obeys the directive after {@code #}; the answer is a PRAGMA token or null. */
  Token obey(OpenFile file, Token hash) {
    Token name = file.next();
    if (isEnd(name)) {
      putBackEof(file, name);
      return null;
    }
    try {
      return file.isSkipping() ? whileSkipping(file, name) : whileActive(file, hash, name);
    } catch (BadDirective bad) {
      diagnostics.report(bad.diagnostic());
      return null;
    }
  }

  private Token whileSkipping(OpenFile file, Token name) throws BadDirective {
    switch (name.text()) {
      case "if", "ifdef", "ifndef" -> {
        restOfLine(file);
        file.openConditional(Conditional.skipped(name), null);
      }
      case "elif", "elifdef", "elifndef", "else", "endif" -> conditional(file, name);
      default -> restOfLine(file);
    }
    return null;
  }

  private Token whileActive(OpenFile file, Token hash, Token name) throws BadDirective {
    switch (name.text()) {
      case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif" -> {
        conditional(file, name);
        return null;
      }
      default -> file.noteContent();
    }
    switch (name.text()) {
      case "define" -> define(file);
      case "undef" -> undefine(file, name);
      case "include", "include_next", "import" -> inclusion.obey(file, name);
      case "line" -> lineControl.directive(file, restOfLine(file), name);
      case "error" -> throw new BadDirective(name.error("#error " + file.lexer().restOfLine()));
      case "warning" ->
          diagnostics.warning(name.location(), "#warning " + file.lexer().restOfLine());
      case "pragma" -> {
        return pragmas.read(hash, restOfLine(file));
      }
      case "ident", "sccs", "assert", "unassert" -> restOfLine(file);
      default -> {
        List<Token> rest = restOfLine(file);
        if (name.is(TokenKind.NUMBER)) {
          lineControl.marker(file, name, rest);
        } else {
          throw new BadDirective(name.error("invalid preprocessing directive #" + name.text()));
        }
      }
    }
    return null;
  }

  /**
   * The headers that are part of kiki define hundreds of macros of which a program uses a few: each
   * is read when it is asked for.
   */
  private void define(OpenFile file) throws BadDirective {
    if (!(file.header() instanceof Header.Bundled)) {
      macros.define(new MacroReader(restOfLine(file)).read());
      return;
    }
    Lexer definition = file.lexer().fork();
    Token name = file.next();
    macros.define(name.text(), definition);
    file.lexer().passLine();
  }

  private void conditional(OpenFile file, Token name) throws BadDirective {
    switch (name.text()) {
      case "if" -> file.openConditional(Conditional.open(name, condition(file, name)), null);
      case "ifdef" -> {
        Token macro = macroName(file, name);
        Truth defined = Truth.of(macros.isDefined(macro.text()));
        file.openConditional(Conditional.open(name, defined), null);
      }
      case "ifndef" -> {
        Token macro = macroName(file, name);
        Truth undefined = Truth.of(!macros.isDefined(macro.text()));
        file.openConditional(Conditional.open(name, undefined), macro.text());
      }
      default -> alternative(file, name);
    }
  }

  private void alternative(OpenFile file, Token name) throws BadDirective {
    Conditional open = file.conditionals().peek();
    if (open == null) {
      restOfLine(file);
      throw new BadDirective(name.error("#" + name.text() + " without #if"));
    }
    if (name.text().equals("endif")) {
      restOfLine(file);
      file.closeConditional();
      return;
    }
    file.noteAlternative();
    if (open.elseSeen()) {
      restOfLine(file);
      throw new BadDirective(name.error("#" + name.text() + " after #else"));
    }
    if (name.text().equals("else")) {
      restOfLine(file);
      open.startElse();
    } else if (!open.isSearching()) {
      restOfLine(file);
      open.alternative(Truth.FALSE);
    } else {
      open.alternative(alternativeCondition(file, name));
    }
  }

  private Truth alternativeCondition(OpenFile file, Token name) {
    return switch (name.text()) {
      case "elif" -> condition(file, name);
      case "elifdef" -> Truth.of(macros.isDefined(macroName(file, name).text()));
      default -> Truth.of(!macros.isDefined(macroName(file, name).text()));
    };
  }

  /** A condition that cannot be evaluated is reported and taken as false. */
  private Truth condition(OpenFile file, Token name) {
    List<Token> line = restOfLine(file);
    List<Token> expression = line.subList(0, line.size() - 1);
    if (expression.isEmpty()) {
      diagnostics.report(name.error("#" + name.text() + " with no expression"));
      return Truth.FALSE;
    }
    expander.open(expression);
    try {
      return Truth.of(new Condition(expander, queries, language, diagnostics, name).isTrue());
    } catch (BadDirective bad) {
      diagnostics.report(bad.diagnostic());
      return Truth.FALSE;
    } finally {
      expander.close();
    }
  }

  private void undefine(OpenFile file, Token name) {
    Token macro = macroName(file, name);
    macros.undefine(macro.text(), macro.location());
  }

  private Token macroName(OpenFile file, Token directive) {
    List<Token> line = restOfLine(file);
    Token macro = line.getFirst();
    if (!macro.is(TokenKind.IDENTIFIER)) {
      String problem = isEnd(macro) ? "no macro name given in" : "macro name missing in";
      diagnostics.report(directive.error(problem + " #" + directive.text()));
      return Token.synthetic(TokenKind.IDENTIFIER, " ", directive.location());
    }
    if (line.size() > 2) {
      Token extra = line.get(1);
      diagnostics.warning(
          extra.location(), "extra tokens at end of #" + directive.text() + " directive");
    }
    return macro;
  }

  /** The tokens up to the end of the line, the NEWLINE or EOF included. */
  static List<Token> restOfLine(OpenFile file) {
    List<Token> tokens = new ArrayList<>();
    Token token;
    do {
      token = file.next();
      tokens.add(token);
    } while (!isEnd(token));
    putBackEof(file, token);
    return tokens;
  }

  static boolean isEnd(Token token) {
    return token.is(TokenKind.NEWLINE) || token.is(TokenKind.EOF);
  }

  private static void putBackEof(OpenFile file, Token token) {
    if (token.is(TokenKind.EOF)) {
      file.putBack(token);
    }
  }
}
