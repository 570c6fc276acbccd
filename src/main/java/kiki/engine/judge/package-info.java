/**
 * Judges what engines claim: proofs are certified with a form and a solver of their own,
 * counterexamples are replayed by the interpreter.
 */
package kiki.engine.judge;
