// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

/** What a line of a BTOR2 file stands for. */
sealed interface Btor2Value {
  /** Words of some width, or arrays of them. */
  sealed interface Sort extends Btor2Value {}

  /** Words. */
  record WordSort(int width) implements Sort {}

  /** Arrays; an index of n bits gives two to the n elements. */
  record ArraySort(int indexWidth, int width) implements Sort {}

  /** A word, its lowest bit first, as literals of the graph. */
  record Word(int[] bits) implements Btor2Value {}

  /** An array with a word for each index. */
  record Elements(ArraySort sort, int[][] words) implements Btor2Value {}
}
