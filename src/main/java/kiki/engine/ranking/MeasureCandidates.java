// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.PoolShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.value.Value;

/** The measures a ranking function of a loop may be made of, simple ones first. */
public final class MeasureCandidates {
  private final LoopShape shape;
  private final List<Variable> changed;

  private MeasureCandidates(LoopShape shape, List<Variable> changed) {
    this.shape = shape;
    this.changed = changed;
  }

  public static MeasureCandidates of(LoopShape shape) {
    return new MeasureCandidates(shape, integers(shape.variables()));
  }

  /**
   * @param mentioned terms of the loop's body, for the constants in it
   */
  public List<Measure> all(List<Term> mentioned) {
    Set<Measure> result = new LinkedHashSet<>();
    for (Variable v : changed) {
      linear(result, List.of(v));
    }
    for (Variable v : shape.variables()) {
      if (v.type() instanceof PointerType) {
        result.add(new Measure.Offset(v, Measure.Offset.Direction.UP));
        result.add(new Measure.Offset(v, Measure.Offset.Direction.DOWN));
      }
      if (v.type() instanceof FloatType) {
        result.add(new Measure.Float(FloatRow.of(v, FloatRow.Side.UPPER)));
        result.add(new Measure.Float(FloatRow.of(v, FloatRow.Side.LOWER)));
      }
    }
    positions(result);
    elements(result);
    distances(result, mentioned);
    for (PredicateRow p : shape.predicates()) {
      result.add(new Measure.Phase(p));
    }
    for (int i = 0; i < changed.size(); i++) {
      for (int j = i + 1; j < changed.size(); j++) {
        Variable a = changed.get(i);
        Variable b = changed.get(j);
        if (changed.size() <= RankingTuning.ALL_PAIRS || shape.relates(a, b)) {
          linear(result, List.of(a, b));
        }
      }
    }
    triples(result);
    pairs(result);
    return List.copyOf(result);
  }

  /**
   * How many objects of a pool were made before the one a pointer points to, and how many since.
   * Both are natural numbers however many objects are made, while the count of the objects itself
   * may grow for ever.
   */
  private void positions(Set<Measure> result) {
    for (PoolShape pool : shape.heap().pools()) {
      for (PoolShape.Position p : pool.positions()) {
        result.add(new Measure.Linear(LinearRow.of(List.of(1), List.of(p.after()))));
        result.add(new Measure.Linear(LinearRow.of(List.of(1, -1), List.of(pool.count(), p.at()))));
      }
    }
  }

  /**
   * Elements of arrays at positions that do not move: {@code while (a[k] > 0) a[k]--}. Other
   * elements take their place once the position moves, so those are no measures.
   */
  private void elements(Set<Measure> result) {
    List<Variable> known = shape.all();
    Set<Variable> elements = new LinkedHashSet<>();
    for (SegmentShape segment : shape.context().segments()) {
      segment.compared().stream()
          .filter(v -> v.type() instanceof IntType && !known.contains(v))
          .forEach(elements::add);
    }
    List<Variable> chosen = elements.stream().limit(RankingTuning.MAX_ELEMENTS).toList();
    List<Variable> others = new ArrayList<>(integers(known));
    others.addAll(chosen);
    for (Variable element : chosen) {
      linear(result, List.of(element));
      for (Variable other : others.subList(0, Math.min(others.size(), RankingTuning.ALL_PAIRS))) {
        if (!other.equals(element)) {
          result.add(new Measure.Linear(LinearRow.of(List.of(1, -1), List.of(element, other))));
          result.add(new Measure.Linear(LinearRow.of(List.of(-1, 1), List.of(element, other))));
        }
      }
    }
  }

  /** Sums that count in one phase of the loop only. */
  public List<Measure> guarded() {
    List<LinearRow> rows = new ArrayList<>();
    for (Variable v : changed) {
      rows.add(LinearRow.of(List.of(-1), List.of(v)));
      rows.add(LinearRow.of(List.of(1), List.of(v)));
    }
    for (LoopShape.Pair pair : shape.related()) {
      if (pair.first().type() instanceof IntType && pair.second().type() instanceof IntType) {
        rows.add(LinearRow.of(List.of(1, -1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, 1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(1, 1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, -1), List.of(pair.first(), pair.second())));
      }
    }
    List<Measure> result = new ArrayList<>();
    for (PredicateRow condition : conditions()) {
      for (LinearRow row : rows) {
        if (result.size() < RankingTuning.MAX_GUARDED) {
          result.add(new PhaseMeasure(condition, row));
        }
      }
    }
    return result;
  }

  /** Those of the program and their negations, then signs and orders. */
  private Set<PredicateRow> conditions() {
    Set<PredicateRow> result = new LinkedHashSet<>();
    for (PredicateRow p : shape.predicates()) {
      result.add(p);
      result.add(p.negation());
    }
    for (Variable v : integers(shape.all())) {
      result.add(PhaseMeasure.positive(v));
      result.add(PhaseMeasure.positive(v).negation());
      if (((IntType) v.type()).isSigned()) {
        result.add(PhaseMeasure.negative(v));
      }
    }
    for (LoopShape.Pair pair : shape.related()) {
      if (pair.first().type().equals(pair.second().type())
          && pair.first().type() instanceof IntType) {
        result.add(PhaseMeasure.less(pair.first(), pair.second()));
        result.add(PhaseMeasure.less(pair.second(), pair.first()));
        result.add(PhaseMeasure.opposed(pair.first(), pair.second()));
      }
    }
    return result;
  }

  private void triples(Set<Measure> result) {
    if (changed.size() > RankingTuning.ALL_TRIPLES) {
      return;
    }
    for (int i = 0; i < changed.size(); i++) {
      for (int j = i + 1; j < changed.size(); j++) {
        for (int k = j + 1; k < changed.size(); k++) {
          linear(result, List.of(changed.get(i), changed.get(j), changed.get(k)));
        }
      }
    }
  }

  /** Differences from what the loop does not change, and measures of two variables of one type. */
  private void pairs(Set<Measure> result) {
    List<Variable> all = integers(shape.all());
    for (int i = 0; i < changed.size(); i++) {
      Variable a = changed.get(i);
      for (Variable b : all) {
        boolean parameter = !changed.contains(b);
        if (parameter) {
          result.add(new Measure.Linear(LinearRow.of(List.of(-1, 1), List.of(a, b))));
          result.add(new Measure.Linear(LinearRow.of(List.of(1, -1), List.of(a, b))));
          result.add(new Measure.Linear(LinearRow.of(List.of(1, 1), List.of(a, b))));
          result.add(new Measure.Linear(LinearRow.of(List.of(-1, -1), List.of(a, b))));
        }
        if (a.type().equals(b.type()) && (parameter || all.indexOf(a) < all.indexOf(b))) {
          result.add(new Measure.Gap(a, b));
          for (Measure.Extremum.Side side : Measure.Extremum.Side.values()) {
            for (Measure.Extremum.Direction way : Measure.Extremum.Direction.values()) {
              result.add(new Measure.Extremum(a, b, side, way));
            }
          }
        }
      }
    }
  }

  /** All sums with factors one and minus one; for pairs also two. */
  private static void linear(Set<Measure> result, List<Variable> variables) {
    List<List<Integer>> factors = new ArrayList<>(List.of(List.of()));
    List<Integer> choices = variables.size() == 2 ? List.of(-1, 1, -2, 2) : List.of(-1, 1);
    for (int i = 0; i < variables.size(); i++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> prefix : factors) {
        for (int factor : choices) {
          List<Integer> one = new ArrayList<>(prefix);
          one.add(factor);
          longer.add(one);
        }
      }
      factors = longer;
    }
    for (List<Integer> f : factors) {
      boolean common = f.size() == 2 && Math.abs(f.get(0)) == 2 && Math.abs(f.get(1)) == 2;
      if (!common) {
        result.add(new Measure.Linear(LinearRow.of(f, variables)));
      }
    }
  }

  private void distances(Set<Measure> result, List<Term> mentioned) {
    for (Variable from : changed) {
      int width = ((IntType) from.type()).width();
      if (((IntType) from.type()).isBool()) {
        continue;
      }
      for (Variable to : integers(shape.all())) {
        if (!to.equals(from) && ((IntType) to.type()).width() == width) {
          result.add(new Measure.Distance(from, new Measure.Distance.Other(to)));
        }
      }
      for (BigInteger value : constants(mentioned, width)) {
        result.add(new Measure.Distance(from, new Measure.Distance.Fixed(value)));
      }
    }
  }

  private static Set<BigInteger> constants(List<Term> mentioned, int width) {
    Set<BigInteger> values = new LinkedHashSet<>();
    for (Term t : mentioned) {
      if (values.size() < RankingTuning.MAX_CONSTANTS
          && t instanceof Constant c
          && c.value() instanceof Value.Bits(int w, BigInteger value)
          && w == width) {
        values.add(value);
      }
    }
    return values;
  }

  private static List<Variable> integers(List<Variable> variables) {
    return variables.stream().filter(v -> v.type() instanceof IntType).toList();
  }
}
