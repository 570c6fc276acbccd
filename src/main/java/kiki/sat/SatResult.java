// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/** The answer of one {@link SatSolver#solve()} call. */
public enum SatResult {
  /** A model of the clauses and the assumptions was found. */
  SAT,
  /** The clauses have no model under the assumptions. */
  UNSAT,
  /** The call was terminated or ran out of its conflict budget. */
  UNKNOWN
}
