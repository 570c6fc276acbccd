// SPDX-License-Identifier: Apache-2.0
/**
 * Judges what engines claim: proofs are certified, counterexamples are replayed by the interpreter.
 */
package kiki.engine.judge;
