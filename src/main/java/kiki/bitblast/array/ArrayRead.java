// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

/** The element of an array at an index, known to the clauses by these bits. */
record ArrayRead(ArrayNode array, ArrayIndex index, int[] element) {}
