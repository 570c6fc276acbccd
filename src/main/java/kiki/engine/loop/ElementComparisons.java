// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.engine.loop.state.ElementIndices;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * What a program compares the elements of its arrays with, or writes into them.
 *
 * @param constants among these
 * @param own those that have to do with what is made from an array
 * @param symbols that occur in them, and they themselves
 * @param ofIndices whether these also occur in indices
 * @param betweenElements whether it compares two elements of one array
 */
record ElementComparisons(
    Set<BigInteger> constants,
    Map<Term, Set<BigInteger>> own,
    Set<Term> symbols,
    boolean ofIndices,
    boolean betweenElements) {
  static ElementComparisons of(Ssa ssa) {
    List<Term> roots = new ArrayList<>();
    ssa.assertions().forEach(assertion -> roots.add(assertion.violation()));
    for (LoopView loop : ssa.loops()) {
      for (LoopInstance instance : loop.instances()) {
        for (LoopInstance.Point point : instance.backEdges()) {
          roots.add(point.guard());
          roots.addAll(point.values().values());
        }
      }
    }
    return among(Traversal.postorder(roots));
  }

  /** Whether a loop compares two elements of one array. */
  static boolean areIn(LoopInstance instance) {
    List<Term> roots = new ArrayList<>();
    instance.backEdges().stream()
        .findFirst()
        .ifPresent(
            point -> {
              roots.add(point.guard());
              roots.addAll(point.values().values());
            });
    return among(Traversal.postorder(roots)).betweenElements();
  }

  /** Constants to compare the elements of an array with, those of its own first. */
  Set<BigInteger> constants(Term array) {
    Set<BigInteger> found = new LinkedHashSet<>();
    for (Term source : ElementIndices.sources(List.of(array))) {
      found.addAll(own.getOrDefault(source, Set.of()));
    }
    found.addAll(constants);
    return found.stream()
        .limit(LoopTuning.MAX_ELEMENT_CONSTANTS)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static ElementComparisons among(List<Term> ordered) {
    Set<BigInteger> constants = new LinkedHashSet<>(Set.of(BigInteger.ZERO));
    Map<Term, Set<BigInteger>> own = new LinkedHashMap<>();
    Set<Term> others = new LinkedHashSet<>();
    Set<Term> indices = new LinkedHashSet<>();
    Map<Term, Set<Term>> written = new LinkedHashMap<>();
    boolean between = false;
    for (Term term : ordered) {
      if (term.is(CoreOperator.STORE)) {
        others.add(term.argument(2));
        indices.add(term.argument(1));
        Set<Term> sources = ElementIndices.sources(List.of(term.argument(0)));
        addOwn(own, sources, term.argument(2));
        ArrayAccesses.leaves(term.argument(2))
            .forEach(
                leaf -> written.computeIfAbsent(leaf, _ -> new LinkedHashSet<>()).addAll(sources));
      } else if (term.is(CoreOperator.SELECT)) {
        indices.add(term.argument(1));
      } else if (isComparison(term)) {
        Set<Term> left = read(term.argument(0));
        Set<Term> right = read(term.argument(1));
        if (!right.isEmpty()) {
          others.add(term.argument(0));
          addOwn(own, right, term.argument(0));
        }
        if (!left.isEmpty()) {
          others.add(term.argument(1));
          addOwn(own, left, term.argument(1));
        }
        between |= !Collections.disjoint(left, right);
      }
    }
    others.forEach(
        other -> ArrayAccesses.leaves(other).forEach(leaf -> addConstant(constants, leaf)));
    for (Term term : ordered) {
      if (isComparison(term)) {
        addLimits(own, written.getOrDefault(term.argument(0), Set.of()), term.argument(1));
        addLimits(own, written.getOrDefault(term.argument(1), Set.of()), term.argument(0));
      }
    }
    Set<Term> symbols = new LinkedHashSet<>(Traversal.symbols(others));
    others.forEach(other -> symbols.addAll(ArrayAccesses.leaves(other)));
    symbols.addAll(others);
    return new ElementComparisons(
        Collections.unmodifiableSet(constants),
        Collections.unmodifiableMap(own),
        symbols,
        !Collections.disjoint(symbols, Traversal.symbols(indices)),
        between);
  }

  /** A constant that something was compared with before it was written. */
  private static void addLimits(Map<Term, Set<BigInteger>> own, Set<Term> sources, Term other) {
    if (other instanceof Constant) {
      addOwn(own, sources, other);
    }
  }

  private static boolean isComparison(Term term) {
    return term.is(CoreOperator.EQUAL) || term.is(CoreOperator.SLT) || term.is(CoreOperator.ULT);
  }

  private static void addConstant(Set<BigInteger> constants, Term term) {
    for (BigInteger limit : limits(term)) {
      if (constants.size() < LoopTuning.MAX_ELEMENT_CONSTANTS) {
        constants.add(limit);
      }
    }
  }

  /** The number that a constant is, or what bounds that which is masked or converted. */
  private static List<BigInteger> limits(Term term) {
    if (term instanceof Constant c && c.value() instanceof Value.Bits bits) {
      return List.of(bits.signed());
    }
    if (term.is(CoreOperator.SIGN_EXTEND)) {
      BigInteger beyond = BigInteger.TWO.pow(term.argument(0).width() - 1);
      return List.of(beyond.negate(), beyond.subtract(BigInteger.ONE));
    }
    return term.is(CoreOperator.ZERO_EXTEND)
        ? List.of(BigInteger.TWO.pow(term.argument(0).width()).subtract(BigInteger.ONE))
        : List.of();
  }

  private static void addOwn(Map<Term, Set<BigInteger>> own, Set<Term> sources, Term other) {
    for (Term source : sources) {
      Set<BigInteger> constants = own.computeIfAbsent(source, _ -> new LinkedHashSet<>());
      ArrayAccesses.leaves(other).forEach(leaf -> addConstant(constants, leaf));
    }
  }

  /** The arrays that an element comes from, if the term is one. */
  private static Set<Term> read(Term term) {
    Term inner = term;
    while (inner.is(CoreOperator.SIGN_EXTEND)
        || inner.is(CoreOperator.ZERO_EXTEND)
        || inner.is(CoreOperator.EXTRACT)
        || inner.is(CoreOperator.ITE)) {
      inner = inner.argument(inner.is(CoreOperator.ITE) ? 1 : 0);
    }
    return inner.is(CoreOperator.SELECT)
        ? ElementIndices.sources(List.of(inner.argument(0)))
        : Set.of();
  }
}
