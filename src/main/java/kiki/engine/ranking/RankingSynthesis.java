// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.Valuation;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * Finds a lexicographic ranking function by counterexamples: a candidate that decreases on all
 * iterations seen so far is put to the solver, which answers with an iteration on which it does
 * not, or with none.
 */
public final class RankingSynthesis {
  private final Session session;
  private final Terms terms;
  private final List<LoopIteration> iterations;
  private final List<Measure> measures;
  private final Ranking.Bound bound;
  private final Ranking.Stride stride;
  private final int components;

  /** For each iteration seen, the sign of each measure's decrease. */
  private final List<int[]> seen = new ArrayList<>();

  private RankingSynthesis(
      Session session,
      List<LoopIteration> iterations,
      List<Measure> measures,
      Ranking.Bound bound,
      Ranking.Stride stride,
      int components) {
    this.session = session;
    this.terms = session.terms();
    this.iterations = iterations;
    this.measures = measures;
    this.bound = bound;
    this.stride = stride;
    this.components = components;
  }

  /**
   * @param measures candidates for components; those that an iteration cannot be asked for are left
   *     out
   */
  public static RankingSynthesis of(
      Session session,
      List<LoopIteration> iterations,
      List<Measure> measures,
      Ranking.Bound bound,
      Ranking.Stride stride,
      int components) {
    List<Measure> measurable =
        measures.stream()
            .filter(m -> iterations.stream().allMatch(i -> i.before().has(m.variables())))
            .toList();
    return new RankingSynthesis(session, iterations, measurable, bound, stride, components);
  }

  /** A ranking function that the solver has confirmed; the empty one if no iteration exists. */
  public Optional<Ranking> find() {
    Ranking candidate = new Ranking(List.of(), bound, stride);
    for (int round = 0; round < RankingTuning.MAX_ROUNDS && !session.isCancelled(); round++) {
      Answer answer = session.check(counterexample(candidate));
      if (answer == Answer.UNSAT) {
        return Optional.of(candidate);
      }
      if (answer == Answer.UNKNOWN) {
        return Optional.empty();
      }
      record(candidate);
      List<Integer> indices = new ArrayList<>();
      Set<Integer> open = new HashSet<>();
      for (int i = 0; i < seen.size(); i++) {
        open.add(i);
      }
      if (!extend(indices, open)) {
        return Optional.empty();
      }
      candidate = new Ranking(indices.stream().map(measures::get).toList(), bound, stride);
    }
    return Optional.empty();
  }

  private Term counterexample(Ranking candidate) {
    List<Term> cases = new ArrayList<>();
    for (LoopIteration i : iterations) {
      cases.add(candidate.stuck(terms, i));
    }
    return terms.or(cases);
  }

  private void record(Ranking candidate) {
    Map<Term, Value> memo = new HashMap<>();
    Valuation model = t -> memo.computeIfAbsent(t, session.solver()::value);
    for (LoopIteration i : iterations) {
      if (session.solver().holds(candidate.stuck(terms, i))) {
        int[] signs = new int[measures.size()];
        for (int m = 0; m < signs.length; m++) {
          BigInteger old = measures.get(m).of(terms, model, i.before());
          BigInteger now = measures.get(m).of(terms, model, i.after());
          signs[m] = candidate.sign(measures.get(m), old, now);
        }
        seen.add(signs);
      }
    }
  }

  /**
   * Chooses further components so that all open iterations decrease; those that decrease most of
   * them are tried first.
   */
  private boolean extend(List<Integer> chosen, Set<Integer> open) {
    if (open.isEmpty()) {
      return true;
    }
    if (chosen.size() == components) {
      return false;
    }
    List<Integer> useful = new ArrayList<>();
    Map<Integer, Integer> gain = new HashMap<>();
    for (int m = 0; m < measures.size(); m++) {
      int decreased = decreased(m, open);
      if (decreased > 0) {
        gain.put(m, decreased);
        useful.add(m);
      }
    }
    useful.sort((a, b) -> Integer.compare(gain.get(b), gain.get(a)));
    int width = Math.max(RankingTuning.WIDTH_OF_SEARCH >> chosen.size(), 2);
    for (int m : useful.subList(0, Math.min(useful.size(), width))) {
      chosen.add(m);
      Set<Integer> rest = new HashSet<>(open);
      rest.removeIf(i -> seen.get(i)[m] > 0);
      if (extend(chosen, rest)) {
        return true;
      }
      chosen.removeLast();
    }
    return false;
  }

  /** How many of the open iterations decrease the measure; -1 if one increases it. */
  private int decreased(int measure, Set<Integer> open) {
    int count = 0;
    for (int i : open) {
      int sign = seen.get(i)[measure];
      if (sign < 0) {
        return -1;
      }
      count += sign;
    }
    return count;
  }
}
