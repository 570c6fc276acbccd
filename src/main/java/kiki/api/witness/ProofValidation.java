// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.List;
import java.util.Set;
import kiki.api.CProgram;
import kiki.api.PropertyResult;
import kiki.api.PropertyStatus;
import kiki.api.Results;
import kiki.options.Options;
import kiki.program.CallCycles;
import kiki.program.Property;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessInvariant;
import kiki.witness.weave.WovenNames;

/**
 * Judges what a proof is said to rest on. All claims are asserted in the program, beside what the
 * specification asks for: they are proved together, or one is refuted by an execution.
 */
final class ProofValidation {
  private final WitnessEntry.InvariantSet set;
  private final WitnessTask task;

  ProofValidation(WitnessEntry.InvariantSet set, WitnessTask task) {
    this.set = set;
    this.task = task;
  }

  WitnessJudgement judge() {
    return task.isAboutTermination() ? termination() : safety();
  }

  private WitnessJudgement safety() {
    CProgram woven = task.woven(set);
    CProgram judged = woven.with(WovenProgram.judged(woven.lowered()), task.options());
    // With nothing to start from, only what needs no invariants is taken as shown.
    Results results = set.isEmpty() ? task.verify(inductive(judged)) : verify(judged);
    return results.overall() == Results.Overall.SUCCESSFUL
        ? new WitnessJudgement.Confirmed("its claims hold, and with them the specification")
        : judgement(results);
  }

  /**
   * Claims are mostly inductive together, as they stand: that is tried before anything is looked
   * for that they may follow from.
   */
  private Results verify(CProgram program) {
    Results direct = task.verify(inductive(program), task.limitsOfInduction());
    return direct.overall() == Results.Overall.INCONCLUSIVE ? task.verify(program) : direct;
  }

  private static CProgram inductive(CProgram program) {
    return program.with(program.lowered(), program.options().with(Options.Engine.K_INDUCTION));
  }

  /** Loops end by the relations, if all have one that leads downwards; otherwise a proof is due. */
  private WitnessJudgement termination() {
    CProgram claims = claims();
    if (!claims.properties().isEmpty()) {
      Results results = verify(claims);
      if (results.overall() != Results.Overall.SUCCESSFUL) {
        return judgement(results);
      }
    }
    LoopCoverage coverage = new LoopCoverage(set, task);
    if (coverage.isComplete()) {
      return new WitnessJudgement.Confirmed("its relations hold, and no chain of them is endless");
    }
    if (set.isEmpty()) {
      return new WitnessJudgement.Unknown("it does not say why loops end", 0);
    }
    Results own = task.verify(task.plain().with(task.plain().lowered(), task.options()));
    return switch (own.overall()) {
      case SUCCESSFUL ->
          new WitnessJudgement.Confirmed("its claims hold; that the rest ends was proved anew");
      case FAILED -> new WitnessJudgement.Rejected("an execution does not end", 0);
      case INCONCLUSIVE -> new WitnessJudgement.Unknown("not all loops have a reason to end", 0);
    };
  }

  /** The program with the claims, of executions that C gives a meaning. */
  private CProgram claims() {
    Options options = task.options().with(Options.Engine.SCHEDULE);
    CProgram woven = task.woven(set);
    CProgram checked =
        woven.with(WovenProgram.judged(woven.lowered()), options.checking(WitnessTask.UNDEFINED));
    return woven.with(WovenProgram.defined(checked.program()), options.checking(Set.of()));
  }

  /** The first that fails, or is open. */
  private WitnessJudgement judgement(Results results) {
    List<PropertyResult> all = results.properties();
    for (PropertyResult each : all) {
      if (each.fails()) {
        return rejected(each.property());
      }
    }
    for (PropertyResult each : all) {
      if (each.status() instanceof PropertyStatus.Open(String reason)) {
        int line = WovenNames.witnessLine(each.property().location()).orElse(0);
        String what = line > 0 ? "its claim" : each.property().description();
        return new WitnessJudgement.Unknown(
            what + " is neither proved nor refuted: " + reason, line);
      }
    }
    return new WitnessJudgement.Unknown("there was no time to judge it", 0);
  }

  private WitnessJudgement rejected(Property property) {
    int line = WovenNames.witnessLine(property.location()).orElse(0);
    if (line == 0) {
      return new WitnessJudgement.Rejected(
          "the specification is violated at " + property.location(), 0);
    }
    if (property.kind() != WovenProgram.CLAIM) {
      return new WitnessJudgement.Rejected(
          "the evaluation has undefined behaviour: " + property.description(), line);
    }
    // What visits are compared with is one for all activations, and is not reset by jumps; whether
    // visits in different activations count is not agreed on for places that are no loops.
    boolean isExact = set.invariants().stream().noneMatch(i -> i.kind().isTransition());
    boolean isOfLocation =
        set.invariants().stream()
            .anyMatch(
                i -> i.kind() == WitnessInvariant.Kind.LOCATION_TRANSITION && i.line() == line);
    return isExact || !isOfLocation && !task.jumps() && !isRecursive()
        ? new WitnessJudgement.Rejected("an execution violates it", line)
        : new WitnessJudgement.Unknown("it may not hold", line);
  }

  private boolean isRecursive() {
    return CallCycles.exist(task.resolved());
  }
}
