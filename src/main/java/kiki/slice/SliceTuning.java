// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

/** Bounds on the effort of taking programs apart. */
final class SliceTuning {
  /**
   * Variables that an access through a pointer may be to, in an abstraction of memory. Each is a
   * case of every such access; more than a few would bring back what the abstraction is to avoid.
   */
  static final int MOST_TARGETS = 4;

  private SliceTuning() {}
}
