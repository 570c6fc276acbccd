// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.FloatTerms;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import org.junit.jupiter.api.Test;

/** Operations that do not round, on all operands of the 5-bit format: clauses against values. */
class FloatCircuitTest {
  private static final FloatFormat SMALL = new FloatFormat(2, 2);

  private final Terms terms = new Terms();
  private final FloatTerms floats = terms.floats();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
  private final FreeSymbol a = terms.symbol("a", Sort.floating(SMALL));
  private final FreeSymbol b = terms.symbol("b", Sort.floating(SMALL));

  @Test
  void operationsAgreeWithTheirValues() {
    List<BiFunction<Term, Term, Term>> operations =
        List.of(
            floats::min,
            floats::max,
            floats::equal,
            floats::less,
            floats::lessOrEqual,
            terms::equal,
            (x, _) -> floats.neg(x),
            (x, _) -> floats.abs(x),
            (x, _) -> floats.isNaN(x),
            (x, _) -> floats.isInfinite(x),
            (x, _) -> floats.isZero(x),
            (x, _) -> floats.isNormal(x),
            (x, _) -> floats.isSubnormal(x),
            (x, _) -> floats.isNegative(x),
            (x, _) -> floats.isFinite(x),
            (x, _) -> floats.toBits(x));
    List<FreeSymbol> results = new ArrayList<>();
    for (int i = 0; i < operations.size(); i++) {
      Term term = operations.get(i).apply(a, b);
      FreeSymbol result = terms.symbol("r" + i, term.sort());
      solver.require(terms.equal(result, term));
      results.add(result);
    }
    for (int x = 0; x < 32; x++) {
      for (int y = 0; y < 32; y++) {
        Term first = constant(x);
        Term second = constant(y);
        assertEquals(
            Answer.SAT, solver.check(List.of(terms.equal(a, first), terms.equal(b, second))));
        for (int i = 0; i < operations.size(); i++) {
          Value expected = solver.value(operations.get(i).apply(first, second));
          assertEquals(expected, solver.value(results.get(i)), "operation " + i + " " + first);
        }
      }
    }
  }

  private Term constant(int bits) {
    return floats.constant(IeeeFloat.fromBits(SMALL, BigInteger.valueOf(bits)));
  }

  @Test
  void everyPatternIsAFloatAndBackButNaNs() {
    FreeSymbol bits = terms.symbol("bits", Sort.bits(5));
    FreeSymbol back = terms.symbol("back", Sort.bits(5));
    solver.require(terms.equal(back, floats.toBits(floats.fromBits(bits, SMALL))));
    for (int x = 0; x < 32; x++) {
      assertEquals(Answer.SAT, solver.check(List.of(terms.equal(bits, terms.bits(5, x)))));
      IeeeFloat number = IeeeFloat.fromBits(SMALL, BigInteger.valueOf(x));
      IeeeFloat expected = number.isNaN() ? IeeeFloat.nan(SMALL) : number;
      assertEquals(new Value.Bits(5, expected.bits()), solver.value(back));
    }
  }

  @Test
  void freeFloatsAreEveryValueOnce() {
    int models = 0;
    while (solver.check(List.of(floats.isNaN(a))) == Answer.SAT) {
      models++;
      solver.require(terms.distinct(a, terms.constant(solver.value(a))));
    }
    assertEquals(1, models);
    while (solver.check(List.of()) == Answer.SAT) {
      models++;
      solver.require(terms.distinct(a, terms.constant(solver.value(a))));
    }
    // 32 patterns, of which 6 are NaNs.
    assertEquals(27, models);
  }
}
