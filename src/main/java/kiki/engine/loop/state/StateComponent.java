// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.domain.template.Variable;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A part of the memory that templates speak of.
 *
 * @param place where the value is, and of which time
 * @param view what of the value
 * @param version of the forms in which numbers of objects mean the same; empty if there are none
 */
public record StateComponent(ValuePlace place, View view, String version)
    implements Variable.Identity {
  /** What of a value. */
  public sealed interface View {
    /** One more than the index of the object that a pointer points to; zero outside of the pool. */
    record After(SsaVariable count) implements View {}

    /** The index of the object that a pointer points to; the count outside of the pool. */
    record At(SsaVariable count) implements View {}

    /**
     * The number that the object that a pointer points to has in another form.
     *
     * @param others by the numbers here, in their order
     */
    record Renumbered(SortedMap<Integer, Integer> others) implements View {}
  }

  /** What of a value, wherever it is. */
  public enum Plain implements View {
    WHOLE,
    OFFSET,
    /** The number of the object that a pointer points to. */
    OBJECT,
    /** Which object a pointer points to: all of it but the offset. */
    BASE
  }

  public StateComponent(ValuePlace place, View view) {
    this(place, view, "");
  }

  /** The value of a variable. */
  public static StateComponent of(SsaVariable variable) {
    return of(new ValuePlace.Now(variable));
  }

  public static StateComponent of(ValuePlace place) {
    return new StateComponent(place, Plain.WHOLE);
  }

  /** The same part in forms of a version only. */
  public StateComponent in(String other) {
    return new StateComponent(place, view, other);
  }

  /** The same part of another form of the program, in which variables are called otherwise. */
  public StateComponent renamed(FormNames names) {
    ValuePlace there = place.renamed(names);
    return switch (view) {
      case View.After(SsaVariable count) ->
          new StateComponent(there, new View.After(names.variable(count)), version);
      case View.At(SsaVariable count) ->
          new StateComponent(there, new View.At(names.variable(count)), version);
      case Plain.OBJECT ->
          names
              .numbers()
              .map(n -> new StateComponent(there, renumbered(n), n.version()))
              .orElse(new StateComponent(there, view, version));
      case Plain.WHOLE, Plain.OFFSET, Plain.BASE -> new StateComponent(there, view, version);
      case View.Renumbered _ -> throw new IllegalStateException("renamed twice");
    };
  }

  private static View renumbered(FormNames.Numbers numbers) {
    return new View.Renumbered(new TreeMap<>(numbers.others()));
  }

  public SsaVariable variable() {
    return place.variable();
  }

  /** Whether it is the value of a variable of the program. */
  public boolean isVariable() {
    return place instanceof ValuePlace.Now && view == Plain.WHOLE;
  }

  /** The objects or elements of which it is a part, if it depends on an index. */
  public Optional<IndexedRegion> region() {
    return place.region();
  }

  public boolean isIndexed() {
    return region().isPresent();
  }

  @Override
  public String text() {
    return place.text(
        switch (view) {
          case Plain.WHOLE -> "%s";
          case Plain.OFFSET -> "__CPROVER_POINTER_OFFSET(%s)";
          case Plain.OBJECT -> "object(%s)";
          case View.Renumbered _ -> "object(%s)";
          case Plain.BASE -> "base(%s)";
          case View.After(SsaVariable count) -> "after(%s, " + count.text() + ")";
          case View.At(SsaVariable count) -> "at(%s, " + count.text() + ")";
        });
  }

  /**
   * The value in a snapshot, if that has it.
   *
   * @param indices of the object or elements, if the part depends on them
   */
  public Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> indices) {
    if (!version.isEmpty() && !version.equals(snapshot.instance().version())) {
      return Optional.empty();
    }
    Optional<Term> whole = place.read(terms, snapshot, indices);
    return switch (view) {
      case Plain.WHOLE -> whole;
      case Plain.OFFSET -> whole.map(p -> PointerParts.offset(terms, p));
      case Plain.OBJECT -> whole.map(p -> PointerParts.number(terms, p));
      case Plain.BASE -> whole.map(p -> PointerParts.base(terms, p));
      case View.Renumbered(var others) -> whole.map(p -> renumbered(terms, p, others));
      case View.After(SsaVariable count) ->
          whole.filter(_ -> snapshot.value(count).isPresent()).map(p -> after(terms, p, count));
      case View.At(SsaVariable count) ->
          whole.flatMap(p -> snapshot.value(count).map(number -> at(terms, p, count, number)));
    };
  }

  /**
   * Whether a variable says which object is meant. The object of an iteration has another number in
   * the next, so these can be compared with each other, but not be bounded.
   */
  public static boolean isObjectNumber(Variable variable) {
    return variable.identity() instanceof StateComponent part
        && (part.view == Plain.OBJECT || part.view == Plain.BASE);
  }

  /** What is not an object of the other form gets the number of none. */
  private static Term renumbered(Terms terms, Term pointer, SortedMap<Integer, Integer> others) {
    Term number = PointerParts.number(terms, pointer);
    int none = Math.max(others.isEmpty() ? 0 : others.lastKey(), greatest(others)) + 1;
    Term isHere = terms.ule(number, terms.bits(number.width(), none - 1));
    Term isNull = terms.equal(number, terms.bits(number.width(), 0));
    Term result =
        terms.ite(terms.and(isHere, terms.not(isNull)), terms.bits(number.width(), none), number);
    for (var entry : others.entrySet()) {
      Term here = terms.equal(number, terms.bits(number.width(), entry.getKey()));
      result = terms.ite(here, terms.bits(number.width(), entry.getValue()), result);
    }
    return result;
  }

  private static int greatest(SortedMap<Integer, Integer> others) {
    return others.values().stream().mapToInt(n -> n).max().orElse(0);
  }

  private static Term after(Terms terms, Term pointer, SsaVariable count) {
    Term index = PointerParts.index(terms, pointer);
    Term next = terms.add(index, terms.bits(index.width(), 1));
    return terms.ite(isIn(terms, pointer, count), next, terms.bits(index.width(), 0));
  }

  private static Term at(Terms terms, Term pointer, SsaVariable count, Term number) {
    return terms.ite(isIn(terms, pointer, count), PointerParts.index(terms, pointer), number);
  }

  /** A pool's variables carry its number. */
  private static Term isIn(Terms terms, Term pointer, SsaVariable count) {
    Term number = PointerParts.number(terms, pointer);
    return terms.equal(number, terms.bits(PointerParts.NUMBER_WIDTH, count.instance()));
  }
}
