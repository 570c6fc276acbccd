// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.StateLiterals;
import kiki.domain.template.Names;
import kiki.domain.template.Variable;

/** Bounds of variables, for tests. */
final class Literals {
  static final Variable X = Names.variable(0, IntType.INT, "x");
  static final Variable Y = Names.variable(1, IntType.INT, "y");

  private Literals() {}

  static PredicateRow atMost(Variable variable, long bound) {
    return bound(1, variable, bound);
  }

  static PredicateRow atLeast(Variable variable, long bound) {
    return bound(-1, variable, -bound);
  }

  private static PredicateRow bound(int factor, Variable variable, long bound) {
    LinearRow row = LinearRow.of(List.of(factor), List.of(variable));
    return StateLiterals.atMost(row, BigInteger.valueOf(bound)).orElseThrow();
  }
}
