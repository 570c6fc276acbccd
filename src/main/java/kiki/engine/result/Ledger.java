// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import kiki.program.Property;

/**
 * The verdicts found so far by all engines; the first definite one of a property stays, unless it
 * is a proof that assumed what another engine refutes.
 */
public final class Ledger {
  private final Map<Property, Optional<Verdict>> verdicts = new LinkedHashMap<>();
  private final Map<Property, String> reasons = new LinkedHashMap<>();
  private final Listener listener;
  private final Map<Property, String> rejected = new LinkedHashMap<>();
  private final Set<Property> takenBack = new LinkedHashSet<>();
  private int depthTakenBack;
  private volatile int openCount;

  private Ledger(Listener listener) {
    this.listener = listener;
  }

  /** Without any verdict so far. */
  public static Ledger of(List<Property> properties, Listener listener) {
    Ledger made = new Ledger(listener);
    properties.forEach(property -> made.verdicts.put(property, Optional.empty()));
    made.openCount = made.verdicts.size();
    return made;
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

  /**
   * Whether a violation would be news: also of what was rejected, since a run that violates the
   * property is evidence that stands up, whatever was found before.
   */
  public synchronized boolean isRefutable(Property property) {
    return isOpen(property) || rejected.containsKey(property);
  }

  public synchronized boolean isProved(Property property) {
    return verdicts.getOrDefault(property, Optional.empty()).orElse(null) instanceof Verdict.Proved;
  }

  /** Whether a proof was found that assumes one of the properties. */
  public synchronized boolean isProvedAssuming(Property property, Set<Property> assumed) {
    return verdicts.getOrDefault(property, Optional.empty()).orElse(null)
            instanceof Verdict.Proved(Proof proof)
        && assumed.stream().anyMatch(proof.assumed()::contains);
  }

  /** Properties with a counterexample, in order. */
  public Set<Property> refuted() {
    return decided(verdict -> verdict instanceof Verdict.Refuted);
  }

  /** Properties that fail or that nothing is known of, in order. */
  public Set<Property> doubted() {
    return decided(verdict -> !(verdict instanceof Verdict.Proved));
  }

  private synchronized Set<Property> decided(Predicate<Verdict> kind) {
    Set<Property> found = new LinkedHashSet<>();
    verdicts.forEach(
        (property, verdict) -> verdict.filter(kind).ifPresent(_ -> found.add(property)));
    return found;
  }

  /** Takes a proof back that assumed of another property what may not hold. */
  public void reopen(Property property, String reason) {
    synchronized (this) {
      if (!(verdicts.getOrDefault(property, Optional.empty()).orElse(null)
          instanceof Verdict.Proved(Proof proof))) {
        return;
      }
      depthTakenBack = Math.max(depthTakenBack, proof.unwindings());
      verdicts.put(property, Optional.empty());
      openCount++;
      takenBack.add(property);
      reasons.put(property, reason);
    }
    listener.reopened(property);
  }

  /** Evidence was found that does not stand up: engines leave the property alone. */
  public void reject(Property property, String reason) {
    synchronized (this) {
      if (isOpen(property)) {
        rejected.put(property, reason);
      }
    }
    decide(property, new Verdict.Unknown(reason));
  }

  /** Other evidence may be found for what was rejected. */
  public void reopenRejected() {
    Map<Property, String> again;
    synchronized (this) {
      again = new LinkedHashMap<>(rejected);
      rejected.clear();
      again.forEach(
          (property, reason) -> {
            verdicts.put(property, Optional.empty());
            reasons.put(property, reason);
          });
      openCount += again.size();
    }
    again.keySet().forEach(listener::reopened);
  }

  /** Whether everything that is open was proved before under assumptions that do not hold. */
  public synchronized boolean isProvedUnderAssumptions() {
    return takenBack.containsAll(open());
  }

  /** The most unwindings that a proof had that was taken back. */
  public synchronized int depthTakenBack() {
    return depthTakenBack;
  }

  /** Records a verdict unless there is one; a violation also where other evidence was rejected. */
  public void decide(Property property, Verdict verdict) {
    boolean again;
    synchronized (this) {
      again = verdict instanceof Verdict.Refuted && rejected.remove(property) != null;
      if (again) {
        verdicts.put(property, Optional.empty());
        openCount++;
      }
      if (!isOpen(property)) {
        return;
      }
      verdicts.put(property, Optional.of(verdict));
      openCount--;
    }
    if (again) {
      listener.reopened(property);
    }
    listener.decided(property, verdict);
  }

  /**
   * Records a proof that takes the place of one that assumes more. Where that was taken back, the
   * engines have reason to judge the property anew.
   */
  public void replace(Property property, Verdict.Proved better) {
    synchronized (this) {
      if (!isProved(property)) {
        return;
      }
      verdicts.put(property, Optional.of(better));
    }
    listener.decided(property, better);
  }

  /** What is decided; that these properties hold is taken for unknown. */
  public synchronized Map<Property, Verdict> verdictsBut(Set<Property> doubted) {
    Map<Property, Verdict> known = new LinkedHashMap<>();
    verdicts.forEach(
        (property, verdict) ->
            known.put(
                property,
                verdict
                    .filter(_ -> !doubted.contains(property))
                    .orElseGet(() -> new Verdict.Unknown(reason(property, "")))));
    return known;
  }

  /** Says why a property is open, in case it stays so. */
  public synchronized void explain(Property property, String reason) {
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

  public Listener listener() {
    return listener;
  }
}
