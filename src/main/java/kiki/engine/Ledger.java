package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.program.Property;

/**
 * The verdicts found so far by all engines; the first definite one of a property stays, unless it
 * is a proof that assumed what another engine refutes.
 */
public final class Ledger {
  private final Map<Property, Optional<Verdict>> verdicts = new LinkedHashMap<>();
  private final Map<Property, String> reasons = new LinkedHashMap<>();
  private final Listener listener;
  private final Set<Property> takenBack = new LinkedHashSet<>();
  private volatile int openCount;

  public Ledger(List<Property> properties, Listener listener) {
    this.listener = listener;
    properties.forEach(property -> verdicts.put(property, Optional.empty()));
    this.openCount = verdicts.size();
  }

  /** Properties without a verdict, in order. */
  public synchronized List<Property> open() {
    List<Property> open = new ArrayList<>();
    verdicts.forEach(
        (property, verdict) -> {
          if (verdict.isEmpty()) {
            open.add(property);
          }
        });
    return open;
  }

  /** Whether every property has a verdict. */
  public boolean isSettled() {
    return openCount == 0;
  }

  public synchronized boolean isOpen(Property property) {
    return verdicts.getOrDefault(property, Optional.of(new Verdict.Unknown(""))).isEmpty();
  }

  synchronized boolean isProved(Property property) {
    return verdicts.getOrDefault(property, Optional.empty()).orElse(null) instanceof Verdict.Proved;
  }

  /** Properties with a counterexample, in order. */
  synchronized Set<Property> refuted() {
    Set<Property> refuted = new LinkedHashSet<>();
    verdicts.forEach(
        (property, verdict) -> {
          if (verdict.orElse(null) instanceof Verdict.Refuted) {
            refuted.add(property);
          }
        });
    return refuted;
  }

  /** Takes a proof back that assumed of another property what does not hold. */
  void reopen(Property property) {
    synchronized (this) {
      if (!isProved(property)) {
        return;
      }
      verdicts.put(property, Optional.empty());
      openCount++;
      takenBack.add(property);
      reasons.put(property, "it is proved only for executions on which no other property fails");
    }
    listener.reopened(property);
  }

  /** Whether everything that is open was proved before under assumptions that do not hold. */
  synchronized boolean isProvedUnderAssumptions() {
    return takenBack.containsAll(open());
  }

  /** Records a verdict unless there is one. */
  public void decide(Property property, Verdict verdict) {
    synchronized (this) {
      if (!isOpen(property)) {
        return;
      }
      verdicts.put(property, Optional.of(verdict));
      openCount--;
    }
    listener.decided(property, verdict);
  }

  /** Says why a property is open, in case it stays so. */
  synchronized void explain(Property property, String reason) {
    reasons.put(property, reason);
  }

  private synchronized String reason(Property property, String otherwise) {
    return reasons.getOrDefault(property, otherwise);
  }

  /** All verdicts; what is open is unknown for the given reason unless a better one is known. */
  public Map<Property, Verdict> close(String otherwise) {
    for (Property property : open()) {
      decide(property, new Verdict.Unknown(reason(property, otherwise)));
    }
    synchronized (this) {
      Map<Property, Verdict> all = new LinkedHashMap<>();
      verdicts.forEach((property, verdict) -> all.put(property, verdict.orElseThrow()));
      return all;
    }
  }

  Listener listener() {
    return listener;
  }
}
