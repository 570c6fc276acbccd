// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;

/**
 * Comparisons of encodings. Numbers of one sign are ordered as their magnitudes are, or the other
 * way round; one chain of carries serves both, as the carry that comes in decides what is answered
 * for equal magnitudes.
 */
final class FloatComparator {
  private final FloatTools tools;
  private final Aig aig;

  FloatComparator(FloatTools tools) {
    this.tools = tools;
    this.aig = tools.aig();
  }

  int equal(FloatFormat format, int[] a, int[] b) {
    int same = tools.words().equal(FloatFields.magnitude(a), FloatFields.magnitude(b));
    int signs = aig.iff(Words.top(a), Words.top(b));
    int signsAgree = aig.or(signs, tools.fields().isZero(a));
    return aig.and(aig.and(same, signsAgree), Aig.not(tools.fields().isNaN(a, format)));
  }

  int less(FloatFormat format, int[] a, int[] b) {
    int nonZero = Aig.not(aig.and(tools.fields().isZero(a), tools.fields().isZero(b)));
    int less = ordered(a, b, Aig.not(Words.top(a)), aig.and(Words.top(a), nonZero));
    return aig.and(noneIsNaN(format, a, b), less);
  }

  int lessOrEqual(FloatFormat format, int[] a, int[] b) {
    int zeros = aig.and(tools.fields().isZero(a), tools.fields().isZero(b));
    int less = ordered(a, b, Words.top(a), aig.or(Words.top(a), zeros));
    return aig.and(noneIsNaN(format, a, b), less);
  }

  /** C's fmin: the one that is a number, else the smaller; the negative zero is below. */
  int[] min(FloatFormat format, int[] a, int[] b) {
    return chosen(format, a, b, below(a, b));
  }

  /** C's fmax. */
  int[] max(FloatFormat format, int[] a, int[] b) {
    return chosen(format, a, b, below(b, a));
  }

  private int below(int[] a, int[] b) {
    return ordered(a, b, Aig.not(Words.top(a)), Words.top(a));
  }

  private int[] chosen(FloatFormat format, int[] a, int[] b, int takeFirst) {
    int first = aig.and(Aig.not(tools.fields().isNaN(a, format)), takeFirst);
    return tools.words().mux(aig.or(tools.fields().isNaN(b, format), first), a, b);
  }

  /**
   * The order of numbers. The carry is left unchanged by equal magnitudes and says for others
   * whether the first is larger, which makes it the smaller number if both are negative.
   */
  private int ordered(int[] a, int[] b, int carryIn, int ifSignsDiffer) {
    int carry = carryIn;
    for (int i = 0; i < a.length - 1; i++) {
      carry = aig.majority(a[i], Aig.not(b[i]), carry);
    }
    int ifSignsAgree = aig.iff(carry, Words.top(a));
    return aig.mux(aig.xor(Words.top(a), Words.top(b)), ifSignsDiffer, ifSignsAgree);
  }

  private int noneIsNaN(FloatFormat format, int[] a, int[] b) {
    return aig.and(
        Aig.not(tools.fields().isNaN(a, format)), Aig.not(tools.fields().isNaN(b, format)));
  }
}
