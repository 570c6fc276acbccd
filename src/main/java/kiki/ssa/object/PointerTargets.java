// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kiki.ssa.form.SsaTuning;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Which objects a pointer term can point to: the constant object numbers at the leaves of its case
 * distinctions, and for a symbol what was registered when it was made.
 */
public final class PointerTargets {
  /** A pointer that points to {@code object} at {@code offset} where {@code condition} holds. */
  public record Target(Term condition, ObjectInstance object, Term offset) {}

  private final Terms terms;
  private final Memory memory;
  private final Pointers pointers;
  private final Supplier<Origin> everything;
  private final Map<Term, Origin> registered = new HashMap<>();
  private final Map<Term, Origin> known = new HashMap<>();

  /**
   * @param everything what a pointer of unknown origin can point to
   */
  PointerTargets(Terms terms, Memory memory, Pointers pointers, Supplier<Origin> everything) {
    this.terms = terms;
    this.memory = memory;
    this.pointers = pointers;
    this.everything = everything;
  }

  /** States what a pointer symbol, or the elements of an array symbol, can point to. */
  public void register(Term symbol, Origin origin) {
    registered.put(symbol, origin);
  }

  /** The object numbers the pointer can have, other than those of no object. */
  public BitSet of(Term pointer) {
    return origin(pointer).objects();
  }

  /** Whether it can be a pointer to a local that died. */
  public boolean mayBeDead(Term pointer) {
    return origin(pointer).mayBeDead();
  }

  /** The objects that an input, which is any pointer, can be known to point to. */
  public Optional<Origin> ofInput(Term pointer) {
    return Optional.of(origin(pointer)).filter(Origin::mayBeInput);
  }

  /** The offsets at which the pointer can lie in the object, or null if any is possible. */
  SortedSet<BigInteger> offsets(Term pointer, ObjectInstance object) {
    return origin(pointer).offsets(object.number());
  }

  /** Whether it is known at which offsets the pointer can lie in the object, if it lies in it. */
  public boolean hasKnownOffsets(Term pointer, ObjectInstance object) {
    return offsets(pointer, object) != null;
  }

  private Origin origin(Term pointer) {
    Origin found = known.get(pointer);
    if (found == null) {
      Optional<Origin> told = new OriginWalk(pointers, registered).from(pointer);
      if (told.isEmpty()) {
        return everything.get();
      }
      found = told.get();
      known.put(pointer, found);
    }
    return found;
  }

  /** Case split over the objects a pointer can point to, at any offset. */
  public List<Target> objects(Term pointer) {
    List<Term> leaves = leaves(pointer);
    List<Target> targets = new ArrayList<>();
    of(pointer).stream()
        .mapToObj(memory::object)
        .forEach(o -> targets.add(somewhere(pointer, leaves, o)));
    return targets;
  }

  /**
   * Case split over the places inside objects that can be accessed through a pointer. Where the
   * analysis knows the offsets that lie in an object, all others are outside of it.
   */
  public List<Target> places(Term pointer) {
    Origin origin = origin(pointer);
    List<Term> leaves = leaves(pointer);
    List<Target> targets = new ArrayList<>();
    origin.objects().stream()
        .mapToObj(memory::object)
        .forEach(
            o -> {
              SortedSet<BigInteger> offsets = origin.offsets(o.number());
              if (offsets != null && offsets.size() <= SsaTuning.MOST_OFFSETS) {
                offsets.forEach(c -> targets.add(exactly(pointer, leaves, o, c)));
              } else {
                targets.add(somewhere(pointer, leaves, o));
              }
            });
    return targets;
  }

  private Target exactly(Term pointer, List<Term> leaves, ObjectInstance object, BigInteger at) {
    Term offset = terms.bits(pointers.offsetWidth(), at);
    if (object.isAlone()) {
      Term condition = terms.equal(pointer, pointers.make(object.number(), offset));
      return new Target(condition, object, offset);
    }
    Term condition =
        terms.and(
            pointers.hasNumber(pointer, object), terms.equal(pointers.offsetOf(pointer), offset));
    return new Target(condition, meant(pointer, leaves, object), offset);
  }

  private Target somewhere(Term pointer, List<Term> leaves, ObjectInstance object) {
    Term offset = part(pointer, leaves, object, pointers::offsetOf);
    return new Target(pointers.hasNumber(pointer, object), meant(pointer, leaves, object), offset);
  }

  /** The object; of a pool, the one that the pointer tells. */
  private ObjectInstance meant(Term pointer, List<Term> leaves, ObjectInstance object) {
    return object.isAlone() ? object : object.at(part(pointer, leaves, object, pointers::indexOf));
  }

  /** A part of the pointer where it points to {@code object}: that of the leaves that can. */
  private Term part(
      Term pointer, List<Term> leaves, ObjectInstance object, UnaryOperator<Term> partOf) {
    Term only = null;
    for (Term leaf : leaves) {
      if (of(leaf).get(object.number())) {
        Term part = partOf.apply(leaf);
        if (only != null && only != part) {
          return partOf.apply(pointer);
        }
        only = part;
      }
    }
    return only == null ? partOf.apply(pointer) : only;
  }

  /** The pointers at the leaves of case distinctions. */
  public static List<Term> leaves(Term pointer) {
    Set<Term> seen = new LinkedHashSet<>();
    List<Term> leaves = new ArrayList<>();
    ArrayDeque<Term> work = new ArrayDeque<>();
    work.push(pointer);
    while (!work.isEmpty()) {
      Term t = work.pop();
      if (!seen.add(t)) {
        continue;
      }
      if (Pointers.isCase(t)) {
        work.push(t.argument(2));
        work.push(t.argument(1));
      } else {
        leaves.add(t);
      }
    }
    return leaves;
  }
}
