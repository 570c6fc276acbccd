// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * Covers all values of a problem's symbols with boxes. A box in which some term has no value left
 * has no solution; others are halved. What cannot be halved or costs too much stays undecided.
 */
public final class BranchAndPrune {
  /** What a search found out so far. */
  public sealed interface Outcome {}

  /** No values make all terms true. */
  public record Impossible() implements Outcome {}

  /** Values of float symbols that may make all terms true; the caller has to try. */
  public record Guess(Map<FreeSymbol, Value> floats) implements Outcome {}

  /** The budget is used up; the search can go on. */
  public record Suspended() implements Outcome {}

  /** The search cannot decide. */
  public record Stuck() implements Outcome {}

  private final Network network;
  private final int[] variables;
  private final Domains base;
  private final Domains domains;
  private final Propagation propagation;
  private final Splitter splitter;
  private final ArrayDeque<Box> open = new ArrayDeque<>();
  private int guesses;
  private boolean started;

  private BranchAndPrune(Network network, Domains domains, Propagation propagation) {
    this.network = network;
    this.variables = network.variables();
    this.base = new Domains(network.size());
    this.domains = domains;
    this.propagation = propagation;
    this.splitter = new Splitter(network, domains, variables);
  }

  public static BranchAndPrune of(Collection<? extends Term> required) {
    Network network = Network.of(required);
    Domains domains = new Domains(network.size());
    return new BranchAndPrune(network, domains, Propagation.of(network, domains));
  }

  /**
   * Goes on for about this number of applications of rules.
   *
   * @param cancelled polled often; the search is then suspended
   */
  public Outcome run(long steps, BooleanSupplier cancelled) {
    long limit = propagation.steps() + steps;
    if (!started) {
      start();
    }
    while (!open.isEmpty()) {
      if (propagation.steps() > limit || cancelled.getAsBoolean()) {
        return new Suspended();
      }
      Box box = open.size() > IntervalTuning.WIDEST_SEARCH ? open.removeLast() : open.removeFirst();
      domains.copyFrom(base);
      box.apply(domains, variables);
      propagation.run(IntervalTuning.PASSES_PER_SPLIT);
      if (domains.isContradictory()) {
        continue;
      }
      Box narrowed = Box.of(domains, variables);
      int split = splitter.variable();
      Box sample = splitter.middle();
      if (isPlausible(sample)) {
        return guess(sample, narrowed, split);
      }
      if (split < 0) {
        return new Stuck();
      }
      halve(narrowed, split);
    }
    return new Impossible();
  }

  private void start() {
    started = true;
    propagation.initialize();
    propagation.run(IntervalTuning.FIRST_PASSES);
    if (!domains.isContradictory()) {
      base.copyFrom(domains);
      propagation.dropFixed();
      open.add(Box.of(base, variables));
    }
  }

  private void halve(Box box, int split) {
    splitter.halves(box, split).forEach(open::addLast);
  }

  /** Whether no term is seen to be wrong if every variable has one value. */
  private boolean isPlausible(Box sample) {
    domains.copyFrom(base);
    sample.apply(domains, variables);
    return !domains.isContradictory() && propagation.up();
  }

  private Outcome guess(Box sample, Box box, int split) {
    if (++guesses > IntervalTuning.GUESSES) {
      return new Stuck();
    }
    if (split >= 0) {
      halve(box, split);
    } else {
      // The caller's refusal would not rule out the values of what is not represented.
      open.addFirst(box);
    }
    Map<FreeSymbol, Value> values = new LinkedHashMap<>();
    for (int i = 0; i < variables.length; i++) {
      FreeSymbol symbol = (FreeSymbol) network.term(variables[i]);
      if (symbol.sort() instanceof Sort.Float(FloatFormat format)) {
        values.put(symbol, value(format, sample.isNan(i) ? Double.NaN : sample.low(i)));
      }
    }
    return new Guess(values);
  }

  private static Value value(FloatFormat format, double number) {
    return new Value.Float(IeeeFloat.of(number).convert(format, RoundingMode.NEAREST_EVEN));
  }

  @Override
  public String toString() {
    return "branch and prune over " + Arrays.toString(variables);
  }
}
