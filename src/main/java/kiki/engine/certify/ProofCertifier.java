// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.List;
import java.util.function.Supplier;
import kiki.engine.result.Certificate;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.program.Property;

/** Checks a proof again, with SSA forms and solvers of its own. */
public interface ProofCertifier {
  /** What is certain of a proof of the properties. */
  Certificate certificate(List<Property> properties, Proof proof);

  /**
   * Of a proof about a transition system, which has been checked there.
   *
   * @param obligations what was checked; computed only if it is to be shown
   */
  Certificate ofSystem(Supplier<List<ProofObligation>> obligations);
}
