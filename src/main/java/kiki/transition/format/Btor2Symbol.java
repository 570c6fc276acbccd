// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

/**
 * An input or a state of a BTOR2 file.
 *
 * @param name as the file has it; may be empty
 * @param bits literals of the graph; of an array, those of all elements in a row
 * @param elementWidth the width of one element of an array, zero for a word
 */
record Btor2Symbol(String name, int[] bits, int elementWidth) {}
