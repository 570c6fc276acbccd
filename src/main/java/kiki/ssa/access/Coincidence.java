// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Function;
import kiki.pointer.MemoryObject;
import kiki.pointer.PointsTo;
import kiki.program.Instruction;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Origin;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Pointers;
import kiki.ssa.object.Store;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Whether pointers are equal. Inside one object this is exact. Pointers into two objects differ as
 * long as both objects are alive and both pointers inside; where a lifetime has ended, or a pointer
 * is one past the end, addresses may coincide (C11 6.2.4p2, 6.5.9p6), and either answer is
 * possible.
 */
final class Coincidence {
  /** Two pointers that were compared. */
  private record Pair(Term p, Term q) {}

  private final ExecutionContext encoding;
  private final Terms terms;
  private final Pointers pointers;
  private final Map<Pair, Term> choices = new HashMap<>();

  Coincidence(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.pointers = encoding.pointers();
  }

  Term equal(Store store, Term p, Term q) {
    Term same = terms.equal(p, q);
    Term open = open(store, p, q, same);
    if (open == terms.falseTerm()) {
      return same;
    }
    Term choice = choice(p, q);
    // Executions in which addresses coincide by chance are looked at last.
    store.undefinedWhere(terms.and(open, terms.xor(choice, same)));
    return terms.ite(open, choice, same);
  }

  /** That a number that both pointers have stands for several objects, so they may be into two. */
  Term isAmbiguous(Term p, Term q) {
    if (p == q) {
      // One value; but a constant may be what is left of two pointers.
      return pointers.test(p, leaf -> leaf instanceof Constant ? isDead(leaf) : terms.falseTerm());
    }
    Term dead = terms.and(pointers.test(p, this::isDead), pointers.test(q, this::isDead));
    return terms.or(dead, isOfKind(p, ObjectInstance.Kind.SUMMARY));
  }

  private Term isDead(Term leaf) {
    return !encoding.candidates().mayBeDead(leaf)
        ? terms.falseTerm()
        : terms.equal(pointers.numberOf(leaf), pointers.number(Pointers.DEAD));
  }

  private Term open(Store store, Term p, Term q, Term same) {
    if (p == q) {
      return isAmbiguous(p, q);
    }
    Term notNull = terms.and(isNotNull(p), isNotNull(q));
    if (notNull == terms.falseTerm()) {
      return notNull;
    }
    Term others = terms.or(terms.not(pointers.sameObject(p, q)), isAmbiguous(p, q));
    if (others == terms.falseTerm()) {
      return others;
    }
    Term literals =
        terms.and(
            isOfKind(p, ObjectInstance.Kind.READ_ONLY), isOfKind(q, ObjectInstance.Kind.READ_ONLY));
    Term loose =
        terms.or(
            List.of(
                isLoose(store, p),
                isLoose(store, q),
                isElsewhere(p, q),
                isElsewhere(q, p),
                literals));
    Term inputs = terms.and(pointers.test(p, this::isInput), pointers.test(q, this::isInput));
    return terms.or(
        terms.and(List.of(notNull, others, loose, terms.not(inputs))),
        terms.and(same, isOfKind(p, ObjectInstance.Kind.SUMMARY)));
  }

  /**
   * The same answer whenever two values are compared: also where they are but cases of what is
   * compared, unless these are many.
   */
  private Term choice(Term p, Term q) {
    long pairs = (long) PointerTargets.leaves(p).size() * PointerTargets.leaves(q).size();
    return pairs > SsaTuning.MOST_PAIRS
        ? choiceOf(p, q)
        : pointers.test(p, a -> pointers.test(q, b -> choiceOf(a, b)));
  }

  private Term choiceOf(Term p, Term q) {
    boolean isOne =
        isAmbiguous(p, p) == terms.falseTerm() && isAmbiguous(q, q) == terms.falseTerm();
    if (!isOne) {
      return encoding.fresh("coincide", Sort.BOOL);
    }
    Term known = choices.get(new Pair(q, p));
    return known != null
        ? known
        : choices.computeIfAbsent(new Pair(p, q), _ -> encoding.fresh("coincide", Sort.BOOL));
  }

  private Term isNotNull(Term p) {
    return pointers.test(p, leaf -> terms.distinct(pointers.numberOf(leaf), pointers.number(0)));
  }

  private Term isOfKind(Term p, ObjectInstance.Kind kind) {
    return pointers.test(p, leaf -> holds(leaf, o -> terms.bool(o.kind() == kind)));
  }

  /** That another object may be where the pointer points. */
  private Term isLoose(Store store, Term p) {
    return pointers.test(
        p,
        leaf ->
            terms.or(
                isNowhere(leaf), holds(leaf, o -> terms.or(isGone(store, o), isOutside(leaf, o)))));
  }

  /** That it is some address, and all of it: two of them are equal if their bits are. */
  private Term isInput(Term leaf) {
    return encoding.candidates().of(leaf).isEmpty() && !encoding.candidates().mayBeDead(leaf)
        ? isNowhere(leaf)
        : terms.falseTerm();
  }

  /**
   * That it points to a dead local or to what never was an object: under any number but that of
   * null, since objects that are made later get numbers, too, and must not change the answer. Of
   * pointers that the analysis knows objects for it is only the former.
   */
  private Term isNowhere(Term leaf) {
    if (!encoding.candidates().of(leaf).isEmpty()) {
      return isDead(leaf);
    }
    return terms.distinct(pointers.numberOf(leaf), pointers.number(0));
  }

  /**
   * That the pointer is an input to no object, and the other not one of those that it could be.
   * Where it could be, and is not, it is another address.
   */
  private Term isElsewhere(Term p, Term other) {
    return pointers.test(
        p,
        leaf -> {
          Optional<Origin> origin = encoding.candidates().ofInput(leaf);
          if (origin.isEmpty()) {
            return terms.falseTerm();
          }
          Term number = pointers.numberOf(leaf);
          List<Term> none = new ArrayList<>();
          none.add(terms.distinct(number, pointers.number(0)));
          origin.get().objects().stream()
              .forEach(n -> none.add(terms.distinct(number, pointers.number(n))));
          return terms.and(terms.and(none), terms.not(isAmong(other, origin.get())));
        });
  }

  private Term isAmong(Term pointer, Origin origin) {
    List<Term> cases = new ArrayList<>();
    origin.objects().stream()
        .forEach(
            n -> {
              Term same = terms.equal(pointers.numberOf(pointer), pointers.number(n));
              SortedSet<BigInteger> offsets = origin.offsets(n);
              cases.add(
                  offsets == null ? same : terms.and(same, pointers.isAtOneOf(pointer, offsets)));
            });
    return terms.or(cases);
  }

  private Term isGone(Store store, ObjectInstance o) {
    return switch (o.kind()) {
      case HEAP -> mayBeFreed(o) ? terms.not(store.alive(o)) : terms.falseTerm();
      case FRAME_HEAP -> terms.not(store.alive(o));
      case SUMMARY -> terms.bool(mayBeFreed(o) || isOfFrame(o.site()));
      // When a local dies, pointers to it become pointers to no object.
      case LOCAL, STATIC, READ_ONLY, PROVIDED, FUNCTION -> terms.falseTerm();
    };
  }

  private boolean mayBeFreed(ObjectInstance o) {
    return sites(o).stream().anyMatch(encoding.pointsTo()::mayBeFreed);
  }

  private static List<? extends MemoryObject> sites(ObjectInstance o) {
    return o.isAlone() ? List.of(o.site()) : o.pool().sites();
  }

  private static boolean isOfFrame(MemoryObject site) {
    return site instanceof MemoryObject.Allocated a
        && a.site().lifetime() == Instruction.Lifetime.FUNCTION;
  }

  /** That the pointer is not to a byte of the object. */
  private Term isOutside(Term leaf, ObjectInstance o) {
    Term offset = pointers.offsetOf(leaf);
    PointsTo pointsTo = encoding.pointsTo();
    boolean isPlaced =
        encoding.candidates().hasKnownOffsets(leaf, o)
            && sites(o).stream().noneMatch(pointsTo::mayBeLeft);
    if (isPlaced && !(offset instanceof Constant)) {
      return terms.falseTerm();
    }
    Term outside =
        o.kind() == ObjectInstance.Kind.SUMMARY
            ? terms.trueTerm()
            : terms.not(terms.ult(offset, o.size()));
    // What malloc returns is not the address of another object, even if it has no bytes.
    return isOfHeap(o)
        ? terms.and(outside, terms.distinct(offset, pointers.offsetConstant(0)))
        : outside;
  }

  private static boolean isOfHeap(ObjectInstance o) {
    return o.kind() == ObjectInstance.Kind.HEAP
        || o.kind() == ObjectInstance.Kind.SUMMARY && !isOfFrame(o.site());
  }

  /** A statement about the object that a pointer without case distinctions points to, if any. */
  private Term holds(Term leaf, Function<ObjectInstance, Term> of) {
    Term number = pointers.numberOf(leaf);
    if (number instanceof Constant c && ((Value.Bits) c.value()).isZero()) {
      return terms.falseTerm();
    }
    List<Term> cases = new ArrayList<>();
    for (PointerTargets.Target t : encoding.candidates().objects(leaf)) {
      cases.add(terms.and(t.condition(), of.apply(t.object())));
    }
    return terms.or(cases);
  }
}
