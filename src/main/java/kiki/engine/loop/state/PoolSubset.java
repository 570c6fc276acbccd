// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The objects of a pool that variables of a template are the members of.
 *
 * @param count names the pool
 * @param pointers for {@link Kind#SETTLED} and {@link Kind#LINKED} those that must not point to the
 *     object, for {@link Kind#POINTED} the one that does; for {@link Kind#BEFORE} first the one
 *     that points to the next object, then those that must not point to this one
 * @param link the member that leads to the next object, where there is one
 */
public record PoolSubset(
    SsaVariable count, Kind kind, List<SsaVariable> pointers, Optional<SsaVariable> link)
    implements IndexedRegion {
  /** Which objects. */
  public enum Kind {
    /** All of them. */
    ANY,
    /** All that were made since the function was called. */
    RECENT,
    /** All that were made before. */
    EARLIER,
    /** All that no variable points to: programs have finished with them for the time being. */
    SETTLED,
    /** The one that a variable points to (the dereference variables of the chapter). */
    POINTED,
    /** All with a next object, where no variable points to either of both. */
    LINKED,
    /** Those whose next object a variable points to. */
    BEFORE
  }

  public PoolSubset {
    pointers = List.copyOf(pointers);
  }

  public PoolSubset(SsaVariable count, Kind kind, List<SsaVariable> pointers) {
    this(count, kind, pointers, Optional.empty());
  }

  public PoolSubset(SsaVariable count, Kind kind, List<SsaVariable> pointers, SsaVariable link) {
    this(count, kind, pointers, Optional.of(link));
  }

  public static PoolSubset any(SsaVariable count) {
    return new PoolSubset(count, Kind.ANY, List.of());
  }

  @Override
  public PoolSubset renamed(FormNames names) {
    return new PoolSubset(
        names.variable(count),
        kind,
        pointers.stream().map(names::variable).toList(),
        link.map(names::variable));
  }

  @Override
  public String scope() {
    return switch (kind) {
      case ANY -> "for each object: ";
      case RECENT -> "for each object made since the call: ";
      case EARLIER -> "for each object made before the call: ";
      case SETTLED -> "for each object that no variable points to: ";
      case POINTED -> "for *" + pointers.getFirst().text() + ": ";
      case LINKED -> "for each object with a next one by " + link.orElseThrow().text() + ": ";
      case BEFORE ->
          "for each object before *"
              + pointers.getFirst().text()
              + " by "
              + link.orElseThrow().text()
              + ": ";
    };
  }

  /** The index at which an arbitrary object of this kind is looked at. */
  public Optional<Term> representative(Terms terms, Snapshot snapshot, PoolView pool) {
    return switch (kind) {
      case ANY, RECENT, EARLIER, SETTLED, LINKED, BEFORE -> Optional.of(pool.representative());
      case POINTED -> snapshot.value(pointers.getFirst()).map(p -> PointerParts.index(terms, p));
    };
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, List<Term> indices) {
    Term index = indices.getFirst();
    Optional<Term> existing = snapshot.value(count).map(c -> terms.ult(index, c));
    Optional<Term> next = next(terms, snapshot, indices);
    List<Term> conditions = new ArrayList<>();
    if (kind == Kind.RECENT || kind == Kind.EARLIER) {
      Optional<Term> called = snapshot.value(count.called());
      if (called.isEmpty()) {
        return Optional.empty();
      }
      Term earlier = terms.ult(index, called.get());
      conditions.add(kind == Kind.EARLIER ? earlier : terms.not(earlier));
    }
    if (link.isPresent()) {
      if (next.isEmpty()) {
        return Optional.empty();
      }
      conditions.add(isIn(terms, next.get()));
    }
    for (SsaVariable pointer : pointers) {
      Optional<Term> value = snapshot.value(pointer);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      conditions.add(allows(terms, pointer, value.get(), index, next));
    }
    return existing.map(e -> terms.and(e, terms.and(conditions)));
  }

  private Term allows(
      Terms terms, SsaVariable pointer, Term value, Term index, Optional<Term> next) {
    Term other = terms.not(isTo(terms, value, index));
    return switch (kind) {
      case ANY, RECENT, EARLIER, SETTLED -> other;
      case POINTED -> isIn(terms, value);
      case LINKED ->
          terms.and(other, terms.not(isTo(terms, value, indexOf(terms, next.orElseThrow()))));
      case BEFORE ->
          pointer == pointers.getFirst()
              ? terms.and(other, isTo(terms, value, indexOf(terms, next.orElseThrow())))
              : other;
    };
  }

  /** What the link of the object at an index holds. */
  public Optional<Term> next(Terms terms, Snapshot snapshot, List<Term> indices) {
    return link.flatMap(snapshot::value).map(array -> terms.select(array, indices.getFirst()));
  }

  private Term isTo(Terms terms, Term pointer, Term index) {
    return terms.and(isIn(terms, pointer), terms.equal(indexOf(terms, pointer), index));
  }

  private static Term indexOf(Terms terms, Term pointer) {
    return PointerParts.index(terms, pointer);
  }

  /** A pool's variables carry its number. */
  private Term isIn(Terms terms, Term pointer) {
    Term number = PointerParts.number(terms, pointer);
    return terms.equal(number, terms.bits(PointerParts.NUMBER_WIDTH, count.instance()));
  }
}
