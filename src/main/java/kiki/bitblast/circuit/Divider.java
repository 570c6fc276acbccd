// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/**
 * Unsigned quotient and remainder by restoring division: from the top bit down, the divisor is
 * subtracted where it fits. The circuit has no inputs of its own, so known operands make the result
 * known by propagation alone. A zero divisor always fits and leaves the remainder alone, which
 * gives SMT-LIB's results by itself.
 *
 * <p>That a remainder is below its divisor and that no result exceeds the dividend follows from the
 * circuit, but a SAT solver would need exponentially many conflicts to see it. So these facts are
 * handed over beside it.
 */
public final class Divider {
  /** The two results of one division. */
  public record Division(int[] quotient, int[] remainder) {}

  private final Aig aig;
  private final Words words;
  private final Adder adder;
  private final IntConsumer facts;
  private final Map<List<Integer>, Division> known = new HashMap<>();

  /** Literals that hold whatever the operands are go to {@code facts}. */
  public Divider(Aig aig, Words words, Adder adder, IntConsumer facts) {
    this.aig = aig;
    this.words = words;
    this.adder = adder;
    this.facts = facts;
  }

  public Division divide(int[] a, int[] b) {
    List<Integer> key = Arrays.asList(Arrays.stream(concat(a, b)).boxed().toArray(Integer[]::new));
    Division division = known.get(key);
    if (division == null) {
      division = build(a, b);
      known.put(key, division);
      state(a, b, division);
    }
    return division;
  }

  private void state(int[] a, int[] b, Division division) {
    int isZero = Aig.not(higherBits(b)[0]);
    facts.accept(aig.or(isZero, adder.less(division.remainder(), b)));
    facts.accept(aig.or(isZero, Aig.not(adder.less(a, division.quotient()))));
    facts.accept(Aig.not(adder.less(a, division.remainder())));
  }

  private Division build(int[] a, int[] b) {
    int width = a.length;
    int[] higher = higherBits(b);
    int[] quotient = new int[width];
    int[] rest = new int[0];
    for (int i = width - 1; i >= 0; i--) {
      int[] shifted = new int[rest.length + 1];
      shifted[0] = a[i];
      System.arraycopy(rest, 0, shifted, 1, rest.length);
      int[] difference = new int[shifted.length];
      int carry = Aig.TRUE;
      for (int j = 0; j < shifted.length; j++) {
        int subtracted = Aig.not(b[j]);
        difference[j] = aig.xor3(shifted[j], subtracted, carry);
        carry = aig.majority(shifted[j], subtracted, carry);
      }
      int fits = aig.and(carry, Aig.not(higher[shifted.length]));
      quotient[i] = fits;
      rest = words.mux(fits, difference, shifted);
    }
    return new Division(quotient, rest);
  }

  /** Whether some bit at this position or above is set, for each position. */
  private int[] higherBits(int[] b) {
    int[] higher = new int[b.length + 1];
    higher[b.length] = Aig.FALSE;
    for (int i = b.length - 1; i >= 0; i--) {
      higher[i] = aig.or(b[i], higher[i + 1]);
    }
    return higher;
  }

  private static int[] concat(int[] a, int[] b) {
    int[] both = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return both;
  }
}
