// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class IntMapTest {
  private static final String[] VALUES = "v0 v1 v2 v3 v4 v5 v6 v7 v8".split(" ");

  private final Random random = new Random(7);

  @Test
  void agreesWithATreeMap() {
    for (int round = 0; round < 300; round++) {
      IntMap<String> map = IntMap.empty();
      Map<Integer, String> model = new TreeMap<>();
      for (int i = 0; i < random.nextInt(60); i++) {
        int key = random.nextInt(40) * (random.nextBoolean() ? 1 : 100_003);
        if (random.nextInt(3) == 0) {
          map = map.without(key);
          model.remove(key);
        } else {
          map = map.with(key, "v" + i);
          model.put(key, "v" + i);
        }
      }
      assertEquals(model, content(map));
      for (int key = 0; key < 40; key++) {
        assertEquals(model.get(key), map.get(key));
      }
    }
  }

  @Test
  void mergesEveryKeyOfEitherMap() {
    for (int round = 0; round < 300; round++) {
      IntMap<String> base = filled(IntMap.empty(), 30);
      IntMap<String> left = filled(base, 8);
      IntMap<String> right = filled(base, 8);
      IntMap<String> merged = left.merge(right, (key, x, y) -> combined(x, y));
      Map<Integer, String> expected = new TreeMap<>();
      Map<Integer, String> a = content(left);
      Map<Integer, String> b = content(right);
      for (int key = 0; key < 500; key++) {
        String x = a.get(key);
        String y = b.get(key);
        if (x != null || y != null) {
          String both = x != null && x.equals(y) ? x : combined(x, y);
          if (both != null) {
            expected.put(key, both);
          }
        }
      }
      assertEquals(expected, content(merged));
    }
  }

  @Test
  void doesNotLookAtWhatBothMapsShare() {
    IntMap<String> base = IntMap.empty();
    for (int i = 0; i < 1000; i++) {
      base = base.with(i, "same");
    }
    AtomicInteger seen = new AtomicInteger();
    IntMap<String> merged =
        base.with(3, "x")
            .merge(
                base.with(4, "y"),
                (key, x, y) -> {
                  seen.incrementAndGet();
                  return x + y;
                });
    assertEquals(2, seen.get());
    assertTrue(base.merge(base, (key, x, y) -> "never").isSame(base));
    assertEquals("xsame", merged.get(3));
  }

  /** Drops some of the keys that only one map has. */
  private static String combined(String x, String y) {
    if (x == null || y == null) {
      String only = x == null ? y : x;
      return only.hashCode() % 3 == 0 ? null : only;
    }
    return x + y;
  }

  private IntMap<String> filled(IntMap<String> base, int count) {
    IntMap<String> map = base;
    for (int i = 0; i < count; i++) {
      int key = random.nextInt(500);
      map = random.nextInt(4) == 0 ? map.without(key) : map.with(key, VALUES[random.nextInt(9)]);
    }
    return map;
  }

  private static Map<Integer, String> content(IntMap<String> map) {
    Map<Integer, String> content = new TreeMap<>();
    map.forEach(content::put);
    return content;
  }
}
