// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.program.Expr;
import kiki.program.Rounding;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.ieee.RoundingMode;

/**
 * Floating-point operations in a direction of rounding that is a term: a choice between the
 * operations in each direction, or just one where the direction is known.
 */
final class RoundedOperations {
  private final Terms terms;
  private final FloatTerms floats;
  private final ArithmeticTerms arithmetic;
  private final ConversionTerms conversions;

  RoundedOperations(Terms terms, ArithmeticTerms arithmetic, ConversionTerms conversions) {
    this.terms = terms;
    this.floats = terms.floats();
    this.arithmetic = arithmetic;
    this.conversions = conversions;
  }

  Term apply(Expr operation, List<Term> operands, Term mode) {
    List<RoundingMode> modes = Rounding.modes();
    Term result = null;
    for (int number = 0; number < modes.size(); number++) {
      Term isThis = terms.equal(mode, terms.bits(mode.width(), number));
      if (result == null || isThis != terms.falseTerm()) {
        Term value = in(modes.get(number), operation, operands);
        result = result == null ? value : terms.ite(isThis, value, result);
      }
    }
    return result;
  }

  private Term in(RoundingMode mode, Expr operation, List<Term> operands) {
    Term a = operands.getFirst();
    return switch (operation) {
      case Expr.Cast c ->
          conversions.toFloat(a, c.operand().type(), ((FloatType) c.type()).format(), mode);
      case Expr.Unary u when u.op() == Expr.UnaryOp.SQUARE_ROOT -> floats.sqrt(mode, a);
      case Expr.Unary u when u.op() == Expr.UnaryOp.ROUND_IN_MODE ->
          floats.roundToIntegral(mode, a);
      case Expr.Binary b -> arithmetic.floating(b.op(), mode, a, operands.get(1));
      case Expr.FusedMultiplyAdd f -> floats.fma(mode, a, operands.get(1), operands.get(2));
      case Expr other -> throw new IllegalArgumentException("does not round: " + other);
    };
  }
}
