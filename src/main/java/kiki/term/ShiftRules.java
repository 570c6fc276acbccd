// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Shifts. By a constant they are products or slices. */
final class ShiftRules {
  private final Terms terms;
  private final TermTable table;

  ShiftRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term shift(CoreOperator operator, Term a, Term amount) {
    Value.Bits shifted = ConstantRules.bits(a);
    if (shifted != null && shifted.isZero()) {
      return a;
    }
    if (shifted != null && shifted.isAllOnes() && operator == CoreOperator.ASHR) {
      return a;
    }
    Value.Bits count = ConstantRules.bits(amount);
    if (count == null) {
      return table.application(operator, a.sort(), a, amount);
    }
    int width = a.width();
    boolean all = count.unsigned().compareTo(BigInteger.valueOf(width)) >= 0;
    int by = all ? width : count.unsigned().intValue();
    return switch (operator) {
      case SHL -> all ? zero(a) : terms.mul(terms.bits(width, BigInteger.ONE.shiftLeft(by)), a);
      case LSHR -> all ? zero(a) : terms.zeroExtend(terms.extract(a, width - 1, by), width);
      case ASHR -> terms.signExtend(terms.extract(a, width - 1, Math.min(by, width - 1)), width);
      default -> throw new IllegalArgumentException("not a shift: " + operator);
    };
  }

  private Term zero(Term a) {
    return terms.bits(a.width(), 0);
  }
}
