// SPDX-License-Identifier: Apache-2.0
/**
 * Checks proofs: a program and a list of invariants come in, nothing or a mistake goes out. Shares
 * nothing with the inference of invariants but the words they are stated in (rows over the
 * variables of a loop); what must hold of them is written down here a second time, straight over
 * the SSA form.
 *
 * <p>The program is the one that the proof is about. Of a proof in a slice it is the slice: that
 * what holds there holds in the whole program is not checked here.
 */
package kiki.engine.certify;
