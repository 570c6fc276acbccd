// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.PointerType;
import kiki.pointer.Place;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Values that nobody computes: inputs and what lies in new objects. A pointer among them is any
 * address. Where the program compares such pointers with those to objects or functions, it may be
 * one of these; else it is null or an address where no object is known to be.
 */
public final class Inputs {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Pointers pointers;
  private final PointerTargets candidates;

  public Inputs(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.pointers = encoding.pointers();
    this.candidates = encoding.candidates();
  }

  /** What lies in a part of an object that nobody has set. */
  Term unset(ObjectInstance named, Leaf leaf) {
    return any(named, leaf, encoding.pointsTo().unsetGuesses());
  }

  private Term any(ObjectInstance named, Leaf leaf, Set<Place> guesses) {
    Term value = encoding.fresh("input:" + named.name() + leaf.text(), leaf.sort());
    encoding.setContent(value, ExecutionContext.Content.GIVEN);
    if (leaf.isPointer()) {
      candidates.register(value, guess(leaf, guesses));
      if (!leaf.isArray()) {
        encoding.bound(value);
        objects(value).forEach(o -> encoding.constraints().require(isGuessed(value, o)));
      }
    }
    return value;
  }

  /**
   * A value from outside: a pointer is null, a guess or to no object for certain, neither beside
   * null nor to what is dead by now. Uninitialised memory is left alone, since proofs about lists
   * get harder.
   */
  public Term chosen(ObjectInstance named, Leaf leaf) {
    Term value = any(named, leaf, encoding.pointsTo().inputGuesses());
    if (leaf.isPointer() && !leaf.isArray()) {
      List<Term> cases = new ArrayList<>();
      cases.add(terms.equal(value, pointers.nullPointer()));
      cases.add(isNowhere(value));
      objects(value).forEach(o -> cases.add(pointers.hasNumber(value, o)));
      encoding.constraints().require(terms.or(cases));
    }
    return value;
  }

  private Term isNowhere(Term pointer) {
    return terms.and(
        terms.equal(pointers.numberOf(pointer), pointers.number(Pointers.INVALID)),
        terms.distinct(pointers.offsetOf(pointer), pointers.offsetConstant(0)));
  }

  private List<ObjectInstance> objects(Term pointer) {
    return candidates.of(pointer).stream().mapToObj(encoding.memory()::object).toList();
  }

  /** Pointers to functions are compared with functions, others with variables. */
  private Origin guess(Leaf leaf, Set<Place> guesses) {
    boolean isFunction = ((PointerType) leaf.type()).target() instanceof FunctionType;
    Set<Place> found = new LinkedHashSet<>(guesses);
    found.removeIf(p -> p.object().type() instanceof FunctionType != isFunction);
    Origin origin = encoding.pointed().origin(found);
    if (!found.isEmpty()) {
      origin.addInput();
    }
    return origin;
  }

  /** Where the pointer is into the object, it is at a place that pointers are compared with. */
  private Term isGuessed(Term pointer, ObjectInstance object) {
    SortedSet<BigInteger> known = candidates.offsets(pointer, object);
    Term place =
        known == null
            ? terms.ult(pointers.offsetOf(pointer), object.size())
            : pointers.isAtOneOf(pointer, known);
    return terms.implies(pointers.hasNumber(pointer, object), place);
  }
}
