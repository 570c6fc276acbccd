// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.List;
import kiki.engine.result.Certificate;
import kiki.engine.result.Proof;
import kiki.program.Property;

/** Judges proofs that were found, with forms and solvers of its own. */
public interface SecondLook {
  /** What is certain of a proof of the properties. */
  Certificate certificate(List<Property> properties, Proof proof);
}
