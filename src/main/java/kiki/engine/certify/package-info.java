// SPDX-License-Identifier: Apache-2.0
/**
 * Checks proofs: a program and a list of invariants come in, nothing or a mistake goes out. Shares
 * nothing with the inference of invariants but the words they are stated in (rows over the
 * variables of a loop); what must hold of them is written down here a second time, straight over
 * the SSA form.
 */
package kiki.engine.certify;
