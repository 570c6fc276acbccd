// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

/** What a second look at a proof, with a form and a solver of its own, has shown. */
public sealed interface Certificate {
  /** Nobody asked for one. */
  record None() implements Certificate {}

  /** It is a proof about the whole program. */
  record OfProgram() implements Certificate {}

  /**
   * It is a proof about the part of the program that decides the properties.
   *
   * @param doubt what is not shown about the whole program
   */
  record OfSlice(String doubt) implements Certificate {}

  /** It is a proof about the transition system that the program was encoded in. */
  record OfSystem() implements Certificate {}

  /**
   * It is no proof.
   *
   * @param mistake what is wrong with it
   */
  record Refused(String mistake) implements Certificate {}
}
