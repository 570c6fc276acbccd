// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import kiki.cfront.lex.Token;

/** A type as in a cast: specifiers and an abstract declarator. */
public record TypeName(Specifiers specifiers, DeclaratorSyntax declarator) {
  public Token token() {
    return specifiers.token();
  }
}
