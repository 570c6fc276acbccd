// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.lex.TokenKind;
import kiki.program.CallCycles;
import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.LoopNames;
import kiki.program.Loops;
import kiki.program.Program;
import kiki.util.Location;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessInvariant;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;
import kiki.witness.weave.Descent;
import kiki.witness.weave.PureExpression;
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
      if (invariant.kind() == WitnessInvariant.Kind.LOOP_TRANSITION && isReason(invariant)) {
        sites.add(task.sites().loop(invariant.place(), invariant.line()));
      }
    }
    return sites;
  }

  private boolean isReason(WitnessInvariant invariant) {
    return Descent.isWellFounded(invariant.value())
        || lastTest(task.sites().loop(invariant.place(), invariant.line()))
            .filter(c -> Descent.isWellFounded(invariant.value(), c))
            .isPresent();
  }

  /** What ends a {@code do} loop when it is false, if that has no effects. */
  private Optional<String> lastTest(WitnessSites.Site loop) {
    SourceTokens source = task.sites().sources().get(loop.source());
    return source
        .startingAt(loop.token())
        .filter(s -> s.form() == StatementSpan.Form.DO)
        .map(s -> source.text(s.conditionStart(), s.conditionEnd()))
        .filter(PureExpression::isPure)
        .filter(_ -> source.tokens().stream().noneMatch(t -> t.is(TokenKind.VOLATILE)));
  }

  private boolean isCovered(Function function, Set<WitnessSites.Site> covered) {
    ControlFlow flow = ControlFlow.of(function.body());
    for (Loops.Loop loop : LoopNames.numbered(flow)) {
      if (!starts(flow, loop).stream().allMatch(at -> isCovered(at, covered))) {
        return false;
      }
    }
    return Loops.of(flow).irreducibleEdges().isEmpty();
  }

  /**
   * Where iterations start. Labels in a row are one header: of a loop and of the one that its body
   * starts with, or of a loop and a user's {@code goto}, each with cycles that the other one's
   * condition is no part of.
   */
  private static List<Location> starts(ControlFlow flow, Loops.Loop loop) {
    int first = flow.block(loop.header()).first();
    Map<Instruction.Label, Location> labels = new HashMap<>();
    for (int i = first; flow.body().get(i) instanceof Instruction.Target t; i++) {
      labels.put(t.label(), t.location());
    }
    Location fallenInto = flow.body().get(first).location();
    List<Location> starts = new ArrayList<>();
    for (int latch : loop.latches()) {
      Instruction last = flow.body().get(flow.block(latch).end() - 1);
      starts.add(
          last instanceof Instruction.Goto jump
              ? labels.getOrDefault(jump.target(), fallenInto)
              : fallenInto);
    }
    return starts;
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
