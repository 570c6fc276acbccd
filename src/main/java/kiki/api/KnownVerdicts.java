// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kiki.engine.result.Listener;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** Remembers what engines have found so far, and tells a listener. */
final class KnownVerdicts implements Listener {
  private final List<Property> properties;
  private final Optional<Reliance> reliance;
  private final ProgressListener listener;
  private final Runnable failure;
  private final Map<Property, Verdict> decided = new LinkedHashMap<>();

  /**
   * @param reliance which verdicts hold by themselves
   * @param failure done after each failure that is found
   */
  KnownVerdicts(
      List<Property> properties,
      Optional<Reliance> reliance,
      ProgressListener listener,
      Runnable failure) {
    this.failure = failure;
    this.properties = List.copyOf(properties);
    this.reliance = reliance;
    this.listener = listener;
  }

  /** What is known; the other properties are unknown for the given reason. */
  synchronized Map<Property, Verdict> known(String reason) {
    Map<Property, Verdict> known = new LinkedHashMap<>();
    for (Property p : properties) {
      known.put(p, decided.getOrDefault(p, new Verdict.Unknown(reason)));
    }
    return reliance.map(r -> r.founded(known)).orElse(known);
  }

  @Override
  public void decided(Property property, Verdict verdict) {
    synchronized (this) {
      decided.put(property, verdict);
    }
    listener.decided(new PropertyResult(property, verdict));
    if (verdict instanceof Verdict.Refuted) {
      failure.run();
    }
  }

  @Override
  public void reopened(Property property) {
    synchronized (this) {
      decided.remove(property);
    }
    listener.reopened(property);
  }

  @Override
  public void warning(String message) {
    listener.warning(message);
  }

  @Override
  public void learned(String engine, int unwindings, Supplier<List<LoopInvariant>> invariants) {
    listener.learned(engine, unwindings, () -> Invariant.of(invariants.get()));
  }

  @Override
  public void progress(String engine, int unwindings, int open) {
    listener.progress(engine, unwindings, open);
  }
}
