// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.program.Expr;
import kiki.util.Location;

/** What contracts that stand in the program change in the code of one function. */
public interface ProgramClauses {
  /** Whether a call stands in a clause and must be lowered in place. */
  boolean inlines(Expression.Call call);

  /** The value of such a call, or null if it has none. */
  Expr inline(Expression.Call call);

  /** Whether a {@code return} belongs to a body that is lowered in place. */
  boolean isInlining();

  /** Such a {@code return}. */
  void returns(Optional<Expr> value, Location at);

  /** How a loop with a contract begins and ends; empty if the contract is not applied. */
  Optional<LoopForm> loop(Statement.Contracted x);

  /** Before a {@code return} of the function. */
  void leaveLoops(Location at);

  /** Before a jump to a label of the user's. */
  void leaveLoopsFor(String label, Location at);

  /** Whether a jump to an unknown place may leave a loop unnoticed. */
  boolean isInFrame();
}
