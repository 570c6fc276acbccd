// SPDX-License-Identifier: Apache-2.0
/**
 * Propositional satisfiability: clauses over integer variables come in, a model or a set of failed
 * assumptions goes out. {@link kiki.sat.SatSolver} is the contract, {@link kiki.sat.CdclSolver} the
 * embedded solver, {@link kiki.sat.ipasir.IpasirSolver} a native one; {@code sat.proof} checks
 * proofs as they are made, {@code sat.dimacs} reads formulas in DIMACS format and writes proofs in
 * DRAT. May depend on {@code util} and {@code options} only; knows nothing of terms.
 */
package kiki.sat;
