// SPDX-License-Identifier: Apache-2.0
/**
 * Checks proofs: a program and a list of invariants come in, nothing or a mistake goes out. Shares
 * nothing with the inference of invariants but the words they are stated in (rows over the
 * variables of a loop); what must hold of them is written down here a second time, straight over
 * the SSA form.
 *
 * <p>The program is the whole one, also for a proof that was made in a slice: what that calls loops
 * and variables is translated. Where the translated proof does not convince, the slice is the
 * program, and the certificate says so.
 */
package kiki.engine.certify;
