// SPDX-License-Identifier: Apache-2.0
/**
 * Checks proofs: a program and a list of invariants come in, nothing or a mistake goes out. Shares
 * nothing with the inference of invariants but the words they are stated in (rows over the
 * variables of a loop); the conditions on them are stated here a second time, directly over the SSA
 * form.
 *
 * <p>Proofs that were found in a slice are checked on the whole program, too: the loops and
 * variables of the slice are translated. If the translated proof fails, it is checked on the slice,
 * and the certificate says so.
 */
package kiki.engine.certify;
