// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * A bit-vector term as a constant plus multiples of terms, modulo two to its width. Coefficients
 * are kept as the signed numbers of least magnitude.
 */
public record Linear(BigInteger constant, Map<Term, BigInteger> coefficients, int width) {
  public static Linear of(Term term) {
    int width = term.width();
    Map<Term, BigInteger> coefficients = new LinkedHashMap<>();
    BigInteger constant = BigInteger.ZERO;
    ArrayDeque<Map.Entry<Term, BigInteger>> work = new ArrayDeque<>();
    work.push(Map.entry(term, BigInteger.ONE));
    while (!work.isEmpty()) {
      Map.Entry<Term, BigInteger> next = work.pop();
      Term t = next.getKey();
      BigInteger factor = next.getValue();
      if (t instanceof Constant c) {
        constant = constant.add(factor.multiply(bits(c).signed()));
      } else if (t.is(CoreOperator.ADD)) {
        work.push(Map.entry(t.argument(1), factor));
        work.push(Map.entry(t.argument(0), factor));
      } else if (t.is(CoreOperator.NEG)) {
        work.push(Map.entry(t.argument(0), factor.negate()));
      } else if (t.is(CoreOperator.MUL) && t.argument(0) instanceof Constant c) {
        work.push(Map.entry(t.argument(1), factor.multiply(bits(c).signed())));
      } else {
        coefficients.merge(t, factor, BigInteger::add);
      }
    }
    coefficients.replaceAll((t, c) -> centered(c, width));
    coefficients.values().removeIf(c -> c.signum() == 0);
    return new Linear(centered(constant, width), coefficients, width);
  }

  private static Value.Bits bits(Constant c) {
    return (Value.Bits) c.value();
  }

  private static BigInteger centered(BigInteger value, int width) {
    return Value.Bits.wrap(width, value).signed();
  }

  public boolean isConstant() {
    return coefficients.isEmpty();
  }

  /** The constant in bits instead of bytes; far outside of all objects where that is no long. */
  public long constantBits() {
    return constant.bitLength() < Long.SIZE - 4
        ? 8 * constant.longValueExact()
        : constant.signum() * (Long.MAX_VALUE / 4);
  }

  /** Greatest number that divides all coefficients; zero if there are none. */
  public BigInteger step() {
    return coefficients.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
  }

  /** The term {@code (this - base) / divisor}, which divides every coefficient and the rest. */
  public Term quotient(Terms terms, BigInteger base, BigInteger divisor) {
    Term sum = terms.bits(width, constant.subtract(base).divide(divisor));
    for (Map.Entry<Term, BigInteger> e : coefficients.entrySet()) {
      Term factor = terms.bits(width, e.getValue().divide(divisor));
      sum = terms.add(sum, terms.mul(factor, e.getKey()));
    }
    return sum;
  }
}
