// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import kiki.term.Term;
import kiki.term.Terms;

/**
 * Products with a common factor are the same if their other factors are, else in the order of
 * these, and at least the common factor apart. This holds of all values; a SAT solver that has to
 * find it out by itself multiplies.
 */
public final class ProductOrder {
  private ProductOrder() {}

  /** A condition that holds always: of {@code a * factor} and {@code b * factor}. */
  public static Term of(Terms terms, Term a, Term b, Term factor) {
    Term same =
        terms.implies(terms.equal(a, b), terms.equal(terms.mul(a, factor), terms.mul(b, factor)));
    return terms.and(same, before(terms, a, b, factor), before(terms, b, a, factor));
  }

  /**
   * {@code small < large} implies {@code small * factor + factor <= large * factor} where the
   * larger product is small enough not to wrap around, not even if less than half of all numbers is
   * added.
   */
  private static Term before(Terms terms, Term small, Term large, Term factor) {
    Term nextProduct = terms.add(terms.mul(small, factor), factor);
    Term product = terms.mul(large, factor);
    return terms.implies(
        terms.and(terms.ult(small, large), fits(terms, large, factor)),
        terms.and(terms.ule(nextProduct, product), terms.not(terms.isNegative(product))));
  }

  /** Implies that the product of two numbers, as it is without wrapping around, has a zero bit. */
  private static Term fits(Terms terms, Term a, Term b) {
    int width = a.width();
    Term any = terms.falseTerm();
    for (int bits = 0; bits < width; bits++) {
      any = terms.or(any, terms.and(isBelow(terms, a, bits), isBelow(terms, b, width - 1 - bits)));
    }
    return any;
  }

  /** Whether all bits from a position on are zero. */
  private static Term isBelow(Terms terms, Term a, int bits) {
    return terms.equal(terms.extract(a, a.width() - 1, bits), terms.bits(a.width() - bits, 0));
  }
}
