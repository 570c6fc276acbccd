// SPDX-License-Identifier: Apache-2.0
/** The DIMACS format: formulas read and written, DRAT proofs on disk, and {@code kiki sat}. */
package kiki.sat.dimacs;
