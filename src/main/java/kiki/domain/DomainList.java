// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import kiki.options.DomainFlag;

/** The list of the abstract domains. */
public final class DomainList {
  /** In the order in which the default plan infers with them: cheap ones first. */
  public static final List<Domain> ALL =
      List.of(
          new HavocDomain(),
          new BoundsBesideHeapDomain(),
          new HeapGraphDomain(),
          new HeapDomain(),
          new HeapLinkDomain(),
          new HeapCaseDomain(),
          new IntervalDomain(),
          new BaseDomain(),
          new ValueDomain(),
          new AffineDomain(),
          new ZoneDomain.OfPositions(),
          new ArrayGridDomain(),
          new ArrayDomain(),
          new ArrayPairDomain(),
          new ArrayEquationDomain(),
          new MarkDomain(),
          new PredicateDomain(),
          new EqualityDomain(),
          new ZoneDomain(),
          new OctagonDomain(),
          new RateDomain(),
          new CongruenceDomain(),
          new ArrayCaseDomain());

  private DomainList() {}

  /** The options that ask for domains. */
  public static List<DomainFlag> flags() {
    return ALL.stream().map(Domain::option).flatMap(Optional::stream).distinct().toList();
  }

  /** The domains that options ask for. */
  public static List<Domain> chosen(Collection<DomainFlag> flags) {
    return ALL.stream().filter(d -> d.option().filter(flags::contains).isPresent()).toList();
  }

  /** The domains of the default plan; those inferred together are in one list. */
  public static List<List<Domain>> inTurn() {
    List<List<Domain>> turns = new ArrayList<>();
    for (Domain domain : ALL) {
      switch (domain.turn()) {
        case EVERY_TIME, FIRST_UNWINDINGS, ONCE -> turns.add(new ArrayList<>(List.of(domain)));
        case WITH_PREVIOUS -> turns.getLast().add(domain);
        case ON_REQUEST -> {}
      }
    }
    return turns;
  }
}
