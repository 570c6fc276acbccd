// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.program.Expr;
import kiki.util.Location;

/**
 * A call of a function whose meaning is built in.
 *
 * @param type of the call's value
 * @param hint the pointer type the result is converted to, or null
 * @param target where the result may be written directly, or null
 */
public record IntrinsicCall(
    String name,
    List<Expression> arguments,
    CType type,
    PointerType hint,
    Expr target,
    Location location) {

  public Expression argument(int index) {
    return arguments.get(index);
  }
}
