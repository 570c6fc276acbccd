// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

/**
 * What a solver has done so far.
 *
 * @param checks calls of {@link Solver#check}
 * @param satCalls calls of the SAT solver; more than the checks if arrays were refined
 * @param lemmas instances of array axioms added
 * @param encodingNanos time spent turning terms into clauses
 * @param solvingNanos time spent in the SAT solver
 * @param variables variables of the SAT instance
 * @param clauses clauses given to the SAT solver
 */
public record Statistics(
    long checks,
    long satCalls,
    long lemmas,
    long encodingNanos,
    long solvingNanos,
    long variables,
    long clauses) {}
