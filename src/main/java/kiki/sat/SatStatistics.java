// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * Counters of one solver since its creation.
 *
 * @param variables variables created
 * @param clauses clauses of the problem and learnt binary ones still in the data base, units
 *     excluded
 * @param learntClauses longer learnt clauses still in the data base
 * @param calls calls of {@link SatSolver#solve()}
 * @param conflicts conflicts met
 * @param decisions decisions made, assumptions included
 * @param propagations literals propagated
 * @param restarts restarts done
 * @param clauseBytes bytes held for clauses and their watches
 */
public record SatStatistics(
    long variables,
    long clauses,
    long learntClauses,
    long calls,
    long conflicts,
    long decisions,
    long propagations,
    long restarts,
    long clauseBytes) {}
