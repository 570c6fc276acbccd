// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;

/**
 * Operations on sets of places. Equal sets are one object, and what an operation gave before it
 * gives again without doing it: a program has few different sets, and the analysis asks for the
 * same over and over (Barbar and Sui, "Hash consed points-to sets", SAS 2021).
 */
final class PlaceSets {
  private final PlaceTable table;
  private final PlaceFolding folding;
  private final Map<PlaceSet, PlaceSet> shared = new HashMap<>();
  private final Map<Pair, PlaceSet> unions = new HashMap<>();
  private final Map<PlaceSet, PlaceSet> smeared = new IdentityHashMap<>();
  private final Map<Step, PlaceSet> steps = new HashMap<>();
  private final Map<Step, Moved> moves = new HashMap<>();

  private record Pair(PlaceSet left, PlaceSet right) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Pair(PlaceSet l, PlaceSet r) && left == l && right == r;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(left) + System.identityHashCode(right);
    }
  }

  private record Step(PlaceSet from, long bytes) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Step(PlaceSet f, long b) && from == f && bytes == b;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(from) + Long.hashCode(bytes);
    }
  }

  /**
   * @param to where the places are then
   * @param out those that are not in the first element of their object then
   */
  record Moved(PlaceSet to, PlaceSet out) {}

  private PlaceSets(PlaceTable table, PlaceFolding folding) {
    this.table = table;
    this.folding = folding;
  }

  static PlaceSets of(PlaceFolding folding) {
    return new PlaceSets(PlaceTable.empty(), folding);
  }

  /** The same numbers for one question, which may be about places that are not among them. */
  PlaceSets forQuestion() {
    return new PlaceSets(table.extended(), folding);
  }

  PlaceFolding folding() {
    return folding;
  }

  Place place(int number) {
    return table.place(number);
  }

  int number(Place place) {
    return table.number(place);
  }

  Set<Place> view(PlaceSet set) {
    return new PlaceView(table, set);
  }

  PlaceSet of(Collection<Place> places) {
    BitSet result = new BitSet();
    places.forEach(p -> result.set(number(p)));
    return shared(PlaceSet.of(result));
  }

  PlaceSet of(Place place) {
    return shared(PlaceSet.of(table.number(place)));
  }

  /** The one object for all sets that are equal to it. */
  private PlaceSet shared(PlaceSet set) {
    return set.isEmpty()
        ? PlaceSet.EMPTY
        : Objects.requireNonNullElse(shared.putIfAbsent(set, set), set);
  }

  PlaceSet union(PlaceSet a, PlaceSet b) {
    if (a == b || b.isEmpty()) {
      return a;
    }
    if (a.isEmpty()) {
      return b;
    }
    Pair pair = new Pair(a, b);
    PlaceSet known = unions.get(pair);
    if (known == null) {
      known = shared(a.union(b));
      unions.put(pair, known);
    }
    return known;
  }

  PlaceSet minus(PlaceSet a, PlaceSet b) {
    return shared(a.minus(b));
  }

  /** Anywhere in the same objects. */
  PlaceSet smear(PlaceSet from) {
    PlaceSet known = smeared.get(from);
    if (known == null) {
      known = map(from, p -> Place.anywhere(p.object()));
      smeared.put(from, known);
    }
    return known;
  }

  private PlaceSet map(PlaceSet from, UnaryOperator<Place> function) {
    BitSet result = new BitSet();
    from.forEach(p -> result.set(number(function.apply(place(p)))));
    return shared(PlaceSet.of(result));
  }

  /** Pointer arithmetic in steps of a type keeps the place when the object is an array of it. */
  PlaceSet step(PlaceSet from, CType target) {
    if (from.isEmpty() || !Layout.hasConstantSize(target)) {
      return smear(from);
    }
    Step step = new Step(from, folding.layout().sizeOf(target));
    PlaceSet known = steps.get(step);
    if (known == null) {
      known = map(from, p -> folding.step(p, step.bytes()));
      steps.put(step, known);
    }
    return known;
  }

  /** Places so many bytes above. */
  Moved move(PlaceSet from, long bytes) {
    Step step = new Step(from, bytes);
    Moved known = moves.get(step);
    if (known == null) {
      PlaceSet out = filter(from, p -> !folding.isWithin(p, bytes));
      known = new Moved(map(from, p -> folding.shift(p, bytes)), out);
      moves.put(step, known);
    }
    return known;
  }

  /** Those of the places that are somewhere in an object. */
  PlaceSet anywhere(PlaceSet from) {
    return filter(from, p -> p.offset() == Place.ANYWHERE);
  }

  private PlaceSet filter(PlaceSet from, Predicate<Place> condition) {
    BitSet result = new BitSet();
    from.forEach(
        p -> {
          if (condition.test(place(p))) {
            result.set(p);
          }
        });
    return shared(PlaceSet.of(result));
  }
}
