// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/**
 * A clause of a contract, as CBMC has them: {@code __CPROVER_requires(c)} after a function
 * declarator, {@code __CPROVER_loop_invariant(c)} after the head of a loop. The token is the
 * keyword.
 */
public record ClauseSyntax(Token token, List<Group> groups) {
  /** {@code condition: target, target}; often without a condition. */
  public record Group(Optional<ExpressionSyntax> condition, List<ExpressionSyntax> targets) {}
}
