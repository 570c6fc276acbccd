// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.UnaryOperator;
import kiki.ssa.form.PointerParts;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * Pointer values as terms: an object number above an offset; in between, in forms with pools, the
 * number of the object in its pool.
 */
public final class Pointers {
  static final int NUMBER_WIDTH = PointerParts.NUMBER_WIDTH;

  /** The number of all objects that died; what pointers to a local become when it does. */
  public static final int DEAD = 0xFFFE;

  /** The number of no object. */
  public static final int INVALID = 0xFFFF;

  private final Terms terms;
  private final int offsetWidth;
  private final int indexWidth;
  private final Map<Term, Term> numbers = new HashMap<>();
  private final Map<Term, Term> indices = new HashMap<>();
  private final Map<Term, Term> offsets = new HashMap<>();

  /**
   * @param indexWidth zero in forms without pools
   */
  Pointers(Terms terms, int offsetWidth, int indexWidth) {
    this.terms = terms;
    this.offsetWidth = offsetWidth;
    this.indexWidth = indexWidth;
  }

  public int width() {
    return NUMBER_WIDTH + indexWidth + offsetWidth;
  }

  public int offsetWidth() {
    return offsetWidth;
  }

  public Term nullPointer() {
    return terms.bits(width(), 0);
  }

  public Term number(int object) {
    return terms.bits(NUMBER_WIDTH, object);
  }

  public Term offsetConstant(long offset) {
    return terms.bits(offsetWidth, offset);
  }

  /** A pointer to an object that is alone under its number. */
  public Term make(int object, Term offset) {
    return indexWidth == 0
        ? terms.concat(number(object), offset)
        : terms.concat(terms.concat(number(object), terms.bits(indexWidth, 0)), offset);
  }

  /** A pointer into an object, of a pool or not. */
  public Term make(ObjectInstance object, Term offset) {
    return object.isAlone()
        ? make(object.number(), offset)
        : terms.concat(terms.concat(number(object.number()), object.index()), offset);
  }

  /** The object number; case distinctions are kept outside, so that it is mostly constant. */
  public Term numberOf(Term pointer) {
    return mapCases(pointer, numbers, p -> PointerParts.number(terms, p));
  }

  /** Which object of its pool; in forms with pools only. */
  public Term indexOf(Term pointer) {
    return mapCases(pointer, indices, p -> PointerParts.index(terms, p));
  }

  /** That two pointers are to objects of one number and, in a pool, of one index. */
  public Term sameObject(Term p, Term q) {
    Term same = terms.equal(numberOf(p), numberOf(q));
    return indexWidth == 0 ? same : terms.and(same, terms.equal(indexOf(p), indexOf(q)));
  }

  public Term offsetOf(Term pointer) {
    return mapCases(pointer, offsets, p -> terms.extract(p, offsetWidth - 1, 0));
  }

  /** That the pointer lies at one of the offsets given. */
  public Term isAtOneOf(Term pointer, SortedSet<BigInteger> offsets) {
    Term own = offsetOf(pointer);
    return terms.or(
        offsets.stream().map(c -> terms.equal(own, terms.bits(offsetWidth, c))).toList());
  }

  /** The pointer {@code bytes} further. */
  public Term add(Term pointer, Term bytes) {
    if (bytes instanceof Constant c && ((Value.Bits) c.value()).isZero()) {
      return pointer;
    }
    return mapCases(
        pointer,
        new HashMap<>(),
        p ->
            terms.concat(
                terms.extract(p, width() - 1, offsetWidth),
                terms.add(terms.extract(p, offsetWidth - 1, 0), bytes)));
  }

  /** Whether this number of bytes may bring an offset out of its range in a few steps. */
  public boolean isLarge(BigInteger bytes) {
    return bytes.bitLength() > offsetWidth * 3 / 4;
  }

  /** The pointer {@code bytes} further; to no object where the offset would wrap around. */
  public Term add(Term pointer, BigInteger bytes) {
    Term distance = terms.bits(offsetWidth, bytes);
    Term lost = make(INVALID, terms.add(offsetOf(pointer), distance));
    if (bytes.bitLength() >= offsetWidth) {
      return lost;
    }
    Term wraps = terms.overflows().signedAdd(offsetOf(pointer), distance);
    return terms.ite(wraps, lost, add(pointer, distance));
  }

  /** That the pointer is to the object; of a pool, to this very one. */
  public Term pointsTo(Term pointer, ObjectInstance object) {
    Term same = hasNumber(pointer, object);
    return object.isAlone() ? same : terms.and(same, terms.equal(indexOf(pointer), object.index()));
  }

  /** That the pointer is to the object or, of a pool, to one of the pool. */
  public Term hasNumber(Term pointer, ObjectInstance object) {
    return terms.equal(numberOf(pointer), number(object.number()));
  }

  /** That a test holds of the pointer: {@code f} says it of those without case distinctions. */
  public Term test(Term pointer, UnaryOperator<Term> f) {
    return mapCases(pointer, new HashMap<>(), f);
  }

  /** Applies {@code f} at the leaves of a term's case distinctions. */
  private Term mapCases(Term root, Map<Term, Term> done, UnaryOperator<Term> f) {
    ArrayDeque<Term> work = new ArrayDeque<>();
    work.push(root);
    while (!work.isEmpty()) {
      Term t = work.peek();
      if (done.containsKey(t)) {
        work.pop();
      } else if (isCase(t)) {
        Term a = done.get(t.argument(1));
        Term b = done.get(t.argument(2));
        if (a != null && b != null) {
          done.put(work.pop(), terms.ite(t.argument(0), a, b));
        } else {
          if (b == null) {
            work.push(t.argument(2));
          }
          if (a == null) {
            work.push(t.argument(1));
          }
        }
      } else {
        done.put(work.pop(), f.apply(t));
      }
    }
    return done.get(root);
  }

  public static boolean isCase(Term t) {
    return t.is(CoreOperator.ITE);
  }
}
