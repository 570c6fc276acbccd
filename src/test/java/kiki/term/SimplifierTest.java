// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Simplified terms have the values of the operations they were made by. */
class SimplifierTest {
  private static final int[][] WIDTHS = {
    {1, 2, 3}, {4, 8}, {6}, {8, 16, 32}, {32, 64}, {1, 7, 33, 80}, {5, 13, 64, 80}
  };

  @Test
  void randomTermsKeepTheirValues() {
    run(600);
  }

  @Test
  @Tag("long")
  void manyRandomTermsKeepTheirValues() {
    run(20_000);
  }

  private static void run(int rounds) {
    for (int seed = 0; seed < rounds; seed++) {
      Terms terms = new Terms();
      Random random = Seeds.random(seed);
      int assignments = 6;
      TermGenerator generator =
          new TermGenerator(terms, random, assignments, WIDTHS[seed % WIDTHS.length]);
      Evaluator[] evaluators = new Evaluator[assignments];
      for (int i = 0; i < assignments; i++) {
        evaluators[i] = new Evaluator(generator.assignment(i));
      }
      for (int step = 0; step < 60; step++) {
        TermGenerator.Sample sample = generator.next();
        for (int i = 0; i < assignments; i++) {
          int assignment = i;
          assertEquals(
              sample.values()[i],
              evaluators[i].evaluate(sample.term()),
              () -> sample.term() + " under " + generator.assignment(assignment));
        }
      }
    }
  }

  @Test
  void everyOperationOnConstantsAgreesWithItsDefinition() {
    Terms terms = new Terms();
    for (int width = 1; width <= 6; width++) {
      for (int a = 0; a < 1 << width; a++) {
        for (int b = 0; b < 1 << width; b++) {
          checkConstants(terms, width, a, b);
        }
      }
    }
  }

  private static void checkConstants(Terms terms, int width, int a, int b) {
    Constant x = terms.bits(width, a);
    Constant y = terms.bits(width, b);
    Value.Bits u = new Value.Bits(width, BigInteger.valueOf(a));
    Value.Bits v = new Value.Bits(width, BigInteger.valueOf(b));
    for (BinaryOperation operation : BinaryOperation.values()) {
      assertEquals(
          terms.constant(Reference.binary(operation, u, v)),
          operation.build(terms, x, y),
          () -> operation + " of " + u + " and " + v);
    }
    for (BitPredicate predicate : BitPredicate.values()) {
      assertEquals(
          terms.bool(Reference.predicate(predicate, u, v)),
          predicate.build(terms, x, y),
          () -> predicate + " of " + u + " and " + v);
    }
  }

  /** One operand constant, the other a symbol: where most rules apply. */
  @Test
  void everyOperationWithAConstantAgreesWithItsDefinition() {
    for (int width = 1; width <= 4; width++) {
      for (int constant = 0; constant < 1 << width; constant++) {
        Terms terms = new Terms();
        FreeSymbol symbol = terms.symbol("x", Sort.bits(width));
        Constant c = terms.bits(width, constant);
        for (int value = 0; value < 1 << width; value++) {
          Evaluator evaluator = new Evaluator(Map.of(symbol, terms.bits(width, value).value()));
          checkMixed(terms, evaluator, symbol, c, value);
        }
      }
    }
  }

  private static void checkMixed(
      Terms terms, Evaluator evaluator, FreeSymbol symbol, Constant c, int value) {
    Value.Bits known = (Value.Bits) c.value();
    Value.Bits variable = new Value.Bits(known.width(), BigInteger.valueOf(value));
    for (BinaryOperation operation : BinaryOperation.values()) {
      assertEquals(
          Reference.binary(operation, variable, known),
          evaluator.evaluate(operation.build(terms, symbol, c)),
          () -> operation + " of " + variable + " and constant " + known);
      assertEquals(
          Reference.binary(operation, known, variable),
          evaluator.evaluate(operation.build(terms, c, symbol)),
          () -> operation + " of constant " + known + " and " + variable);
    }
    for (BitPredicate predicate : BitPredicate.values()) {
      assertEquals(
          Value.Bool.of(Reference.predicate(predicate, variable, known)),
          evaluator.evaluate(predicate.build(terms, symbol, c)),
          () -> predicate + " of " + variable + " and constant " + known);
      assertEquals(
          Value.Bool.of(Reference.predicate(predicate, known, variable)),
          evaluator.evaluate(predicate.build(terms, c, symbol)),
          () -> predicate + " of constant " + known + " and " + variable);
    }
  }
}
