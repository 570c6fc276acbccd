// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.FileStack;
import kiki.cfront.macro.OpenFile;
import kiki.cfront.macro.TokenSource;

/** The tokens of the files on the stack; directives among them are obeyed. */
final class FileTokens implements TokenSource {
  private final FileStack files;
  private Directives directives;

  FileTokens(FileStack files) {
    this.files = files;
  }

  /** The directives need the expander, which needs this. */
  void obey(Directives newDirectives) {
    directives = newDirectives;
  }

  @Override
  public Token next(FileEnd fileEnd) {
    while (true) {
      OpenFile file = files.top();
      Token token = file.next();
      switch (token.kind()) {
        case NEWLINE -> {}
        case EOF -> {
          if (fileEnd == FileEnd.STOP || files.depth() == 1) {
            file.putBack(token);
            return token;
          }
          files.pop();
        }
        case HASH -> {
          if (token.isFirstOfLine()) {
            Token pragma = directives.obey(file, token);
            if (pragma != null) {
              return pragma;
            }
          } else if (!file.isSkipping()) {
            return token;
          }
        }
        default -> {
          if (file.isSkipping()) {
            skipLine(file);
          } else {
            file.noteContent();
            return token;
          }
        }
      }
    }
  }

  @Override
  public boolean takeParenthesis() {
    OpenFile file = files.top();
    Token token = file.next();
    while (token.is(TokenKind.NEWLINE)) {
      token = file.next();
    }
    if (token.is(TokenKind.LEFT_PAREN)) {
      return true;
    }
    file.putBack(token);
    return false;
  }

  private static void skipLine(OpenFile file) {
    Token token = file.next();
    while (!token.is(TokenKind.NEWLINE) && !token.is(TokenKind.EOF)) {
      token = file.next();
    }
    if (token.is(TokenKind.EOF)) {
      file.putBack(token);
    }
  }
}
