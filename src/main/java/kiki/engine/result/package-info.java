// SPDX-License-Identifier: Apache-2.0
/**
 * What engines give: verdicts with counterexamples, lassos or proofs as their evidence, and the
 * ledger that collects them.
 */
package kiki.engine.result;
