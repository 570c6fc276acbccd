// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/** Takes the steps of a DRAT proof as they happen. Literals are as in DIMACS. */
public interface ProofWriter {
  /** The clause follows from those present (by unit propagation) and is present from now on. */
  void add(int[] literals, int length);

  /** The clause is not needed any more. */
  void delete(int[] literals, int length);
}
