// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** The terms of a problem in dense numbering, arguments first. */
final class Network {
  /** Bit-vectors up to this width, their sums and twice their bounds are exact as double. */
  static final int MAX_WIDTH = 52;

  private final Term[] nodes;
  private final int[][] arguments;
  private final FloatUnit[] units;
  private final int[] roots;

  private Network(Term[] nodes, int[][] arguments, FloatUnit[] units, int[] roots) {
    this.nodes = nodes;
    this.arguments = arguments;
    this.units = units;
    this.roots = roots;
  }

  /** The network of terms of sort Bool that must all be true. */
  static Network of(Collection<? extends Term> required) {
    List<Term> ordered = Traversal.postorder(required);
    Map<Term, Integer> numbers = new HashMap<>();
    ordered.forEach(term -> numbers.put(term, numbers.size()));
    Map<FloatFormat, FloatUnit> known = new HashMap<>();
    int[][] arguments = new int[ordered.size()][];
    FloatUnit[] units = new FloatUnit[ordered.size()];
    for (int i = 0; i < units.length; i++) {
      Term term = ordered.get(i);
      arguments[i] = new int[term.arity()];
      for (int j = 0; j < term.arity(); j++) {
        arguments[i][j] = numbers.get(term.argument(j));
      }
      if (term.sort() instanceof Sort.Float(FloatFormat format) && FloatUnit.supports(format)) {
        units[i] = known.computeIfAbsent(format, FloatUnit::of);
      }
    }
    int[] roots = required.stream().distinct().mapToInt(numbers::get).toArray();
    return new Network(ordered.toArray(Term[]::new), arguments, units, roots);
  }

  int size() {
    return nodes.length;
  }

  Term term(int node) {
    return nodes[node];
  }

  int arity(int node) {
    return arguments[node].length;
  }

  int argument(int node, int position) {
    return arguments[node][position];
  }

  /** The arithmetic of a node's format; null if it is no float or of a format too wide. */
  FloatUnit unit(int node) {
    return units[node];
  }

  int[] roots() {
    return roots;
  }

  /** Whether the values of the node are represented: others are arbitrary. */
  boolean isTracked(int node) {
    return switch (nodes[node].sort()) {
      case Sort.Bool() -> true;
      case Sort.BitVec(int width) -> width <= MAX_WIDTH;
      case Sort.Float _ -> units[node] != null;
      case Sort.Array _ -> false;
    };
  }

  /** Whether the node and all its arguments are tracked. */
  boolean isTransparent(int node) {
    boolean tracked = isTracked(node);
    for (int argument : arguments[node]) {
      tracked &= isTracked(argument);
    }
    return tracked;
  }

  /** The tracked symbols, whose values the search chooses. */
  int[] variables() {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] instanceof FreeSymbol && isTracked(i)) {
        found.add(i);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** All values of a node's sort, or the one value of a constant. */
  void initial(int node, Interval out) {
    if (nodes[node] instanceof Constant constant && isTracked(node)) {
      out.clear();
      out.include(number(constant.value()));
    } else {
      full(node, out);
    }
  }

  /** All values of a node's sort. */
  void full(int node, Interval out) {
    switch (nodes[node].sort()) {
      case Sort.Bool() -> out.set(0, 1);
      case Sort.BitVec(int width) -> {
        double half = Math.scalb(1.0, width - 1);
        out.set(-half, half - 1);
      }
      case Sort.Float _, Sort.Array _ -> {
        out.set(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        out.nan = true;
      }
    }
  }

  private static double number(Value value) {
    return switch (value) {
      case Value.Bool truth -> truth.isTrue() ? 1 : 0;
      case Value.Bits bits -> bits.signed().doubleValue();
      case Value.Float(var number) ->
          number.convert(FloatFormat.BINARY64, RoundingMode.NEAREST_EVEN).toDouble();
      case Value.Array _ -> throw new IllegalArgumentException("an array is no number");
    };
  }

  RoundingMode rounding(int node) {
    return ((Application) nodes[node]).rounding();
  }
}
