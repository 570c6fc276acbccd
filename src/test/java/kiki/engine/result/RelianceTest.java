// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.program.Property;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

/** Properties are checked in the order of their numbers. */
class RelianceTest {
  private static final int MANY = 100;

  private final Reliance reliance = new Reliance(RelianceTest::after);

  private static Property property(int number) {
    return new Property(
        "p" + number, Property.Kind.ASSERTION, "", "main", new Location("f.c", number, 1));
  }

  private static Set<Property> after(Set<Property> properties) {
    int first = properties.stream().mapToInt(p -> p.location().line()).min().orElse(MANY);
    Set<Property> later = new LinkedHashSet<>();
    for (int i = first + 1; i < 2 * MANY; i++) {
      later.add(property(i));
    }
    return later;
  }

  private static Verdict proved(int... assumed) {
    Set<Property> all = new LinkedHashSet<>();
    for (int number : assumed) {
      all.add(property(number));
    }
    return new Verdict.Proved(
        new Proof(Proof.Method.INDUCTION, 1, List.of(), List.of()).assuming(all));
  }

  @Test
  void proofsThatRestOnEachOtherStand() {
    Map<Property, Verdict> verdicts = Map.of(property(1), proved(1, 2), property(2), proved(1, 2));
    assertEquals(verdicts, reliance.founded(verdicts));
  }

  @Test
  void whatComesBeforeOrIsNotAssumedDoesNotMatter() {
    Map<Property, Verdict> verdicts =
        Map.of(
            property(1), proved(1, 2, 3),
            property(2), new Verdict.Unknown(""),
            property(3), proved(1, 3));
    assertEquals(verdicts, reliance.founded(verdicts));
  }

  @Test
  void doubtSpreads() {
    Map<Property, Verdict> verdicts = new LinkedHashMap<>();
    verdicts.put(property(1), new Verdict.Unknown(""));
    verdicts.put(property(2), proved(1, 2));
    verdicts.put(property(3), proved(2, 3));
    verdicts.put(property(4), proved(4));
    assertEquals(
        Map.of(property(2), property(1), property(3), property(2)), reliance.unfounded(verdicts));
  }

  @Test
  void manyDoubts() {
    Map<Property, Verdict> verdicts = new LinkedHashMap<>();
    for (int i = 0; i < MANY; i++) {
      verdicts.put(property(i), new Verdict.Unknown(""));
    }
    verdicts.put(property(MANY), proved(3));
    verdicts.put(property(MANY + 1), proved(MANY + 1));
    assertEquals(Map.of(property(MANY), property(3)), reliance.unfounded(verdicts));
  }
}
