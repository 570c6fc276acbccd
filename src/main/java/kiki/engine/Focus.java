package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.PointerParts;
import kiki.ssa.PoolView;
import kiki.ssa.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The objects of a pool that variables of a template are the members of.
 *
 * @param count names the pool
 * @param pointers for {@link Kind#SETTLED} those that must not point to the object, for {@link
 *     Kind#POINTED} the one that does
 */
record Focus(SsaVariable count, Kind kind, List<SsaVariable> pointers) implements Family {
  /** Which objects. */
  enum Kind {
    /** All of them. */
    ANY,
    /** All that no variable points to: programs have finished with them for the time being. */
    SETTLED,
    /** The one that a variable points to (the dereference variables of the chapter). */
    POINTED
  }

  Focus {
    pointers = List.copyOf(pointers);
  }

  static Focus any(SsaVariable count) {
    return new Focus(count, Kind.ANY, List.of());
  }

  /** Says so after the name of a member. */
  String text() {
    return switch (kind) {
      case ANY -> "";
      case SETTLED -> " settled";
      case POINTED -> " of *" + pointers.getFirst().text();
    };
  }

  /** The index at which an arbitrary object of this kind is looked at. */
  Optional<Term> representative(Terms terms, Snapshot snapshot, PoolView pool) {
    return switch (kind) {
      case ANY, SETTLED -> Optional.of(pool.representative());
      case POINTED -> snapshot.value(pointers.getFirst()).map(p -> PointerParts.index(terms, p));
    };
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, Term index) {
    Optional<Term> existing = snapshot.value(count).map(c -> terms.ult(index, c));
    List<Term> conditions = new ArrayList<>();
    for (SsaVariable pointer : pointers) {
      Optional<Term> value = snapshot.value(pointer);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      Term inPool = isIn(terms, value.get());
      conditions.add(
          kind == Kind.POINTED
              ? inPool
              : terms.not(
                  terms.and(inPool, terms.equal(PointerParts.index(terms, value.get()), index))));
    }
    return existing.map(e -> terms.and(e, terms.and(conditions)));
  }

  /** A pool's variables carry its number. */
  private Term isIn(Terms terms, Term pointer) {
    Term number = PointerParts.number(terms, pointer);
    return terms.equal(number, terms.bits(PointerParts.NUMBER_WIDTH, count.instance()));
  }
}
