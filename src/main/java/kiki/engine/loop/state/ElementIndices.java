// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * The indices at which what is known of all elements of a segment is stated (arrays, section 3.3):
 * those at which the program reads and writes arrays, and arbitrary ones.
 */
public final class ElementIndices {
  private final Ssa ssa;
  private final Terms terms;

  /** For each index at which the form accesses arrays, what these are made from. */
  private final Map<Term, Set<Term>> accessed = new LinkedHashMap<>();

  ElementIndices(Ssa ssa) {
    this.ssa = ssa;
    this.terms = ssa.terms();
  }

  /** Symbols without constraints, as many as a segment may have indices. */
  public List<Term> representatives(ArraySegment segment) {
    Sort sort = Sort.bits(segment.indexWidth());
    return ArraySegment.NAMES.stream()
        .<Term>map(name -> terms.symbol("element:" + name + ":" + segment.indexWidth(), sort))
        .toList();
  }

  /**
   * The indices to look at, without the representative ones.
   *
   * @param elements that belong to an index
   */
  public List<List<Term>> indices(
      ArraySegment segment, Snapshot snapshot, List<ValuePlace.Element> elements) {
    List<Term> arbitrary = representatives(segment);
    return segment.isOfPairs()
        ? pairs(arbitrary, near(segment, snapshot, elements))
        : singles(segment, snapshot, elements, arbitrary);
  }

  private List<List<Term>> singles(
      ArraySegment segment,
      Snapshot snapshot,
      List<ValuePlace.Element> elements,
      List<Term> arbitrary) {
    Set<Term> bases = new LinkedHashSet<>(arbitrary);
    bases.addAll(ofWidth(segment.indexWidth(), snapshot, elements));
    Set<Term> found = new LinkedHashSet<>(bases);
    int width = segment.indexWidth();
    for (ValuePlace.Element element : elements) {
      if (element.at().isInvertible()) {
        int other = element.at().width(width);
        (other == width ? bases : ofWidth(other, snapshot, elements))
            .forEach(
                index -> element.at().inverse(terms, snapshot, index, width).ifPresent(found::add));
      }
    }
    found.remove(arbitrary.getFirst());
    return found.stream().limit(StateTuning.MAX_ELEMENTS).map(List::of).toList();
  }

  /** The counters of the iterations of a grid that access what the program accesses. */
  List<List<Term>> visits(Snapshot snapshot, List<ValuePlace.Visited> elements) {
    Set<List<Term>> found = new LinkedHashSet<>();
    for (ValuePlace.Visited element : elements) {
      for (Term index : nearArrays(snapshot, List.of(element.variable()))) {
        element.at().counters(terms, snapshot, index).ifPresent(found::add);
      }
    }
    return found.stream().limit(StateTuning.MAX_ELEMENTS).toList();
  }

  /**
   * The indices to look at in the arrays of a pool's objects: elements that the program accesses,
   * and an arbitrary element of objects of interest.
   *
   * @param only the object that is meant, if it is one
   * @param objects of interest otherwise
   */
  List<List<Term>> indicesIn(
      ArraySegment segment,
      Snapshot snapshot,
      List<ValuePlace.Element> elements,
      Optional<Term> only,
      List<Term> objects) {
    Term arbitrary = representatives(segment).getFirst();
    Set<List<Term>> found = new LinkedHashSet<>();
    for (Term address : near(snapshot, elements)) {
      Term element = terms.extract(address, segment.indexWidth() - 1, 0);
      Term object =
          only.orElseGet(() -> terms.extract(address, address.width() - 1, segment.indexWidth()));
      found.add(List.of(element, object));
      for (ValuePlace.Element other : elements) {
        if (other.at().isInvertible()) {
          other
              .at()
              .inverse(terms, snapshot, element, segment.indexWidth())
              .ifPresent(index -> found.add(List.of(index, object)));
        }
      }
    }
    if (only.isEmpty()) {
      objects.forEach(object -> found.add(List.of(arbitrary, object)));
    }
    return found.stream().limit(StateTuning.MAX_OBJECTS).toList();
  }

  private List<List<Term>> pairs(List<Term> arbitrary, List<Term> near) {
    List<Term> all = new ArrayList<>(arbitrary);
    near.stream().limit(StateTuning.MAX_PAIRED).forEach(all::add);
    List<List<Term>> pairs = new ArrayList<>();
    for (Term first : all) {
      for (Term second : all) {
        if (first != second && !arbitrary.equals(List.of(first, second))) {
          pairs.add(List.of(first, second));
        }
      }
    }
    return pairs;
  }

  /** Where the arrays of the segment are accessed. */
  private List<Term> near(
      ArraySegment segment, Snapshot snapshot, List<ValuePlace.Element> elements) {
    return near(snapshot, elements).stream()
        .filter(i -> i.width() == segment.indexWidth())
        .toList();
  }

  private List<Term> near(Snapshot snapshot, List<ValuePlace.Element> elements) {
    return nearArrays(snapshot, elements.stream().map(ValuePlace.Element::variable).toList());
  }

  private List<Term> nearArrays(Snapshot snapshot, List<SsaVariable> arrays) {
    Set<Term> sources = new LinkedHashSet<>();
    arrays.stream()
        .distinct()
        .forEach(a -> snapshot.value(a).ifPresent(v -> sources.addAll(sources(List.of(v)))));
    List<Term> found = new ArrayList<>();
    for (Term index : accessed().keySet()) {
      if (!Collections.disjoint(accessed.get(index), sources)) {
        found.add(index);
      }
    }
    return found;
  }

  /** Indices of some width, those at which some elements are accessed first. */
  private Set<Term> ofWidth(int width, Snapshot snapshot, List<ValuePlace.Element> elements) {
    Set<Term> found = new LinkedHashSet<>(near(snapshot, elements));
    found.addAll(accessed().keySet());
    found.removeIf(index -> index.width() != width);
    return found;
  }

  private Map<Term, Set<Term>> accessed() {
    if (accessed.isEmpty()) {
      collect();
    }
    return accessed;
  }

  private void collect() {
    List<Term> roots = new ArrayList<>();
    for (AssertionInstance assertion : ssa.assertions()) {
      roots.add(assertion.violation());
    }
    for (LoopView loop : ssa.loops()) {
      for (LoopInstance instance : loop.instances()) {
        for (LoopInstance.Point point : instance.backEdges()) {
          roots.add(point.guard());
          roots.addAll(point.values().values());
        }
      }
    }
    for (Term term : Traversal.postorder(roots)) {
      if (term.is(CoreOperator.SELECT) || term.is(CoreOperator.STORE)) {
        accessed
            .computeIfAbsent(term.argument(1), _ -> new LinkedHashSet<>())
            .addAll(sources(List.of(term.argument(0))));
      }
    }
  }

  public static boolean isArray(Term term) {
    return term.sort() instanceof Sort.Array;
  }

  /** The symbols that arrays are made from by writing and choosing. */
  public static Set<Term> sources(Collection<Term> arrays) {
    Set<Term> found = new LinkedHashSet<>();
    Deque<Term> work = new ArrayDeque<>(arrays);
    Set<Term> seen = new LinkedHashSet<>(arrays);
    while (!work.isEmpty()) {
      Term term = work.pop();
      if (term.arity() == 0) {
        found.add(term);
      }
      for (int i = 0; i < term.arity(); i++) {
        if (term.argument(i).sort() instanceof Sort.Array && seen.add(term.argument(i))) {
          work.push(term.argument(i));
        }
      }
    }
    return found;
  }
}
