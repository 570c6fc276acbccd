// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import kiki.cfront.lex.Token;

/**
 * A clause of a contract, as CBMC has them: {@code __CPROVER_requires(c)} after a function
 * declarator, {@code __CPROVER_loop_invariant(c)} after the head of a loop. The token is the
 * keyword.
 */
public record ClauseSyntax(Token token, List<Group> groups) {
  /** {@code condition: target, target}; the condition is null where none is given. */
  public record Group(ExpressionSyntax condition, List<ExpressionSyntax> targets) {}
}
