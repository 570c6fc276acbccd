package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kiki.domain.State;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A lexicographic ranking function of a loop (chapter, definition 2). That measures are bounded
 * goes without saying, for they are numbers of finite width.
 */
record Ranking(List<Measure> components) {
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
      ways.add(terms.and(kept, terms.slt(now, old)));
      kept = terms.and(kept, terms.sle(now, old));
    }
    return terms.or(ways);
  }

  /** As in {@code (x + y, -z)}. */
  String text() {
    return components.stream().map(Measure::text).collect(Collectors.joining(", ", "(", ")"));
  }
}
