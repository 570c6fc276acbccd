// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.ArrayList;
import java.util.List;

/** What a second look at a proof, with a form and a solver of its own, has shown. */
public sealed interface Certificate {
  /** What the second look consisted of; empty unless it is kept for others. */
  default List<ProofObligation> obligations() {
    return List.of();
  }

  /** The same with more that was checked before. */
  default Certificate with(List<ProofObligation> lemmas) {
    List<ProofObligation> all = new ArrayList<>(lemmas);
    all.addAll(obligations());
    return switch (this) {
      case None _, Refused _ -> this;
      case OfProgram _ -> new OfProgram(all);
      case OfSlice(String doubt, _) -> new OfSlice(doubt, all);
      case OfSystem _ -> new OfSystem(all);
    };
  }

  /** Nobody asked for one. */
  record None() implements Certificate {}

  /** It is a proof about the whole program. */
  record OfProgram(@Override List<ProofObligation> obligations) implements Certificate {
    public OfProgram() {
      this(List.of());
    }
  }

  /**
   * It is a proof about the part of the program that decides the properties.
   *
   * @param doubt what is not shown about the whole program
   */
  record OfSlice(String doubt, @Override List<ProofObligation> obligations)
      implements Certificate {}

  /** It is a proof about the transition system that the program was encoded in. */
  record OfSystem(@Override List<ProofObligation> obligations) implements Certificate {}

  /**
   * It is no proof.
   *
   * @param mistake what is wrong with it
   */
  record Refused(String mistake) implements Certificate {}
}
