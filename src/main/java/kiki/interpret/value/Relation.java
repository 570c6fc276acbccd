// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.value;

import java.util.Arrays;
import java.util.Optional;
import kiki.program.Expr.BinaryOp;

/** The comparisons among the operators. */
public enum Relation {
  EQUAL(BinaryOp.EQUAL),
  NOT_EQUAL(BinaryOp.NOT_EQUAL),
  LESS(BinaryOp.LESS),
  LESS_OR_EQUAL(BinaryOp.LESS_OR_EQUAL),
  GREATER(BinaryOp.GREATER),
  GREATER_OR_EQUAL(BinaryOp.GREATER_OR_EQUAL);

  private final BinaryOp op;

  Relation(BinaryOp op) {
    this.op = op;
  }

  public static Optional<Relation> of(BinaryOp op) {
    return Arrays.stream(values()).filter(r -> r.op == op).findFirst();
  }
}
