// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A part of the memory that templates speak of.
 *
 * @param variable of a pool, the array with the values of all objects
 * @param pool the count of the pool that a position is meant in; else null
 * @param family of which the variable, an array, has a value at each index; null if it is scalar
 * @param mark the position at which the variable, an array, is meant; null if it is scalar
 * @param version of the forms in which numbers of objects mean the same; empty if there are none
 */
public record StateComponent(
    SsaVariable variable,
    Aspect aspect,
    SsaVariable pool,
    IndexedRegion family,
    Mark mark,
    String version) {
  /** What of the variable. */
  public enum Aspect {
    VALUE,
    /** The value at the head of the enclosing loop. */
    OLD,
    /** The value where the loop is entered. */
    ENTRY,
    OFFSET,
    /** The offset where the loop is entered. */
    ENTRY_OFFSET,
    /** The number of the object that a pointer points to. */
    OBJECT,
    /** Which object a pointer points to: all of it but the offset. */
    BASE,
    /** Which object it points to where the loop is entered. */
    ENTRY_BASE,
    /** One more than the index of the object that a pointer points to; zero outside of the pool. */
    AFTER,
    /** The index of the object that a pointer points to; the count outside of the pool. */
    AT,
    /** The index of an object or element itself. */
    INDEX,
    /** The value in the next object. */
    NEXT
  }

  StateComponent(SsaVariable variable, Aspect aspect, SsaVariable pool, IndexedRegion family) {
    this(variable, aspect, pool, family, null, "");
  }

  static StateComponent of(SsaVariable variable, Aspect aspect) {
    return new StateComponent(variable, aspect, null, null);
  }

  static StateComponent of(SsaVariable variable, Aspect aspect, IndexedRegion family) {
    return new StateComponent(variable, aspect, null, family);
  }

  /** The element of an array at a marked position, or the position itself. */
  static StateComponent of(SsaVariable array, Aspect aspect, Mark mark) {
    return new StateComponent(array, aspect, null, null, mark, "");
  }

  /** The same part in forms of a version only. */
  StateComponent in(String other) {
    return new StateComponent(variable, aspect, pool, family, mark, other);
  }

  /** The same part of another form of the program, in which variables are called otherwise. */
  StateComponent renamed(UnaryOperator<SsaVariable> names) {
    return new StateComponent(
        names.apply(variable),
        aspect,
        pool == null ? null : names.apply(pool),
        family == null ? null : family.renamed(names),
        mark == null ? null : mark.renamed(names),
        version);
  }

  /** Whether it depends on the index of an object or element. */
  public boolean isIndexed() {
    return family != null;
  }

  String text() {
    return switch (aspect) {
      case VALUE -> place();
      case OLD -> "old(" + variable.text() + ")";
      case ENTRY -> "entry(" + variable.text() + ")";
      case OFFSET -> "__CPROVER_POINTER_OFFSET(" + variable.text() + ")";
      case ENTRY_OFFSET -> "entry(__CPROVER_POINTER_OFFSET(" + variable.text() + "))";
      case OBJECT -> "object(" + variable.text() + ")";
      case BASE -> "base(" + variable.text() + ")";
      case ENTRY_BASE -> "entry(base(" + variable.text() + "))";
      case AFTER -> "after(" + variable.text() + ", " + pool.text() + ")";
      case AT -> "at(" + variable.text() + ", " + pool.text() + ")";
      case INDEX -> family instanceof ArraySegment ? ArraySegment.INDEX : "index(" + place() + ")";
      case NEXT -> "next(" + place() + ")";
    };
  }

  private String place() {
    if (mark != null) {
      return variable.text() + "[" + mark.text() + "]";
    }
    return family instanceof ArraySegment segment ? segment.text(variable) : variable.text();
  }

  /**
   * The value in a snapshot, if that has it.
   *
   * @param index of the object or element, if the part depends on one
   */
  Optional<Term> read(Terms terms, Snapshot snapshot, Term index) {
    if (!version.isEmpty() && !version.equals(snapshot.instance().version())) {
      return Optional.empty();
    }
    if (mark != null) {
      Optional<Term> position = mark.read(terms, snapshot);
      return aspect == Aspect.INDEX
          ? position
          : position.flatMap(at -> snapshot.value(variable).map(v -> terms.select(v, at)));
    }
    if (aspect == Aspect.INDEX) {
      return Optional.of(index);
    }
    if (aspect == Aspect.OLD) {
      return snapshot.old(terms, variable);
    }
    if (aspect == Aspect.NEXT) {
      return ((PoolSubset) family)
          .next(terms, snapshot, index)
          .map(next -> PointerParts.index(terms, next))
          .flatMap(at -> snapshot.value(variable).map(array -> terms.select(array, at)));
    }
    Optional<Term> whole =
        isOfEntry()
            ? snapshot.entered(variable)
            : snapshot.value(variable).map(v -> isIndexed() ? terms.select(v, index) : v);
    return switch (aspect) {
      case VALUE, OLD, ENTRY, INDEX, NEXT -> whole;
      case OFFSET, ENTRY_OFFSET -> whole.map(p -> PointerParts.offset(terms, p));
      case BASE, ENTRY_BASE -> whole.map(p -> PointerParts.base(terms, p));
      case OBJECT -> whole.map(p -> PointerParts.number(terms, p));
      case AFTER -> whole.filter(_ -> snapshot.value(pool).isPresent()).map(p -> after(terms, p));
      case AT -> whole.flatMap(p -> snapshot.value(pool).map(count -> at(terms, p, count)));
    };
  }

  /** Whether it is the number of an object rather than a value of the program. */
  boolean numbersObjects() {
    return aspect == Aspect.OBJECT || aspect == Aspect.BASE || aspect == Aspect.ENTRY_BASE;
  }

  private boolean isOfEntry() {
    return aspect == Aspect.ENTRY || aspect == Aspect.ENTRY_OFFSET || aspect == Aspect.ENTRY_BASE;
  }

  private Term after(Terms terms, Term pointer) {
    Term index = PointerParts.index(terms, pointer);
    Term next = terms.add(index, terms.bits(index.width(), 1));
    return terms.ite(isIn(terms, pointer), next, terms.bits(index.width(), 0));
  }

  private Term at(Terms terms, Term pointer, Term count) {
    return terms.ite(isIn(terms, pointer), PointerParts.index(terms, pointer), count);
  }

  /** A pool's variables carry its number. */
  private Term isIn(Terms terms, Term pointer) {
    Term number = PointerParts.number(terms, pointer);
    return terms.equal(number, terms.bits(PointerParts.NUMBER_WIDTH, pool.instance()));
  }
}
