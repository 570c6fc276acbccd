// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

/** What a check found out. */
public enum Answer {
  SAT,
  UNSAT,
  /** Cancelled or out of budget. */
  UNKNOWN
}
