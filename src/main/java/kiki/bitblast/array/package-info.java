// SPDX-License-Identifier: Apache-2.0
/** Arrays by lemmas on demand: only reads that a model gets wrong become clauses. */
package kiki.bitblast.array;
