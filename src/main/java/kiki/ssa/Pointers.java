package kiki.ssa;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Operator;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Value;

/** Pointer values as terms: an object number above an offset. */
final class Pointers {
  static final int NUMBER_WIDTH = 16;

  /** The number of all objects that died; what pointers to a local become when it does. */
  static final int DEAD = 0xFFFE;

  /** The number of no object. */
  static final int INVALID = 0xFFFF;

  private final Terms terms;
  private final int offsetWidth;
  private final Map<Term, Term> numbers = new HashMap<>();
  private final Map<Term, Term> offsets = new HashMap<>();

  Pointers(Terms terms, int offsetWidth) {
    this.terms = terms;
    this.offsetWidth = offsetWidth;
  }

  int width() {
    return NUMBER_WIDTH + offsetWidth;
  }

  int offsetWidth() {
    return offsetWidth;
  }

  Term nullPointer() {
    return terms.bits(width(), 0);
  }

  Term number(int object) {
    return terms.bits(NUMBER_WIDTH, object);
  }

  Term offsetConstant(long offset) {
    return terms.bits(offsetWidth, offset);
  }

  Term make(int object, Term offset) {
    return terms.concat(number(object), offset);
  }

  /** The object number; case distinctions are kept outside, so that it is mostly constant. */
  Term numberOf(Term pointer) {
    return mapCases(pointer, numbers, p -> terms.extract(p, width() - 1, offsetWidth));
  }

  Term offsetOf(Term pointer) {
    return mapCases(pointer, offsets, p -> terms.extract(p, offsetWidth - 1, 0));
  }

  /** The pointer {@code bytes} further. */
  Term add(Term pointer, Term bytes) {
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

  Term pointsTo(Term pointer, ObjectInstance object) {
    return terms.equal(numberOf(pointer), number(object.number()));
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

  static boolean isCase(Term t) {
    return t instanceof Application a && a.operator() == Operator.ITE;
  }
}
