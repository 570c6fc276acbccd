// SPDX-License-Identifier: Apache-2.0
/**
 * Proofs of the SAT solver, checked as they are written: {@link kiki.sat.proof.ProofChecker}
 * follows the steps, {@link kiki.sat.proof.CheckedSolver} answers UNSAT only where they lead there.
 * Knows the solver by its interface only.
 */
package kiki.sat.proof;
