// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.Nested;

/** Joins paths: phi nodes are case distinctions on the conditions in which the paths differ. */
final class Joins {
  private final ExecutionContext encoding;
  private final Terms terms;

  Joins(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
  }

  /** Executions of either flow; empty for none. Where both apply, the first counts. */
  Optional<Flow> join(Optional<Flow> a, Optional<Flow> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.or(() -> b);
    }
    return join(a.get(), b.get());
  }

  /** Empty where neither was possible: only both conditions together show it. */
  private Optional<Flow> join(Flow a, Flow b) {
    Path common = Nested.common(a.path(), b.path());
    Term first = a.path().since(terms, common);
    Term second = b.path().since(terms, common);
    return common
        .and(terms, terms.or(first, second))
        .map(path -> new Flow(path, merged(a, b, first)));
  }

  private IntMap<Term> merged(Flow a, Flow b, Term first) {
    return a.state().merge(b.state(), (cell, x, y) -> phi(cell, first, x, y));
  }

  /** As in {@link IntMap.Merger}, null stands for no entry. */
  private Term phi(int cell, Term condition, Term x, Term y) {
    if (x != null && y != null) {
      return terms.ite(condition, x, y);
    }
    return switch (encoding.memory().cell(cell)) {
      // An object that was not allocated is not alive.
      case Cell.Alive _ -> x == null ? terms.and(terms.not(condition), y) : terms.and(condition, x);
      case Cell.Count _, Cell.Referrer _ ->
          throw new IllegalStateException("a pool exists on every path");
      // Where the object does not exist nobody can read it.
      case Cell.Value where when where.object().isAllocated() -> x == null ? y : x;
      case Cell.Value where when isTemporary(where.object()) -> null;
      case Cell.Value where -> {
        Term unset = encoding.fresh("unset", where);
        yield x == null ? terms.ite(condition, unset, y) : terms.ite(condition, x, unset);
      }
    };
  }

  /** Temporaries are set before they are read; what is set on one path only is not read again. */
  private static boolean isTemporary(ObjectInstance object) {
    return object.site() instanceof MemoryObject.Named(Symbol s)
        && s.storage() == Symbol.Storage.TEMPORARY;
  }
}
