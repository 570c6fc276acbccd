// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.llumc.Llumc;
import kiki.engine.loop.Blackboard;
import kiki.options.Options;

/** Lets the program's transition system be searched, alone or beside other engines. */
record SystemEngine(Options.Engine chosen, WaitingTime waiting, Stopwatch stopwatch) {
  /** As the only engine. */
  void run(Judge judge, Round round, Blackboard blackboard) {
    run(judge, round, blackboard, Llumc.Company.ALONE);
  }

  /** Beside others, once these had their time for what is easy for them. */
  void runLater(Judge judge, Round round, Blackboard blackboard) {
    if (waiting.awaited(
        waiting.allowance(ScheduleTuning.SYSTEM_NANOS, ScheduleTuning.SYSTEM_TURNS), round)) {
      run(judge, round, blackboard, Llumc.Company.OTHERS);
    }
  }

  private void run(Judge judge, Round round, Blackboard blackboard, Llumc.Company company) {
    new Llumc(
            round.workbench(),
            judge,
            blackboard,
            Llumc.engines(chosen),
            company,
            stopwatch,
            round::isEnoughForIc3)
        .run();
  }
}
