// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;

/** Which function a call is of, as far as the text of the call says it. */
public final class Callee {
  private Callee() {}

  /** The function a call names directly; empty for a call through a pointer. */
  public static Optional<Symbol> named(Expression function) {
    return switch (function) {
      case Expression.Decay d -> named(d.operand());
      case Expression.AddressOf a -> named(a.operand());
      case Expression.Dereference d -> named(d.pointer());
      case Expression.Cast c when c.type().equals(c.operand().type()) -> named(c.operand());
      case Expression.Reference r when r.symbol().isFunction() -> Optional.of(r.symbol());
      case Expression other -> Optional.empty();
    };
  }
}
