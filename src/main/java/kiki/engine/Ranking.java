package kiki.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kiki.domain.State;
import kiki.term.Term;
import kiki.term.Terms;

/** A lexicographic ranking function of a loop (chapter, definition 2). */
record Ranking(List<Measure> components, Bound bound) {
  /** What keeps measures from decreasing for ever. */
  enum Bound {
    /** They are numbers of finite width, and the proof covers all that the arithmetic does. */
    WIDTH,
    /**
     * The conditions of the program: executions that overflow are left out of the proof, and it
     * must not rest on their being impossible.
     */
    PROGRAM
  }

  Ranking {
    components = List.copyOf(components);
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
  Term stuck(Terms terms, RankingSynthesis.Iteration i) {
    return terms.and(i.guard(), terms.not(decreases(terms, i.before(), i.after())));
  }

  private Term counts(Terms terms, Measure measure, Term old) {
    Optional<BigInteger> floor = bound == Bound.WIDTH ? Optional.empty() : measure.floor();
    return floor
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
  static int sign(Measure measure, Bound bound, BigInteger old, BigInteger now) {
    boolean counts =
        bound == Bound.WIDTH || measure.floor().map(f -> f.compareTo(old) <= 0).orElse(true);
    int sign = old.compareTo(now);
    return sign > 0 && !counts ? 0 : sign;
  }

  /** As in {@code x + y}, or {@code (x + y, -z)} if there are several components. */
  String text() {
    String all = components.stream().map(Measure::text).collect(Collectors.joining(", "));
    return components.size() == 1 ? all : "(" + all + ")";
  }
}
