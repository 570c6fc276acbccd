// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random sets against those of the JDK. */
class PlaceSetTest {
  private static final int ROUNDS = 2_000;
  private static final int NUMBERS = 400;

  private final Random random = new Random(5);

  @Test
  void operationsAreThoseOfSets() {
    for (int round = 0; round < ROUNDS; round++) {
      TreeSet<Integer> a = numbers();
      TreeSet<Integer> b = numbers();
      TreeSet<Integer> union = new TreeSet<>(a);
      union.addAll(b);
      TreeSet<Integer> rest = new TreeSet<>(a);
      rest.removeAll(b);
      assertEquals(set(union), set(a).union(set(b)));
      assertEquals(set(union).hashCode(), set(a).union(set(b)).hashCode());
      assertEquals(set(rest), set(a).minus(set(b)));
      assertEquals(a.containsAll(b), set(a).containsAll(set(b)));
      assertEquals(a.equals(b), set(a).equals(set(b)));
      check(union, set(a).union(set(b)));
      check(rest, set(a).minus(set(b)));
    }
  }

  private static void check(TreeSet<Integer> expected, PlaceSet actual) {
    List<Integer> told = new ArrayList<>();
    actual.forEach(told::add);
    List<Integer> iterated = new ArrayList<>();
    actual.iterator().forEachRemaining((Integer i) -> iterated.add(i));
    assertEquals(new ArrayList<>(expected), told);
    assertEquals(told, iterated);
    assertEquals(expected.size(), actual.size());
    assertEquals(expected.isEmpty(), actual.isEmpty());
    for (int i = 0; i < NUMBERS; i++) {
      assertEquals(expected.contains(i), actual.contains(i));
    }
  }

  /** Few, or many, in some part of the range. */
  private TreeSet<Integer> numbers() {
    TreeSet<Integer> numbers = new TreeSet<>();
    int from = random.nextInt(NUMBERS);
    int width = 1 + random.nextInt(NUMBERS - from);
    int count = random.nextInt(random.nextBoolean() ? 4 : 100);
    for (int i = 0; i < count; i++) {
      numbers.add(from + random.nextInt(width));
    }
    return numbers;
  }

  private static PlaceSet set(TreeSet<Integer> numbers) {
    BitSet bits = new BitSet();
    numbers.forEach(bits::set);
    return PlaceSet.of(bits);
  }
}
