// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import kiki.cfront.lex.Token;

/** Where the expander gets tokens that no macro has produced. */
public interface TokenSource {
  /** What reaching the end of an included file means. */
  enum FileEnd {
    /** Go on in the including file. */
    CONTINUE,
    /** Answer EOF: a macro's arguments must end in the file they start in. */
    STOP
  }

  /** The next token outside of directives, which are obeyed on the way. Never a NEWLINE. */
  Token next(FileEnd fileEnd);

  /** Takes the next token if it is an open parenthesis. */
  boolean takeParenthesis();
}
