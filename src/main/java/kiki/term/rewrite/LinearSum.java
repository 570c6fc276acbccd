// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.value.Value;

/**
 * A sum of multiples of terms, modulo two to the width: the order of its summands does not count.
 *
 * @param factors of the terms, none zero
 */
record LinearSum(int width, BigInteger constant, Map<Term, BigInteger> factors) {
  LinearSum {
    factors = Map.copyOf(factors);
  }

  static LinearSum of(int width, BigInteger constant) {
    return new LinearSum(width, constant.and(Value.Bits.mask(width)), Map.of());
  }

  static LinearSum of(Term term) {
    return new LinearSum(term.width(), BigInteger.ZERO, Map.of(term, BigInteger.ONE));
  }

  /** The term that the sum is, if it is one. */
  Optional<Term> single() {
    return constant.signum() == 0 && factors.size() == 1
        ? factors.entrySet().stream()
            .filter(e -> e.getValue().equals(BigInteger.ONE))
            .map(Map.Entry::getKey)
            .findFirst()
        : Optional.empty();
  }

  LinearSum plus(LinearSum other) {
    Map<Term, BigInteger> sum = new HashMap<>(factors);
    other.factors.forEach((term, factor) -> add(sum, term, factor));
    return new LinearSum(width, constant.add(other.constant).and(mask()), sum);
  }

  LinearSum times(BigInteger factor) {
    Map<Term, BigInteger> product = new HashMap<>();
    factors.forEach((term, f) -> add(product, term, f.multiply(factor)));
    return new LinearSum(width, constant.multiply(factor).and(mask()), product);
  }

  LinearSum minus(LinearSum other) {
    return plus(other.times(BigInteger.ONE.negate()));
  }

  /** The summands that another sum has as well; never the constant. */
  LinearSum common(LinearSum other) {
    Map<Term, BigInteger> shared = new HashMap<>(factors);
    shared.entrySet().retainAll(other.factors.entrySet());
    return new LinearSum(width, BigInteger.ZERO, shared);
  }

  private void add(Map<Term, BigInteger> sum, Term term, BigInteger factor) {
    BigInteger total = sum.getOrDefault(term, BigInteger.ZERO).add(factor).and(mask());
    if (total.signum() == 0) {
      sum.remove(term);
    } else {
      sum.put(term, total);
    }
  }

  private BigInteger mask() {
    return Value.Bits.mask(width);
  }
}
