// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.List;
import kiki.cfront.type.IntType;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Property;

/**
 * Values of enumerations that have no name. C allows them (C11 6.7.2.2p4); who asks for this check,
 * which is CBMC's, does not: neither where one is read nor where a number becomes one.
 */
final class EnumChecks {
  private final CheckOptions options;

  EnumChecks(CheckOptions options) {
    this.options = options;
  }

  void value(Expr e, Expr guard, List<RequiredCondition> out) {
    if (options.has(Check.ENUM_RANGE)
        && e.type() instanceof IntType type
        && !type.enumerators().isEmpty()) {
      Expr named =
          e instanceof Expr.IntConstant c && type.enumerators().contains(c.value())
              ? Exprs.TRUE
              : Exprs.isOneOf(e, type.enumerators());
      String text = "enum range check in " + ExprPrinter.describe(e);
      RequiredCondition.add(named, Property.Kind.ENUM_RANGE, text, guard, out);
    }
  }
}
