// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

/** What is said of products with a common factor holds of all numbers. */
class ProductOrderTest {
  private final Terms terms = new Terms();

  @Test
  void holdsOfAllNumbers() {
    for (int width = 1; width <= 5; width++) {
      for (int a = 0; a < 1 << width; a++) {
        for (int b = 0; b < 1 << width; b++) {
          for (int factor = 0; factor < 1 << width; factor++) {
            Term claim =
                ProductOrder.of(
                    terms, terms.bits(width, a), terms.bits(width, b), terms.bits(width, factor));
            assertSame(terms.trueTerm(), claim, a + " and " + b + " times " + factor);
          }
        }
      }
    }
  }

  @Test
  void saysSomethingOfSymbols() {
    Term a = terms.symbol("a", Sort.bits(8));
    Term b = terms.symbol("b", Sort.bits(8));
    Term factor = terms.symbol("f", Sort.bits(8));
    assertFalse(ProductOrder.of(terms, a, b, factor).isConstant());
  }
}
