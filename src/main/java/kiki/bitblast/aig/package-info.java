// SPDX-License-Identifier: Apache-2.0
/** And-inverter graphs, words of their edges, and clauses from them. */
package kiki.bitblast.aig;
