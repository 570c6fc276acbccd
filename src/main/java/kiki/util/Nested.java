// SPDX-License-Identifier: Apache-2.0
package kiki.util;

/** What is in one of its kind, up to an outermost one. */
public interface Nested<N extends Nested<N>> {
  /** The one around it; of the outermost nobody asks. */
  N parent();

  /** How many are around it. */
  int depth();

  /** The innermost that both are in, or one of them is. */
  static <N extends Nested<N>> N common(N a, N b) {
    N x = a;
    N y = b;
    while (x != y) {
      if (x.depth() >= y.depth()) {
        x = x.parent();
      } else {
        y = y.parent();
      }
    }
    return x;
  }
}
