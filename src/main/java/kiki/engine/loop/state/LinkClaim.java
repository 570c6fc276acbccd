// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * What can be said of a pointer that may lead to an object of a pool. None of it follows the
 * pointer more than once; so it can be stated for any object without reachability.
 */
public sealed interface LinkClaim {
  /** It does lead to an object of the pool. */
  record Inside() implements LinkClaim {}

  /** If it leads to an object of the pool, that was made and is alive. */
  record Live(SsaVariable alive) implements LinkClaim {}

  /**
   * If it leads to an object of the pool, no other member was made to point there since: the
   * pointer is a member.
   */
  record Referred(SsaVariable referrers) implements LinkClaim {}

  /** If it leads to an object of the pool, a member of that leads back: the pointer is a member. */
  record Returned(SsaVariable back) implements LinkClaim {}

  /** If it leads to an object of the pool, another pointer does not lead there. */
  record Apart(SsaVariable other) implements LinkClaim {}

  /** It leads to the object that is meant. */
  record Meant(PoolSubset objects) implements LinkClaim {}

  /** The same in another form of the program, in which variables are called otherwise. */
  default LinkClaim renamed(FormNames names) {
    return switch (this) {
      case Inside _ -> this;
      case Live(SsaVariable alive) -> new Live(names.variable(alive));
      case Referred(SsaVariable referrers) -> new Referred(names.variable(referrers));
      case Returned(SsaVariable back) -> new Returned(names.variable(back));
      case Apart(SsaVariable other) -> new Apart(names.variable(other));
      case Meant(PoolSubset objects) -> new Meant(objects.renamed(names));
    };
  }

  /** What it depends on besides the pointer. */
  default Stream<SsaVariable> variables() {
    return switch (this) {
      case Inside _, Meant _ -> Stream.empty();
      case Live(SsaVariable alive) -> Stream.of(alive);
      case Referred(SsaVariable referrers) -> Stream.of(referrers);
      case Returned(SsaVariable back) -> Stream.of(back);
      case Apart(SsaVariable other) -> Stream.of(other);
    };
  }

  /**
   * As one reads it.
   *
   * @param link the pointer
   */
  default String text(String link) {
    return switch (this) {
      case Inside _ -> "pooled(" + link + ")";
      case Live _ -> "live(" + link + ")";
      case Referred _ -> "unshared(" + link + ")";
      case Returned(SsaVariable back) -> "inverse(" + link + ", " + back.text() + ")";
      case Apart(SsaVariable other) -> "apart(" + link + ", " + other.text() + ")";
      case Meant _ -> "pointed(" + link + ")";
    };
  }

  /**
   * That it holds, if the snapshot has what it depends on.
   *
   * @param count of the pool, in the snapshot
   * @param link the variable with the pointer
   * @param pointer its value
   * @param indices of the object that is meant, if it depends on one
   */
  default Optional<Term> read(
      Terms terms,
      Snapshot snapshot,
      SsaVariable count,
      SsaVariable link,
      Term pointer,
      List<Term> indices) {
    Term inside = isIn(terms, pointer, count);
    Term index = PointerParts.index(terms, pointer);
    return switch (this) {
      case Inside _ -> Optional.of(inside);
      case Live(SsaVariable alive) ->
          snapshot
              .value(alive)
              .map(a -> terms.and(exists(terms, snapshot, count, index), terms.select(a, index)))
              .map(live -> terms.implies(inside, live));
      case Referred(SsaVariable referrers) -> {
        Term member = PointerParts.referrer(terms, link.bitOffset(), indices.getFirst());
        yield snapshot
            .value(referrers)
            .map(r -> terms.implies(inside, terms.equal(terms.select(r, index), member)));
      }
      case Returned(SsaVariable back) ->
          snapshot
              .value(back)
              .map(b -> terms.select(b, index))
              .map(b -> terms.implies(inside, isTo(terms, b, count, indices.getFirst())));
      case Apart(SsaVariable other) ->
          snapshot
              .value(other)
              .map(o -> terms.not(terms.and(inside, isTo(terms, o, count, index))));
      case Meant _ -> Optional.of(terms.and(inside, terms.equal(index, indices.getFirst())));
    };
  }

  private static Term exists(Terms terms, Snapshot snapshot, SsaVariable count, Term index) {
    return terms.ult(index, snapshot.value(count).orElseThrow());
  }

  private static Term isTo(Terms terms, Term pointer, SsaVariable count, Term index) {
    return terms.and(
        isIn(terms, pointer, count), terms.equal(PointerParts.index(terms, pointer), index));
  }

  /** A pool's variables carry its number. */
  private static Term isIn(Terms terms, Term pointer, SsaVariable count) {
    Term number = PointerParts.number(terms, pointer);
    return terms.equal(number, terms.bits(PointerParts.NUMBER_WIDTH, count.instance()));
  }
}
