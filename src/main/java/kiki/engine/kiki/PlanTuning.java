// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

/** How deep engines look, and what a step may cost. Set by trial on small programs with loops. */
final class PlanTuning {
  /** Unwindings up to which each search asks whether it was complete. */
  static final int SHALLOW_UNWINDINGS = 16;

  /** Unwindings between two such questions deeper down, where they cost more than the search. */
  static final int COMPLETENESS_INTERVAL = 4;

  /**
   * Unwindings at which executions that invariants do not exclude are left to be tried, counted
   * from when somebody tries them: how far the proof has come by then depends on the machine.
   */
  static final int SUSPECT_UNWINDINGS = 8;

  /** Conflicts that finding one may cost. */
  static final long SUSPECT_CONFLICTS = 20_000;

  private PlanTuning() {}
}
