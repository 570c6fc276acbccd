// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.List;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Property;

/** A condition that must hold before an instruction, and the property it is checked as. */
record RequiredCondition(Expr condition, Property.Kind kind, String description) {
  /** Notes that {@code condition} must hold wherever {@code guard} does. */
  static void add(
      Expr condition, Property.Kind kind, String text, Expr guard, List<RequiredCondition> out) {
    if (!Exprs.isTrue(condition)) {
      Expr guarded =
          Exprs.isTrue(guard)
              ? condition
              : new Expr.Binary(Expr.BinaryOp.IMPLIES, guard, condition, IntType.BOOL);
      out.add(new RequiredCondition(guarded, kind, text));
    }
  }
}
