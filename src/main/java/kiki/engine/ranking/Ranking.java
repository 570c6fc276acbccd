// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A lexicographic ranking function of a loop (chapter, definition 2).
 *
 * @param stride after how many iterations it has decreased
 */
public record Ranking(List<Measure> components, Bound bound, Stride stride) {
  /** Between which states a ranking function decreases. */
  public enum Stride {
    /** From one iteration to the next. */
    ONE,
    /** From one iteration to the one that is as many later as there are unwindings. */
    UNWINDINGS
  }

  /** What keeps measures from decreasing for ever. */
  public enum Bound {
    /** They are numbers of finite width, and the proof covers all that the arithmetic does. */
    WIDTH,
    /**
     * The conditions of the program: executions that overflow are left out of the proof, and it
     * must not rest on their being impossible.
     */
    PROGRAM
  }

  public Ranking {
    components = List.copyOf(components);
  }

  /** One that decreases with each iteration. */
  Ranking(List<Measure> components, Bound bound) {
    this(components, bound, Stride.ONE);
  }

  /** The variables that it is computed from. */
  public List<Variable> variables() {
    return components.stream().flatMap(m -> m.variables().stream()).distinct().toList();
  }

  /** That some component decreases and those before it do not increase. */
  Term decreases(Terms terms, State before, State after) {
    List<Term> ways = new ArrayList<>();
    Term kept = terms.trueTerm();
    for (Measure m : components) {
      Term old = m.of(terms, before);
      Term now = m.of(terms, after);
      ways.add(terms.and(kept, terms.slt(now, old), counts(terms, m, old)));
      kept = terms.and(kept, terms.sle(now, old));
    }
    return terms.or(ways);
  }

  /** That an iteration is passed on which it does not decrease. */
  public Term stuck(Terms terms, LoopIteration i) {
    return terms.and(i.guard(), terms.not(decreases(terms, i.before(), i.after())));
  }

  private Term counts(Terms terms, Measure measure, Term old) {
    return floor(measure)
        .map(
            f ->
                fits(f, old.width())
                    ? terms.sle(terms.bits(old.width(), f), old)
                    : terms.falseTerm())
        .orElse(terms.trueTerm());
  }

  private static boolean fits(BigInteger floor, int width) {
    return floor.bitLength() < width;
  }

  /** 1 if a measure decreases and that counts, -1 if it increases. */
  int sign(Measure measure, BigInteger old, BigInteger now) {
    int sign = old.compareTo(now);
    boolean counts = floor(measure).map(f -> f.compareTo(old) <= 0).orElse(true);
    return sign > 0 && !counts ? 0 : sign;
  }

  /**
   * The least value at which a decrease counts. Several iterations without overflow start with
   * little already if values grow fast, which must not be what makes it little enough.
   */
  private Optional<BigInteger> floor(Measure measure) {
    Optional<BigInteger> floor = bound == Bound.WIDTH ? Optional.empty() : measure.floor();
    return switch (stride) {
      case ONE -> floor;
      case UNWINDINGS -> floor.map(f -> f.subtract(Measure.FLOOR));
    };
  }

  /** As in {@code x + y}, or {@code (x + y, -z)} if there are several components. */
  public String text() {
    String all = components.stream().map(Measure::text).collect(Collectors.joining(", "));
    return components.size() == 1 ? all : "(" + all + ")";
  }
}
