// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.BinaryOperation;
import kiki.term.BitPredicate;
import kiki.term.FreeSymbol;
import kiki.term.Reference;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every operation on all operands of a small width: clauses against definitions. */
class CircuitTest {
  private record Case(FreeSymbol result, String name, BinaryOperator<Value> definition) {}

  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6})
  void operationsAgreeWithTheirDefinitions(int width) {
    FreeSymbol x = terms.symbol("x", Sort.bits(width));
    FreeSymbol y = terms.symbol("y", Sort.bits(width));
    List<Case> cases = cases(x, y);
    for (int a = 0; a < 1 << width; a++) {
      for (int b = 0; b < 1 << width; b++) {
        Term left = terms.bits(width, a);
        Term right = terms.bits(width, b);
        assertEquals(
            Answer.SAT, solver.check(List.of(terms.equal(x, left), terms.equal(y, right))));
        for (Case one : cases) {
          Value expected = one.definition().apply(solver.value(left), solver.value(right));
          assertEquals(
              expected, solver.value(one.result()), one.name() + " of " + left + ", " + right);
        }
      }
    }
  }

  private List<Case> cases(FreeSymbol x, FreeSymbol y) {
    List<Case> cases = new ArrayList<>();
    for (BinaryOperation operation : BinaryOperation.values()) {
      Term term = operation.build(terms, x, y);
      cases.add(
          new Case(
              named(operation.name(), term),
              operation.name(),
              (a, b) -> Reference.binary(operation, (Value.Bits) a, (Value.Bits) b)));
    }
    for (BitPredicate predicate : BitPredicate.values()) {
      Term term = predicate.build(terms, x, y);
      cases.add(
          new Case(
              named(predicate.name(), term),
              predicate.name(),
              (a, b) ->
                  Value.Bool.of(Reference.predicate(predicate, (Value.Bits) a, (Value.Bits) b))));
    }
    return cases;
  }

  private FreeSymbol named(String name, Term term) {
    FreeSymbol symbol = terms.symbol(name, term.sort());
    solver.require(terms.equal(symbol, term));
    return symbol;
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 32, 64, 80})
  void wideOperationsAgreeWithTheirDefinitions(int width) {
    FreeSymbol x = terms.symbol("x", Sort.bits(width));
    FreeSymbol y = terms.symbol("y", Sort.bits(width));
    List<Case> cases = cases(x, y);
    Random random = Seeds.random(width);
    for (int i = 0; i < 12; i++) {
      Term left = terms.bits(width, new BigInteger(1 + random.nextInt(width), random));
      Term right = terms.bits(width, new BigInteger(1 + random.nextInt(width), random));
      assertEquals(Answer.SAT, solver.check(List.of(terms.equal(x, left), terms.equal(y, right))));
      for (Case one : cases) {
        Value expected = one.definition().apply(solver.value(left), solver.value(right));
        assertEquals(
            expected, solver.value(one.result()), one.name() + " of " + left + ", " + right);
      }
    }
  }

  /** Products with constants are built from few rows. */
  @Test
  void productsWithConstantsAgreeWithTheirDefinition() {
    int width = 6;
    FreeSymbol x = terms.symbol("x", Sort.bits(width));
    List<FreeSymbol> products = new ArrayList<>();
    for (int factor = 0; factor < 1 << width; factor++) {
      products.add(named("p" + factor, terms.mul(terms.bits(width, factor), x)));
    }
    for (int a = 0; a < 1 << width; a++) {
      assertEquals(Answer.SAT, solver.check(List.of(terms.equal(x, terms.bits(width, a)))));
      for (int factor = 0; factor < 1 << width; factor++) {
        assertEquals(
            terms.bits(width, (long) a * factor).value(), solver.value(products.get(factor)));
      }
    }
  }
}
