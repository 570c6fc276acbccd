// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/** Computes the replacement of built-in macros. */
public final class BuiltinMacros {
  // A fixed date keeps runs repeatable; C11 6.10.8.1 allows it where the date is not available.
  private static final String DATE = "\"Jan  1 2000\"";
  private static final String TIME = "\"00:00:00\"";
  private static final String TIMESTAMP = "\"Sat Jan  1 00:00:00 2000\"";

  private final FileStack files;
  private long counter;

  public BuiltinMacros(FileStack files) {
    this.files = files;
  }

  Token expand(Builtin builtin, Token use) {
    return switch (builtin) {
      case FILE -> string(use, Stringizer.quoteText(use.file()));
      case FILE_NAME ->
          string(use, Stringizer.quoteText(use.file().substring(use.file().lastIndexOf('/') + 1)));
      case LINE -> number(use, use.line());
      case DATE -> string(use, DATE);
      case TIME -> string(use, TIME);
      case TIMESTAMP -> string(use, TIMESTAMP);
      case BASE_FILE -> string(use, Stringizer.quoteText(files.baseName()));
      case INCLUDE_LEVEL -> number(use, files.depth() - 1);
      case COUNTER -> number(use, counter++);
      case PRAGMA, HAS_INCLUDE, HAS_INCLUDE_NEXT, HAS_ATTRIBUTE, HAS_C_ATTRIBUTE, HAS_BUILTIN ->
          throw new IllegalArgumentException(builtin + " has no replacement");
    };
  }

  private static Token string(Token use, String literal) {
    return Token.synthetic(TokenKind.STRING, literal, use.location()).spacedAs(use);
  }

  private static Token number(Token use, long value) {
    return Token.synthetic(TokenKind.NUMBER, Long.toString(value), use.location()).spacedAs(use);
  }
}
