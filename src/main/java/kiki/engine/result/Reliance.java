// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kiki.engine.control.Lazy;
import kiki.program.Program;
import kiki.program.Property;
import kiki.program.PropertySuccessors;

/**
 * Which proofs rest on properties that are not proved. A proof assumes properties of the part of
 * the program it is about where they were checked before. If all of these are proved, none of them
 * is the first to fail on any execution, and the proof holds by itself.
 */
public final class Reliance {
  private final Function<Set<Property>, Set<Property>> after;

  /**
   * @param after the properties that may be checked after one of the given ones
   */
  public Reliance(Function<Set<Property>, Set<Property>> after) {
    this.after = after;
  }

  public static Reliance of(Program program) {
    Lazy<PropertySuccessors> successors = new Lazy<>(() -> PropertySuccessors.of(program));
    return new Reliance(properties -> successors.get().afterAny(properties));
  }

  /** The verdicts that hold by themselves: proofs that do not are none. */
  public Map<Property, Verdict> founded(Map<Property, Verdict> verdicts) {
    Map<Property, Verdict> founded = new LinkedHashMap<>(verdicts);
    unfounded(verdicts)
        .forEach(
            (property, doubted) -> founded.put(property, new Verdict.Unknown(reason(doubted))));
    return founded;
  }

  public static String reason(Property doubted) {
    return "it is proved only if " + doubted.name() + " holds";
  }

  /** Those that are proved if another one holds that is not, with one such. */
  public Map<Property, Property> unfounded(Map<Property, Verdict> verdicts) {
    Map<Property, Proof> proofs = new LinkedHashMap<>();
    List<Property> notProved = new ArrayList<>();
    verdicts.forEach(
        (property, verdict) -> {
          if (verdict instanceof Verdict.Proved(Proof proof)) {
            proofs.put(property, proof);
          } else {
            notProved.add(property);
          }
        });
    List<Property> doubted = notProved;
    Map<Property, Property> unfounded = new LinkedHashMap<>();
    while (!doubted.isEmpty() && !proofs.isEmpty()) {
      Map<Property, Property> found =
          doubted.size() <= ResultTuning.EXAMINED_ALONE
              ? each(doubted, proofs)
              : all(doubted, proofs);
      proofs.keySet().removeAll(found.keySet());
      unfounded.putAll(found);
      doubted = new ArrayList<>(found.keySet());
    }
    return unfounded;
  }

  private Map<Property, Property> each(List<Property> doubted, Map<Property, Proof> proofs) {
    Map<Property, Property> found = new LinkedHashMap<>();
    for (Property d : doubted) {
      Set<Property> later = after.apply(Set.of(d));
      proofs.forEach(
          (property, proof) -> {
            if (proof.assumed().contains(d) && later.contains(property)) {
              found.putIfAbsent(property, d);
            }
          });
    }
    return found;
  }

  private Map<Property, Property> all(Collection<Property> doubted, Map<Property, Proof> proofs) {
    Set<Property> doubts = new LinkedHashSet<>(doubted);
    Set<Property> later = after.apply(doubts);
    Map<Property, Property> found = new LinkedHashMap<>();
    proofs.forEach(
        (property, proof) -> {
          Optional<Property> assumed =
              proof.assumed().stream().filter(doubts::contains).findFirst();
          assumed.filter(_ -> later.contains(property)).ifPresent(d -> found.put(property, d));
        });
    return found;
  }
}
