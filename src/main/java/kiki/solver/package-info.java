// SPDX-License-Identifier: Apache-2.0
/**
 * The incremental solver over terms. In come constraints of sort Bool, for good, in retractable
 * contexts or as assumptions of one call; out go SAT, UNSAT or UNKNOWN, models and cores. May
 * depend on {@code term}, {@code sat} and {@code bitblast}.
 */
package kiki.solver;
