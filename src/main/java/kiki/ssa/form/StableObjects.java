// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import kiki.pointer.MemoryObject;

/**
 * The objects whose numbers invariants may mention: those numbered before the execution. Other
 * numbers mean another object at another unwinding, or in another iteration.
 *
 * @param greatest their greatest number
 * @param version the numbers mean the same in forms of the same version
 * @param sites what the objects are variables of, or where they are made, by their numbers
 */
public record StableObjects(int greatest, String version, Map<Integer, Set<MemoryObject>> sites) {
  /** Of a form in which no number is the same at every unwinding. */
  public static final StableObjects NONE = new StableObjects(0, "", Map.of());

  public StableObjects {
    sites = Collections.unmodifiableMap(new LinkedHashMap<>(sites));
  }
}
