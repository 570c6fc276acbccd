// SPDX-License-Identifier: Apache-2.0
/**
 * The verification algorithms: incremental bounded model checking, k-induction, kIkI, abstract
 * interpretation (chapter, section 5), IC3, termination by ranking functions and non-termination by
 * lassos, and the schedule that runs them side by side. In come a way to make SSA forms and
 * solvers, and the properties; out go verdicts with evidence: replayed counterexamples, and proofs
 * that a fresh solver can check again. May depend on everything before it in the data flow; prints
 * nothing.
 */
package kiki.engine;
