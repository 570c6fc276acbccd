// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The objects a pointer can point to and, where known, the offsets at which it lies in them. */
public final class Origin {
  private final BitSet objects = new BitSet();

  /** The known offsets; an object without entry is pointed to anywhere. */
  private final Map<Integer, SortedSet<BigInteger>> offsets = new HashMap<>();

  private boolean dead;
  private boolean input;

  /** A pointer to no object. */
  public static Origin none() {
    return new Origin();
  }

  public BitSet objects() {
    return objects;
  }

  /** The offsets inside the object, or null if any is possible. */
  public SortedSet<BigInteger> offsets(int object) {
    return offsets.get(object);
  }

  /** Whether it can be a pointer to a local that died. */
  boolean mayBeDead() {
    return dead;
  }

  void addDead() {
    dead = true;
  }

  /** Whether it can be an input, which is any pointer, although objects are known for it. */
  boolean mayBeInput() {
    return input;
  }

  void addInput() {
    input = true;
  }

  void addAnywhere(int object) {
    objects.set(object);
    offsets.remove(object);
  }

  void addAt(int object, BigInteger offset) {
    if (!objects.get(object)) {
      objects.set(object);
      offsets.put(object, new TreeSet<>());
    }
    if (offsets.containsKey(object)) {
      offsets.get(object).add(offset);
    }
  }

  /** Adds what a pointer of the other origin, moved by some bytes or any, can point to. */
  void addShifted(Origin other, Optional<BigInteger> shift) {
    dead |= other.dead;
    input |= other.input;
    other.objects.stream()
        .forEach(
            o -> {
              SortedSet<BigInteger> known = other.offsets.get(o);
              if (known == null || shift.isEmpty()) {
                addAnywhere(o);
              } else {
                known.forEach(c -> addAt(o, c.add(shift.get())));
              }
            });
  }
}
