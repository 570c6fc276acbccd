// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.Sort;

/** Refuses terms of a wrong sort where they are built. */
public final class Sorts {
  private Sorts() {}

  static void require(Term term, Sort sort, String role) {
    if (!term.sort().equals(sort)) {
      throw new IllegalArgumentException(
          role + " must be of sort " + sort + ", not " + term.sort() + ": " + term);
    }
  }

  static void requireBool(Term term) {
    if (!(term.sort() instanceof Sort.Bool)) {
      throw new IllegalArgumentException(
          "operand must be of sort Bool, not " + term.sort() + ": " + term);
    }
  }

  static void requireBits(Term term) {
    if (!(term.sort() instanceof Sort.BitVec)) {
      throw new IllegalArgumentException(
          "operand must be a bit-vector, not " + term.sort() + ": " + term);
    }
  }

  static Sort.Array requireArray(Term term) {
    if (term.sort() instanceof Sort.Array sort) {
      return sort;
    }
    throw new IllegalArgumentException(
        "operand must be an array, not " + term.sort() + ": " + term);
  }

  static Sort.Float requireFloat(Term term) {
    if (term.sort() instanceof Sort.Float sort) {
      return sort;
    }
    throw new IllegalArgumentException("operand must be a float, not " + term.sort() + ": " + term);
  }

  public static void requireSame(String operation, Term a, Term b) {
    if (!a.sort().equals(b.sort())) {
      throw new IllegalArgumentException(
          operation + " needs operands of one sort, not " + a.sort() + " and " + b.sort());
    }
  }

  static void requireSameWidth(String operation, Term a, Term b) {
    requireBits(a);
    requireBits(b);
    requireSame(operation, a, b);
  }

  static void requireAtMost(Term term, int width) {
    requireBits(term);
    if (term.width() > width) {
      throw new IllegalArgumentException(
          "cannot extend " + term.width() + " bits to " + width + ": " + term);
    }
  }
}
