// SPDX-License-Identifier: Apache-2.0
package kiki.engine.modular;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.ModuleProof;
import kiki.program.Property;
import kiki.ssa.form.CallSite;

/**
 * What was found out about a function by itself.
 *
 * @param summary what callers may use
 * @param invariants all of it for the user
 * @param judged the properties that were looked at
 * @param open properties that are not shown to hold in it, with the calls that are to blame
 * @param hidden properties of which nothing can be said, for something is not represented
 */
record Module(
    ModuleProof proof,
    List<InvariantLayer> summary,
    List<LoopInvariant> invariants,
    Set<Property> judged,
    Map<Property, Set<CallSite>> open,
    Set<Property> hidden) {
  boolean admits(Property property) {
    return judged.contains(property) && !open.containsKey(property) && !hidden.contains(property);
  }
}
