// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.Symbol;

/**
 * What is shown of a function that is looked at by itself.
 *
 * @param root the function; empty for the program from its start
 * @param layers found in its form: invariants of the loops in it, and its summary
 */
public record ModuleProof(Optional<Symbol> root, int unwindings, List<InvariantLayer> layers) {
  public ModuleProof {
    layers = List.copyOf(layers);
  }
}
