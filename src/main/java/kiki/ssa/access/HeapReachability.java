// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Store;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Which heap objects can be reached by pointers from static objects and live locals. Pointers in
 * large arrays and in bytes are not followed one by one: where they may point to an object, whether
 * it is reached is left open.
 */
final class HeapReachability {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Store store;
  private final List<ObjectInstance> heap;

  /** What the pointers stored in an object say: for each heap object, when one points to it. */
  private final Map<Integer, Map<Integer, Term>> edges = new LinkedHashMap<>();

  private final Map<Integer, Term> roots = new HashMap<>();

  private HeapReachability(ExecutionContext encoding, Store store, List<ObjectInstance> heap) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.store = store;
    this.heap = heap;
  }

  static HeapReachability in(ExecutionContext encoding, Store store) {
    return new HeapReachability(
        encoding,
        store,
        encoding.memory().allocated().stream()
            .filter(o -> o.kind() == ObjectInstance.Kind.HEAP)
            .toList());
  }

  Term allReachable() {
    store.state().forEach(this::scan);
    Map<Integer, Term> reached = new LinkedHashMap<>();
    for (ObjectInstance o : heap) {
      reached.put(o.number(), roots.getOrDefault(o.number(), terms.falseTerm()));
    }
    boolean changed = true;
    for (int round = 0; round < heap.size() && changed; round++) {
      changed = step(reached);
    }
    List<Term> conditions = new ArrayList<>();
    for (ObjectInstance o : heap) {
      conditions.add(terms.implies(store.existsAlive(o), reached.get(o.number())));
    }
    conditions.add(encoding.unlessSummarized("reachable"));
    return terms.and(conditions);
  }

  private boolean step(Map<Integer, Term> reached) {
    Map<Integer, Term> next = new LinkedHashMap<>(reached);
    edges.forEach(
        (from, targets) ->
            targets.forEach(
                (to, condition) ->
                    next.merge(to, terms.and(usable(reached, from), condition), terms::or)));
    boolean changed = !next.equals(reached);
    reached.putAll(next);
    return changed;
  }

  /** What lies in a freed object cannot be used any more. */
  private Term usable(Map<Integer, Term> reached, int number) {
    return terms.and(reached.get(number), store.alive(encoding.memory().object(number)));
  }

  /** Notes the heap objects that the pointer in a cell can point to. */
  private void scan(int number, Term value) {
    if (encoding.memory().cell(number) instanceof Cell.Value(ObjectInstance holder, Leaf leaf)) {
      scan(holder, leaf, value);
    }
  }

  private void scan(ObjectInstance holder, Leaf leaf, Term value) {
    Map<Integer, Term> into =
        holder.kind() == ObjectInstance.Kind.HEAP
            ? edges.computeIfAbsent(holder.number(), n -> new LinkedHashMap<>())
            : roots;
    boolean plain = leaf.isPointer() && !leaf.isArray() && holder.isAlone();
    for (ObjectInstance o : heap) {
      if (plain && encoding.candidates().of(value).get(o.number())) {
        into.merge(o.number(), encoding.pointers().pointsTo(value, o), terms::or);
      } else if (!plain && mayHold(holder, leaf, o)) {
        into.merge(o.number(), encoding.fresh("reachable", Sort.BOOL), terms::or);
      }
    }
  }

  private boolean mayHold(ObjectInstance holder, Leaf leaf, ObjectInstance target) {
    return encoding.pointed().stored(holder, leaf).stream()
        .anyMatch(p -> target.isFrom(p.object()));
  }
}
