// SPDX-License-Identifier: Apache-2.0
/**
 * Terms to clauses. In come terms; they become bits in an and-inverter graph with a few richer
 * gates ({@link kiki.bitblast.aig.Aig}), and the part of the graph that constraints and assumptions
 * need becomes clauses of a SAT solver ({@link kiki.bitblast.aig.CnfEncoder}). Arrays are
 * abstracted by their reads and refined on demand ({@link kiki.bitblast.array.ArrayTheory}). May
 * depend on {@code term} and {@code sat}.
 */
package kiki.bitblast;
