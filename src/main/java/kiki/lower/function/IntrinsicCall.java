// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.program.Expr;
import kiki.util.Location;

/**
 * A call of a function whose meaning is built in.
 *
 * @param type of the call's value
 * @param hint the pointer type the result is converted to, if it is
 * @param target where the result may be written directly
 */
public record IntrinsicCall(
    String name,
    List<Expression> arguments,
    CType type,
    Optional<PointerType> hint,
    Optional<Expr> target,
    Location location) {

  /** A call whose result goes nowhere in particular. */
  public static IntrinsicCall of(
      String name, List<Expression> arguments, CType type, Location location) {
    return new IntrinsicCall(name, arguments, type, Optional.empty(), Optional.empty(), location);
  }

  /** The same call of another function. */
  public IntrinsicCall of(String other) {
    return new IntrinsicCall(other, arguments, type, hint, target, location);
  }

  /** Where a value of the call's own type may be written directly. */
  public Optional<Expr> destination() {
    return target.filter(t -> t.type().equals(type));
  }

  public Expression argument(int index) {
    return arguments.get(index);
  }
}
