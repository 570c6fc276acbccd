// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.solver.interval.BranchAndPrune;
import kiki.term.Application;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.FloatOperator;

/** Finds the checks that branch and prune may decide: small ones with floating-point arithmetic. */
final class FloatProblems {
  private final List<Term> required = new ArrayList<>();
  private final Map<FreeSymbol, List<Term>> constraints = new HashMap<>();
  private final Map<Term, List<FreeSymbol>> symbols = new HashMap<>();
  private final BitSet seen = new BitSet();
  private final BitSet arithmetic = new BitSet();
  private int indexed;
  private long visits;
  private int penalty;
  private int skipped;

  /** Adds a constraint that holds in all problems. */
  void require(Term constraint) {
    required.add(constraint);
  }

  /**
   * A search for a model of some terms and what is required of their symbols; nothing if the terms
   * have no arithmetic of floats or the problem is large. If the search finds that there is none,
   * there is none.
   */
  Optional<BranchAndPrune> problem(Collection<Term> goals) {
    boolean floats = false;
    for (Term goal : goals) {
      floats |= hasArithmetic(goal);
    }
    if (!floats || visits > SolverTuning.MAX_VISITS || --skipped >= 0) {
      return Optional.empty();
    }
    index();
    Set<Term> roots = new LinkedHashSet<>(goals);
    Set<FreeSymbol> reached = new LinkedHashSet<>();
    ArrayDeque<Term> pending = new ArrayDeque<>(goals);
    while (!pending.isEmpty()) {
      for (FreeSymbol symbol : symbols(pending.remove())) {
        if (reached.add(symbol)) {
          for (Term constraint : constraints.getOrDefault(symbol, List.of())) {
            if (roots.add(constraint)) {
              pending.add(constraint);
            }
          }
        }
      }
      if (roots.size() > SolverTuning.MAX_TERMS || visits > SolverTuning.MAX_VISITS) {
        return Optional.empty();
      }
    }
    boolean small = Traversal.postorder(roots).size() <= SolverTuning.MAX_TERMS;
    return small ? Optional.of(BranchAndPrune.of(roots)) : Optional.empty();
  }

  /** A search has decided a check. */
  void succeeded() {
    penalty = 0;
    skipped = 0;
  }

  /** A search was in vain: the next ones probably are too. */
  void failed() {
    penalty = Math.min(2 * penalty + 1, SolverTuning.MAX_SKIPPED);
    skipped = penalty;
  }

  private List<FreeSymbol> symbols(Term term) {
    List<FreeSymbol> known = symbols.get(term);
    if (known == null) {
      List<Term> below = Traversal.postorder(List.of(term));
      visits += below.size();
      known = new ArrayList<>();
      for (Term t : below) {
        if (t instanceof FreeSymbol symbol) {
          known.add(symbol);
        }
      }
      symbols.put(term, known);
    }
    return known;
  }

  /** Files what was required since the last call under its symbols. */
  private void index() {
    while (indexed < required.size() && visits <= SolverTuning.MAX_VISITS) {
      Term constraint = required.get(indexed++);
      for (FreeSymbol symbol : symbols(constraint)) {
        constraints.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(constraint);
      }
    }
  }

  /** Whether a rounding operation on something unknown is at or below the term. */
  private boolean hasArithmetic(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      if (seen.get(term.id())) {
        pending.pop();
        continue;
      }
      boolean ready = true;
      boolean found = isArithmetic(term);
      for (int i = 0; i < term.arity(); i++) {
        Term argument = term.argument(i);
        if (!seen.get(argument.id())) {
          pending.push(argument);
          ready = false;
        }
        found |= arithmetic.get(argument.id());
      }
      if (ready) {
        pending.pop();
        seen.set(term.id());
        arithmetic.set(term.id(), found);
      }
    }
    return arithmetic.get(root.id());
  }

  private static boolean isArithmetic(Term term) {
    return term instanceof Application application
        && application.operator() instanceof FloatOperator.Arithmetic operator
        && switch (operator) {
          case FLOAT_ADD, FLOAT_MUL, FLOAT_DIV, FLOAT_SQRT, FLOAT_FMA -> true;
          case FLOAT_FMOD,
              FLOAT_REMAINDER,
              FLOAT_ROUND,
              FLOAT_MIN,
              FLOAT_MAX,
              FLOAT_NEG,
              FLOAT_ABS ->
              false;
        };
  }
}
