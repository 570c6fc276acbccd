// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.program.Expr;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Pointers;
import kiki.ssa.object.Store;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Comparisons of pointers and statements about what they point to. */
public final class PointerPredicates {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Pointers pointers;
  private final Coincidence coincidence;
  private Term identities;

  public PointerPredicates(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.pointers = encoding.pointers();
    this.coincidence = new Coincidence(encoding);
  }

  /** Comparison of two pointers; order is defined inside one object only (C11 6.5.8). */
  public Term compare(Store store, Expr.BinaryOp op, Term p, Term q) {
    return switch (op) {
      case EQUAL -> coincidence.equal(store, p, q);
      case NOT_EQUAL -> terms.not(coincidence.equal(store, p, q));
      case LESS -> ordered(p, q, terms::slt, terms::ult);
      case LESS_OR_EQUAL -> ordered(p, q, terms::sle, terms::ule);
      case GREATER -> ordered(p, q, terms::sgt, terms::ugt);
      case GREATER_OR_EQUAL -> ordered(p, q, terms::sge, terms::uge);
      case Expr.BinaryOp _ -> throw new IllegalArgumentException("no " + op + " on pointers");
    };
  }

  /** Offsets are ordered as signed numbers, addresses of no object as unsigned ones. */
  private Term ordered(
      Term p, Term q, BinaryOperator<Term> ofOffsets, BinaryOperator<Term> ofAddresses) {
    Term addresses = terms.and(hasNoObject(p), hasNoObject(q));
    Term left = pointers.offsetOf(p);
    Term right = pointers.offsetOf(q);
    Term inside =
        addresses == terms.falseTerm()
            ? ofOffsets.apply(left, right)
            : terms.ite(addresses, ofAddresses.apply(left, right), ofOffsets.apply(left, right));
    Term same = sameObject(p, q);
    return same == terms.trueTerm()
        ? inside
        : terms.ite(same, inside, encoding.fresh("order", Sort.BOOL));
  }

  private Term hasNoObject(Term p) {
    return terms.equal(pointers.numberOf(p), pointers.number(Pointers.INVALID));
  }

  /** Two pointers into objects that one number stands for need not be into the same. */
  private Term sameObject(Term p, Term q) {
    Term same = pointers.sameObject(p, q);
    Term ambiguous = terms.and(same, coincidence.isAmbiguous(p, q));
    return ambiguous == terms.falseTerm()
        ? same
        : terms.ite(ambiguous, encoding.fresh("same", Sort.BOOL), same);
  }

  /** The bytes from {@code q} to {@code p}; unconstrained between objects. */
  public Term distance(Term p, Term q) {
    Term inside = terms.sub(pointers.offsetOf(p), pointers.offsetOf(q));
    Term same = sameObject(p, q);
    return same == terms.trueTerm()
        ? inside
        : terms.ite(same, inside, encoding.fresh("distance", inside.sort()));
  }

  public Term query(Expr.PointerAttribute attribute, Term p) {
    return switch (attribute) {
      case OFFSET -> pointers.offsetOf(p);
      case OBJECT_SIZE ->
          fold(
              p,
              o ->
                  o.kind() == ObjectInstance.Kind.SUMMARY
                      ? encoding.fresh("size", o.size().sort())
                      : o.size(),
              pointers.offsetConstant(0));
      case OBJECT -> identity(p);
      case SERIAL -> fold(p, o -> serial(p, o), terms.bits(Long.SIZE, 0));
    };
  }

  /** Numbers that are as good as any: nothing but their equality is to be known. */
  private Term identity(Term p) {
    Term number = terms.zeroExtend(pointers.numberOf(p), Long.SIZE - 1);
    Term named = terms.concat(terms.bits(1, 1), terms.bitXor(number, identities()));
    Term isDead = terms.equal(pointers.numberOf(p), pointers.number(Pointers.DEAD));
    Term isShared = terms.or(isDead, fold(p, o -> terms.bool(isOneOfMany(o)), terms.falseTerm()));
    Term known =
        isShared == terms.falseTerm()
            ? named
            : terms.ite(isShared, encoding.fresh("object", named.sort()), named);
    Term isNull = terms.equal(pointers.numberOf(p), pointers.number(0));
    return terms.ite(isNull, terms.bits(Long.SIZE, 0), known);
  }

  private Term identities() {
    if (identities == null) {
      identities = encoding.fresh("identities", Sort.bits(Long.SIZE - 1));
    }
    return identities;
  }

  private static boolean isOneOfMany(ObjectInstance o) {
    return !o.isAlone() || o.kind() == ObjectInstance.Kind.SUMMARY;
  }

  private Term serial(Term p, ObjectInstance object) {
    return object.isAlone()
        ? terms.bits(Long.SIZE, 0)
        : terms.add(terms.zeroExtend(pointers.indexOf(p), Long.SIZE), terms.bits(Long.SIZE, 1));
  }

  public Term test(Store store, Expr.PointerTest test, Term p, Optional<Term> operand) {
    return switch (test) {
      case IS_NULL -> terms.equal(pointers.numberOf(p), pointers.number(0));
      case IS_INVALID -> isInvalid(p);
      case IS_DEALLOCATED -> fold(p, o -> notAlive(store, o, HEAP), terms.falseTerm());
      case IS_DEAD ->
          terms.or(
              terms.equal(pointers.numberOf(p), pointers.number(Pointers.DEAD)),
              fold(p, o -> notAlive(store, o, FRAME_HEAP), terms.falseTerm()));
      case IS_DYNAMIC -> fold(p, o -> terms.bool(isHeap(o)), terms.falseTerm());
      case BELOW_OBJECT -> terms.slt(pointers.offsetOf(p), pointers.offsetConstant(0));
      case ABOVE_OBJECT -> above(p, operand.orElseThrow());
      case IS_ACCESSIBLE -> isAccessible(store, p, operand);
      case SAME_OBJECT -> sameObject(p, operand.orElseThrow());
      case IS_FUNCTION -> kind(p, ObjectInstance.Kind.FUNCTION);
      case IS_READ_ONLY -> fold(p, o -> terms.bool(isReadOnly(o)), terms.falseTerm());
      case IS_INITIALIZED -> throw new IllegalArgumentException("a statement about a value: " + p);
    };
  }

  private Term isAccessible(Store store, Term p, Optional<Term> size) {
    List<Term> defects = new ArrayList<>();
    for (Expr.PointerTest defect : DEFECTS) {
      defects.add(test(store, defect, p, size));
    }
    return terms.not(terms.or(defects));
  }

  private static final List<Expr.PointerTest> DEFECTS =
      List.of(
          Expr.PointerTest.IS_NULL,
          Expr.PointerTest.IS_INVALID,
          Expr.PointerTest.IS_DEALLOCATED,
          Expr.PointerTest.IS_DEAD,
          Expr.PointerTest.IS_FUNCTION,
          Expr.PointerTest.BELOW_OBJECT,
          Expr.PointerTest.ABOVE_OBJECT);

  private static final ObjectInstance.Kind HEAP = ObjectInstance.Kind.HEAP;
  private static final ObjectInstance.Kind FRAME_HEAP = ObjectInstance.Kind.FRAME_HEAP;

  private Term kind(Term p, ObjectInstance.Kind kind) {
    return fold(p, o -> terms.bool(o.kind() == kind), terms.falseTerm());
  }

  /** Numbers beyond those given so far are of no object that ever existed. */
  private Term isInvalid(Term p) {
    Term number = pointers.numberOf(p);
    Term unused = terms.ugt(number, pointers.number(encoding.memory().greatestNumber()));
    return terms.and(unused, terms.distinct(number, pointers.number(Pointers.DEAD)));
  }

  private Term notAlive(Store store, ObjectInstance o, ObjectInstance.Kind kind) {
    if (o.kind() == ObjectInstance.Kind.SUMMARY && summarizes(o) == kind) {
      return encoding.fresh("freed", Sort.BOOL);
    }
    return o.kind() == kind ? terms.not(store.alive(o)) : terms.falseTerm();
  }

  private static ObjectInstance.Kind summarizes(ObjectInstance summary) {
    return switch (summary.site()) {
      case MemoryObject.Allocated a ->
          switch (a.site().lifetime()) {
            case HEAP -> HEAP;
            case FUNCTION -> FRAME_HEAP;
            case PROGRAM -> ObjectInstance.Kind.PROVIDED;
          };
      case MemoryObject.Named n -> throw new IllegalArgumentException("not allocated: " + n);
    };
  }

  private static boolean isReadOnly(ObjectInstance o) {
    return o.site() instanceof MemoryObject.Named(Symbol symbol) && symbol.isReadOnly();
  }

  private static boolean isHeap(ObjectInstance o) {
    return o.kind() == HEAP || o.kind() == ObjectInstance.Kind.SUMMARY && summarizes(o) == HEAP;
  }

  private Term above(Term p, Term size) {
    Term offset = pointers.offsetOf(p);
    return fold(
        p,
        o ->
            o.kind() == ObjectInstance.Kind.SUMMARY
                ? encoding.fresh("above", Sort.BOOL)
                : above(offset, size, o.size()),
        terms.falseTerm());
  }

  /** {@code offset + size > objectSize} without overflow: the offset signed, the sizes not. */
  private Term above(Term offset, Term size, Term objectSize) {
    if (isSmall(size) && isSmall(objectSize)) {
      return terms.sgt(offset, terms.sub(objectSize, size));
    }
    int wide = offset.width() + 2;
    Term end = terms.add(terms.signExtend(offset, wide), terms.zeroExtend(size, wide));
    return terms.sgt(end, terms.zeroExtend(objectSize, wide));
  }

  /** Whether a number of bytes is known and, taken as signed, the same number. */
  private static boolean isSmall(Term size) {
    return size instanceof Constant c && ((Value.Bits) c.value()).signed().signum() >= 0;
  }

  /** A statement about the object pointed to, or {@code otherwise} if there is none. */
  private Term fold(Term p, Function<ObjectInstance, Term> of, Term otherwise) {
    Term result = otherwise;
    List<PointerTargets.Target> targets = encoding.candidates().objects(p);
    for (PointerTargets.Target t : targets.reversed()) {
      result = terms.ite(t.condition(), of.apply(t.object()), result);
    }
    return result;
  }

  public Term heap(Store store, Expr.HeapTest test) {
    return switch (test) {
      case ALL_FREED -> allFreed(store);
      case ALL_REACHABLE -> HeapReachability.in(encoding, store).allReachable();
    };
  }

  private Term allFreed(Store store) {
    List<Term> freed = new ArrayList<>();
    for (ObjectInstance o : encoding.memory().allocated()) {
      if (o.kind() == HEAP) {
        freed.add(terms.not(store.existsAlive(o)));
      }
    }
    freed.add(encoding.unlessSummarized("freed"));
    return terms.and(freed);
  }
}
