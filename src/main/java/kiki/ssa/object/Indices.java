// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;

/**
 * What holds of all pointers in memory at any time: they point to objects that exist, so their
 * indices in a pool are below its count, which never falls. Reading a pointer states it for what is
 * read, a loop's head for the loop-back symbols.
 */
public final class Indices {
  /** A pointer read when a pool had this number of objects. */
  private record Fact(Term pointer, Term count) {}

  private final ExecutionContext encoding;
  private final Terms terms;
  private final Set<Term> numbered = new HashSet<>();
  private final Set<Fact> stated = new HashSet<>();
  private final Set<Term> complete = new HashSet<>();
  private final Map<Term, Set<Term>> sources = new HashMap<>();

  Indices(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
  }

  /** Notes an array of a pool in which all pointers are to objects that exist already. */
  void complete(Term array) {
    complete.add(array);
  }

  /**
   * States it for a pointer that was read from an array of a pool. What later unwindings put into
   * the array may point to objects that do not exist yet, and is not restricted.
   */
  void bound(Path path, IntMap<Term> state, Term array, Term index, Term pointer) {
    for (Term source : sources(array)) {
      Term read = terms.select(source, index);
      if (numbered.add(read)) {
        encoding.bound(read);
      }
    }
    below(path, state, pointer);
  }

  /** States it for a pointer that was read from an array of pointers. */
  void boundElement(Path path, IntMap<Term> state, Term pointer) {
    if (!encoding.memory().pools().isEmpty() && numbered.add(pointer)) {
      encoding.constraints().require(isCanonical(pointer));
    }
    below(path, state, pointer);
  }

  private void below(Path path, IntMap<Term> state, Term pointer) {
    for (Pool pool : encoding.memory().pools()) {
      Term count = state.get(pool.object().countCell());
      if (isPossible(pool, pointer) && stated.add(new Fact(pointer, count))) {
        encoding
            .constraints()
            .require(terms.implies(path.guard(terms), isBelow(pool, pointer, count)));
      }
    }
  }

  /**
   * States it for the arbitrary state at a loop's head.
   *
   * @param loopSelect that this is the state
   * @param loopBack its symbols by cell
   */
  public void boundAt(
      Term loopSelect, IntMap<Term> entry, Map<Integer, Term> loopBack, IntMap<Term> head) {
    for (Pool pool : encoding.memory().pools()) {
      int cell = pool.object().countCell();
      if (loopBack.containsKey(cell)) {
        Term grown = terms.ule(entry.get(cell), loopBack.get(cell));
        encoding.constraints().require(terms.implies(loopSelect, grown));
      }
      loopBack.forEach(
          (number, symbol) -> {
            Cell where = encoding.memory().cell(number);
            if (isPlainPointer(where) && isPossible(pool, symbol)) {
              encoding
                  .constraints()
                  .require(terms.implies(loopSelect, isBelow(pool, symbol, head.get(cell))));
            }
          });
    }
  }

  /** That the index is zero unless the pointer points into a pool. */
  Term isCanonical(Term pointer) {
    Pointers pointers = encoding.pointers();
    List<Term> cases = new ArrayList<>();
    Term index = pointers.indexOf(pointer);
    cases.add(terms.equal(index, terms.bits(index.width(), 0)));
    for (Pool pool : encoding.memory().pools()) {
      if (isPossible(pool, pointer)) {
        cases.add(pointers.hasNumber(pointer, pool.object()));
      }
    }
    return terms.or(cases);
  }

  /** The arrays, complete ones, that an array was made from. */
  private Set<Term> sources(Term array) {
    Set<Term> known = sources.get(array);
    if (known != null) {
      return known;
    }
    Set<Term> found = new LinkedHashSet<>();
    Set<Term> seen = new HashSet<>();
    ArrayDeque<Term> work = new ArrayDeque<>(List.of(array));
    while (!work.isEmpty()) {
      Term term = work.pop();
      if (!seen.add(term)) {
        continue;
      }
      if (sources.containsKey(term)) {
        found.addAll(sources.get(term));
      } else if (complete.contains(term)) {
        found.add(term);
      } else if (term.is(CoreOperator.STORE)) {
        work.push(term.argument(0));
      } else if (term.is(CoreOperator.ITE)) {
        work.push(term.argument(2));
        work.push(term.argument(1));
      }
    }
    sources.put(array, found);
    return found;
  }

  private static boolean isPlainPointer(Cell cell) {
    return cell.object().isAlone()
        && cell instanceof Cell.Value(_, Leaf leaf)
        && leaf.isPointer()
        && !leaf.isArray();
  }

  private boolean isPossible(Pool pool, Term pointer) {
    return encoding.candidates().of(pointer).get(pool.number());
  }

  private Term isBelow(Pool pool, Term pointer, Term count) {
    Pointers pointers = encoding.pointers();
    return terms.implies(
        pointers.hasNumber(pointer, pool.object()), terms.ult(pointers.indexOf(pointer), count));
  }
}
