// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.HashSet;
import java.util.Set;
import kiki.program.CallCycles;
import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.LoopNames;
import kiki.program.Loops;
import kiki.program.Program;
import kiki.util.Location;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessInvariant;
import kiki.witness.source.SourceTokens;
import kiki.witness.weave.Descent;
import kiki.witness.weave.WitnessSites;

/** Whether every cycle of a program is in a loop that a witness has a reason for to end. */
final class LoopCoverage {
  private final WitnessEntry.InvariantSet set;
  private final WitnessTask task;

  LoopCoverage(WitnessEntry.InvariantSet set, WitnessTask task) {
    this.set = set;
    this.task = task;
  }

  boolean isComplete() {
    Program program = task.resolved();
    return !CallCycles.exist(program)
        && program.functions().values().stream().allMatch(f -> isCovered(f, covered()));
  }

  private Set<WitnessSites.Site> covered() {
    Set<WitnessSites.Site> sites = new HashSet<>();
    for (WitnessInvariant invariant : set.invariants()) {
      if (invariant.kind() == WitnessInvariant.Kind.LOOP_TRANSITION
          && Descent.isWellFounded(invariant.value())) {
        sites.add(task.sites().loop(invariant.place(), invariant.line()));
      }
    }
    return sites;
  }

  private boolean isCovered(Function function, Set<WitnessSites.Site> covered) {
    ControlFlow flow = ControlFlow.of(function.body());
    for (Loops.Loop loop : LoopNames.numbered(flow)) {
      Location at = function.body().get(flow.block(loop.header()).first()).location();
      if (!isCovered(at, covered)) {
        return false;
      }
    }
    return Loops.of(flow).irreducibleEdges().isEmpty();
  }

  private boolean isCovered(Location loop, Set<WitnessSites.Site> covered) {
    for (int i = 0; i < task.sites().sources().size(); i++) {
      SourceTokens source = task.sites().sources().get(i);
      int number = i;
      if (!loop.isLibrary()
          && source
              .at(loop)
              .filter(t -> covered.contains(new WitnessSites.Site(number, t)))
              .isPresent()) {
        return true;
      }
    }
    return false;
  }
}
