// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.List;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Property;

/** Something that must hold before an instruction. */
record Finding(Expr condition, Property.Kind kind, String description) {
  /** Notes that {@code condition} must hold wherever {@code guard} does. */
  static void add(Expr condition, Property.Kind kind, String text, Expr guard, List<Finding> out) {
    if (!Exprs.isTrue(condition)) {
      Expr guarded =
          Exprs.isTrue(guard)
              ? condition
              : new Expr.Binary(Expr.BinaryOp.IMPLIES, guard, condition, IntType.BOOL);
      out.add(new Finding(guarded, kind, text));
    }
  }
}
