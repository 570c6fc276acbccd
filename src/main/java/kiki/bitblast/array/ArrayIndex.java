// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

/** A word used to read or write arrays; equal words are one index. */
record ArrayIndex(int id, int[] bits) {}
