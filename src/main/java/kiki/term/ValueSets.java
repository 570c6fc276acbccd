// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import java.util.Arrays;
import kiki.term.value.Value;

/**
 * The numbers a case distinction over constants can denote, as long as they are few: enough to
 * decide that a state machine is not in a state, however deep its transitions nest.
 */
final class ValueSets {
  private static final BigInteger[] UNKNOWN = {};

  private BigInteger[][] known = new BigInteger[1 << 10][];

  /** The unsigned numbers a term can denote, in order; null if they are not known. */
  BigInteger[] of(Term term) {
    Value.Bits constant = ConstantRules.bits(term);
    if (constant != null) {
      return new BigInteger[] {constant.unsigned()};
    }
    BigInteger[] set = term.id() < known.length ? known[term.id()] : null;
    return set == UNKNOWN ? null : set;
  }

  /** Computes the set of a new case distinction from those of its branches. */
  void add(Term ite) {
    BigInteger[] a = of(ite.argument(1));
    BigInteger[] b = a == null ? null : of(ite.argument(2));
    if (b == null) {
      return;
    }
    if (ite.id() >= known.length) {
      known = Arrays.copyOf(known, Math.max(ite.id() + 1, 2 * known.length));
    }
    if (known[ite.id()] == null) {
      BigInteger[] union = union(a, b);
      known[ite.id()] = union.length <= RewriteTuning.VALUES ? union : UNKNOWN;
    }
  }

  private static BigInteger[] union(BigInteger[] a, BigInteger[] b) {
    BigInteger[] merged = new BigInteger[a.length + b.length];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < a.length || j < b.length) {
      int order = i == a.length ? 1 : j == b.length ? -1 : a[i].compareTo(b[j]);
      merged[size++] = order <= 0 ? a[i] : b[j];
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
    }
    return Arrays.copyOf(merged, size);
  }

  /** Whether the term certainly never denotes the number. */
  boolean excludes(Term term, BigInteger number) {
    BigInteger[] set = of(term);
    return set != null && Arrays.binarySearch(set, number) < 0;
  }

  /** Whether two terms certainly never denote the same number. */
  boolean areDisjoint(Term a, Term b) {
    BigInteger[] x = of(a);
    BigInteger[] y = x == null ? null : of(b);
    return y != null && union(x, y).length == x.length + y.length;
  }
}
