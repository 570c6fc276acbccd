// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/** The exact set of models of clauses over few variables, one bit an assignment. */
final class ModelSet {
  private final int variables;
  private final long[] bits;

  ModelSet(int variables) {
    this.variables = variables;
    bits = new long[Math.max(1, (1 << variables) >> 6)];
    Arrays.fill(bits, variables >= 6 ? -1L : (1L << (1 << variables)) - 1);
  }

  private ModelSet(ModelSet other) {
    variables = other.variables;
    bits = other.bits.clone();
  }

  ModelSet copy() {
    return new ModelSet(this);
  }

  /** Keeps the assignments that satisfy the clause; bit v-1 of an assignment is variable v. */
  void restrict(int[] clause) {
    for (int word = 0; word < bits.length; word++) {
      long satisfied = 0;
      for (int literal : clause) {
        long column = column(Math.abs(literal) - 1, word);
        satisfied |= literal > 0 ? column : ~column;
      }
      bits[word] &= satisfied;
    }
  }

  private static long column(int variable, int word) {
    return switch (variable) {
      case 0 -> 0xaaaaaaaaaaaaaaaaL;
      case 1 -> 0xccccccccccccccccL;
      case 2 -> 0xf0f0f0f0f0f0f0f0L;
      case 3 -> 0xff00ff00ff00ff00L;
      case 4 -> 0xffff0000ffff0000L;
      case 5 -> 0xffffffff00000000L;
      default -> (word >> (variable - 6) & 1) == 0 ? 0 : -1L;
    };
  }

  boolean isEmpty() {
    for (long word : bits) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }
}
