// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.StructType;
import kiki.util.Location;

/** An initialiser under construction: designators may come back to a part already begun. */
sealed interface InitializerTree {
  Initializer finish();

  InitializerTree copy();

  /** The initialiser of a scalar, or of an aggregate as a whole. */
  record Leaf(Initializer value) implements InitializerTree {
    @Override
    public Initializer finish() {
      return value;
    }

    @Override
    public InitializerTree copy() {
      return this;
    }
  }

  /** An array; a later entry overrides an earlier one of the same element. */
  final class Elements implements InitializerTree {
    private record Entry(long first, long last, InitializerTree value) {}

    final ArrayType type;
    private final Location location;
    private final Map<Long, Entry> entries = new LinkedHashMap<>();
    private long ranges;
    private long count;

    Elements(ArrayType type, Location location) {
      this.type = type;
      this.location = location;
    }

    /** One more than the highest index mentioned. */
    long count() {
      return count;
    }

    void put(long first, long last, InitializerTree value) {
      count = Math.max(count, last + 1);
      // Ranges get keys of their own; a single element replaces what it overrides.
      long key = first == last ? first : - ++ranges;
      entries.remove(key);
      entries.put(key, new Entry(first, last, value));
    }

    /** What initialises an element so far, as a part that may be changed. */
    Optional<InitializerTree> part(long index) {
      if (ranges == 0) {
        return Optional.ofNullable(entries.get(index)).map(Entry::value);
      }
      Optional<Entry> latest = Optional.empty();
      for (Entry entry : entries.values()) {
        latest = entry.first <= index && index <= entry.last ? Optional.of(entry) : latest;
      }
      return latest.map(entry -> entry.first == entry.last ? entry.value : own(entry, index));
    }

    /** What initialises just these elements, if nothing that came later is about one of them. */
    Optional<InitializerTree> parts(long first, long last) {
      Optional<Entry> latest = Optional.empty();
      for (Entry e : entries.values()) {
        latest = e.first <= last && first <= e.last ? Optional.of(e) : latest;
      }
      return latest.filter(e -> e.first == first && e.last == last).map(Entry::value);
    }

    /** Whether one of these elements is initialised. */
    boolean overlaps(long first, long last) {
      return entries.values().stream().anyMatch(e -> e.first <= last && first <= e.last);
    }

    private InitializerTree own(Entry range, long index) {
      InitializerTree own = range.value.copy();
      put(index, index, own);
      return own;
    }

    @Override
    public Initializer finish() {
      List<Initializer.ElementEntry> result = new ArrayList<>(entries.size());
      for (Entry e : entries.values()) {
        result.add(new Initializer.ElementEntry(e.first, e.last, e.value.finish()));
      }
      return new Initializer.Elements(completed(), result, location);
    }

    /** The type, with the number of elements if that was left to the initialiser. */
    ArrayType completed() {
      return type.length() instanceof ArrayType.Unspecified
          ? new ArrayType(type.element(), type.elementQualifiers(), new ArrayType.Fixed(count))
          : type;
    }

    @Override
    public InitializerTree copy() {
      Elements result = new Elements(type, location);
      for (Entry e : entries.values()) {
        result.put(e.first, e.last, e.value.copy());
      }
      return result;
    }
  }

  /** A structure or union; a union has one entry. */
  final class Members implements InitializerTree {
    final StructType type;
    private final Location location;
    private final Map<StructType.Field, InitializerTree> entries = new LinkedHashMap<>();

    Members(StructType type, Location location) {
      this.type = type;
      this.location = location;
    }

    void put(StructType.Field field, InitializerTree value) {
      if (type.isUnion()) {
        entries.clear();
      }
      entries.remove(field);
      entries.put(field, value);
    }

    Optional<InitializerTree> part(StructType.Field field) {
      return Optional.ofNullable(entries.get(field));
    }

    @Override
    public Initializer finish() {
      List<Initializer.MemberEntry> result = new ArrayList<>(entries.size());
      entries.forEach((f, value) -> result.add(new Initializer.MemberEntry(f, value.finish())));
      return new Initializer.Members(type, result, location);
    }

    @Override
    public InitializerTree copy() {
      Members result = new Members(type, location);
      entries.forEach((f, value) -> result.put(f, value.copy()));
      return result;
    }
  }
}
