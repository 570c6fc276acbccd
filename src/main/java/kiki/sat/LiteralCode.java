// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * Literals inside the solver: variable {@code v} is {@code 2v}, its negation {@code 2v+1}, so that
 * a literal indexes an array, {@code l ^ 1} negates and {@code l >> 1} is the variable.
 */
public final class LiteralCode {
  private LiteralCode() {}

  public static int fromDimacs(int literal) {
    return literal > 0 ? literal << 1 : (-literal << 1) | 1;
  }

  static int toDimacs(int literal) {
    return (literal & 1) == 0 ? literal >> 1 : -(literal >> 1);
  }
}
