// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.LinkedHashMap;
import java.util.Map;

/** A stopwatch for each engine, by its name. Engines that start late may ask at any time. */
public final class Stopwatches {
  private final Map<String, Stopwatch> byName = new LinkedHashMap<>();

  public synchronized Stopwatch of(String engine) {
    return byName.computeIfAbsent(engine, _ -> new Stopwatch());
  }

  /** Those of the engines so far, in the order in which they began. */
  public synchronized Map<String, Stopwatch> soFar() {
    return new LinkedHashMap<>(byName);
  }
}
