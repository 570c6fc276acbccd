// SPDX-License-Identifier: Apache-2.0
package kiki.term;

/** The normal order of commuting operands: constants first, then by id. */
final class Ordering {
  private Ordering() {}

  static Term first(Term a, Term b) {
    return inOrder(a, b) ? a : b;
  }

  static Term second(Term a, Term b) {
    return inOrder(a, b) ? b : a;
  }

  private static boolean inOrder(Term a, Term b) {
    if (a.isConstant() != b.isConstant()) {
      return a.isConstant();
    }
    return a.id() <= b.id();
  }
}
