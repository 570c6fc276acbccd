// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.domain.Domain;
import kiki.options.Options;
import kiki.options.UnwindBounds;

/** What tests ask engines for; proofs are always certified. */
public final class Analyses {
  private Analyses() {}

  public static Options.Analysis of(
      Options.Engine engine, Set<Domain> domains, Optional<Integer> unwind) {
    return new Options.Analysis(
        engine,
        domains.stream()
            .flatMap(d -> d.option().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        List.of(),
        Options.Strategy.THRESHOLDS,
        new Options.Inlining.AsNeeded(),
        unwind,
        UnwindBounds.NONE,
        true,
        Optional.empty(),
        Options.Certification.FRESH_SOLVER,
        Optional.empty(),
        Options.EntryPoints.ONE,
        Options.Preconditions.NONE);
  }
}
