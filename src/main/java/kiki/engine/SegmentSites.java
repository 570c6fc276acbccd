package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.Template;
import kiki.domain.Variable;
import kiki.ssa.LoopInstance;
import kiki.strategy.Site;
import kiki.term.Application;
import kiki.term.Operator;
import kiki.term.Sort;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Where invariants about the elements of arrays are assumed and checked, as {@link PoolSites} does
 * for the objects of pools: checked for an arbitrary index, assumed for those that the form uses.
 */
final class SegmentSites {
  /** For more indices than this, assumptions cost more than they bring. */
  private static final int MAX_INDICES = 16;

  private final VariableRegistry registry;
  private final Terms terms;
  private final Set<Variable> mentioned = new LinkedHashSet<>();

  /** For what some templates speak of. */
  SegmentSites(Terms terms, VariableRegistry registry, List<Template> templates) {
    this.registry = registry;
    this.terms = terms;
    templates.forEach(t -> t.rows().forEach(row -> mentioned.addAll(row.variables())));
  }

  /** The states of representative elements at a point, where a condition holds. */
  List<Site> representative(LoopInstance instance, LoopInstance.Point point, Term condition) {
    List<Site> sites = new ArrayList<>();
    for (Segment segment : registry.segments(instance.loop(), mentioned)) {
      Term index = representative(segment.indexWidth());
      site(segment, new Snapshot(instance, point), index, condition).ifPresent(sites::add);
    }
    return sites;
  }

  /** The states of all elements at a point that are accessed anywhere, where a condition holds. */
  List<Site> accessed(LoopInstance instance, LoopInstance.Point point, Term condition) {
    List<Site> sites = new ArrayList<>(representative(instance, point, condition));
    Snapshot snapshot = new Snapshot(instance, point);
    for (Segment segment : registry.segments(instance.loop(), mentioned)) {
      for (Term index : indices(segment.indexWidth())) {
        site(segment, snapshot, index, condition).ifPresent(sites::add);
      }
    }
    return sites;
  }

  private Optional<Site> site(Segment segment, Snapshot snapshot, Term index, Term condition) {
    return segment
        .contains(terms, snapshot, index)
        .filter(contained -> contained != terms.falseTerm())
        .map(
            contained ->
                new Site(
                    terms.and(condition, contained),
                    registry.state(terms, snapshot, segment, index)));
  }

  /** A symbol without constraints. */
  private Term representative(int width) {
    return terms.symbol("element:" + width, Sort.bits(width));
  }

  /** The indices at which arrays are read or written. */
  private Set<Term> indices(int width) {
    Set<Term> found = new LinkedHashSet<>();
    Term representative = representative(width);
    for (int id = 0; id < terms.size() && found.size() < MAX_INDICES; id++) {
      if (terms.get(id) instanceof Application access
          && (access.operator() == Operator.SELECT || access.operator() == Operator.STORE)
          && access.argument(1).width() == width
          && access.argument(1) != representative) {
        found.add(access.argument(1));
      }
    }
    return found;
  }
}
