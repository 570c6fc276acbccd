// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.util.Location;

/**
 * Calls, in one function, of functions whose meaning is not a body. What they mean is written with
 * statements and expressions, so the packages that build on these implement it.
 */
public interface KnownCalls {
  /** Lowers the call; null for a call of type void. */
  Expr lower(IntrinsicCall call);

  /** The value of a builtin; null if it has none. */
  Expr lower(Expression.Builtin x);

  /** Lowers a call that prints, with the result where that is not null; false for other calls. */
  boolean prints(Optional<Expr> result, Symbol callee, List<Expression> arguments, Location at);

  /** The arguments of a library function, after the checks of what nothing else checks. */
  List<Expr> required(String function, List<Expr> values, Location at);
}
