// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import kiki.engine.session.CallTracker;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Instruction;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessExpression;

/** Writes down the branches that a run takes. */
final class BranchRecorder implements ExecutionListener {
  /**
   * A branch that was taken.
   *
   * @param choices that were made before
   * @param calls that the run was inside of
   */
  record Taken(
      WitnessPlaces.Spot statement,
      BranchDecisions.Way way,
      int choices,
      List<Instruction.Call> calls) {
    Waypoint waypoint() {
      return Waypoint.follow(
          Waypoint.Type.BRANCHING, statement.place(), WitnessExpression.branch(way.text()));
    }
  }

  private final BranchDecisions decisions;
  private final IntSupplier choices;
  private final CallTracker calls = new CallTracker();
  private final List<Taken> taken = new ArrayList<>();
  private final Map<WitnessPlaces.Spot, Integer> visits = new HashMap<>();
  private Optional<Instruction.Goto> previous = Optional.empty();

  /**
   * @param choices how many were made so far
   */
  BranchRecorder(BranchDecisions decisions, IntSupplier choices) {
    this.decisions = decisions;
    this.choices = choices;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    previous.ifPresent(
        jump ->
            decisions
                .decision(jump)
                .ifPresent(d -> d.way(jump, next).ifPresent(way -> note(d.statement(), way))));
    previous = next instanceof Instruction.Goto jump ? Optional.of(jump) : Optional.empty();
    calls.before(next, state);
    return Continuation.CONTINUE;
  }

  private void note(WitnessPlaces.Spot statement, BranchDecisions.Way way) {
    if (visits.merge(statement, 1, Integer::sum) <= WitnessTuning.MOST_BRANCHES) {
      taken.add(new Taken(statement, way, choices.getAsInt(), calls.stack()));
    }
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}

  /**
   * In the order of the run, at most as many as a witness may have. All visits of a statement are
   * told or none is: a waypoint is about the next visit of its place.
   */
  List<Taken> taken() {
    Set<WitnessPlaces.Spot> told = new HashSet<>();
    int sum = 0;
    for (var each :
        visits.entrySet().stream().sorted(Comparator.comparingInt(Map.Entry::getValue)).toList()) {
      sum += each.getValue();
      if (sum <= WitnessTuning.MOST_BRANCHES) {
        told.add(each.getKey());
      }
    }
    return taken.stream().filter(t -> told.contains(t.statement())).toList();
  }
}
