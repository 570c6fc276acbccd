// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.FileStack;
import kiki.cfront.macro.MacroTable;
import kiki.cfront.source.Diagnostics;

/** {@code #pragma} (C11 6.10.6): some speak to the preprocessor, the others are passed on. */
final class Pragmas {
  private final FileStack files;
  private final MacroTable macros;
  private final Diagnostics diagnostics;

  Pragmas(FileStack files, MacroTable macros, Diagnostics diagnostics) {
    this.files = files;
    this.macros = macros;
    this.diagnostics = diagnostics;
  }

  /** The PRAGMA token to pass on, or null. */
  Token read(Token hash, List<Token> line) throws BadDirective {
    List<Token> tokens = line.subList(0, line.size() - 1);
    String first = text(tokens, 0);
    String second = text(tokens, 1);
    if (first.equals("once") && tokens.size() == 1) {
      files.markOnce();
      return null;
    }
    if (first.equals("push_macro") || first.equals("pop_macro")) {
      saveOrRestore(first, tokens);
      return null;
    }
    if (first.equals("GCC") && second.equals("error")) {
      throw new BadDirective(tokens.getFirst().error(message(tokens)));
    }
    if (first.equals("GCC") && second.equals("warning")) {
      diagnostics.warning(tokens.getFirst().location(), message(tokens));
    }
    return Token.synthetic(TokenKind.PRAGMA, Inclusion.joined(tokens), hash.location())
        .spacedAs(hash);
  }

  private void saveOrRestore(String which, List<Token> tokens) throws BadDirective {
    if (tokens.size() < 4 || !tokens.get(2).is(TokenKind.STRING)) {
      throw new BadDirective(tokens.getFirst().error("#pragma " + which + " expects (\"NAME\")"));
    }
    String name = StringLiteral.decode(tokens.subList(2, 3), diagnostics).asText();
    if (which.equals("push_macro")) {
      macros.push(name);
    } else {
      macros.pop(name);
    }
  }

  private String message(List<Token> tokens) {
    boolean string = tokens.size() > 2 && tokens.get(2).is(TokenKind.STRING);
    return string ? StringLiteral.decode(tokens.subList(2, 3), diagnostics).asText() : "";
  }

  private static String text(List<Token> tokens, int index) {
    return index < tokens.size() ? tokens.get(index).text() : "";
  }
}
