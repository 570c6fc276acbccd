// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

/** How parameters are improved when an abstract value is not inductive yet. */
public enum Strategy {
  /** Join each model with the value (figure 12): exact, and slow where lattices are high. */
  ENUMERATION,
  /** Maximise the sum of the parameters in question by binary search (equation 22). */
  BINARY_SEARCH,
  /**
   * Join models, but lift a bound that keeps growing to the next constant of the program; then
   * lower each lifted bound to the largest value that the expression really reaches.
   */
  THRESHOLDS
}
