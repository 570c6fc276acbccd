// SPDX-License-Identifier: Apache-2.0
/**
 * Branch and prune over intervals of floating-point numbers, for problems of few inputs and much
 * arithmetic, where circuits are hard for a SAT solver. In come terms that must all be true; out
 * goes the certainty that they cannot be, or values that may make them true. May depend on {@code
 * term}.
 */
package kiki.solver.interval;
