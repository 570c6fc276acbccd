// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.judge.Judge;
import kiki.engine.session.CallTracker;
import kiki.interpret.Interpreter;
import kiki.interpret.RepeatedRuns;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;

/**
 * Explicit-state search: runs that differ in one input after the other, from states that earlier
 * runs came to. Finds violations that take a certain order of events, of programs that read an
 * event in each iteration of a loop.
 */
public final class StateSearch {
  private final Program program;
  private final KnownStates known;
  private long steps;
  private boolean isReactive;
  private boolean isWithoutInputs;
  private boolean isExhausted;

  private StateSearch(Program program, KnownStates known) {
    this.program = program;
    this.known = known;
  }

  public static StateSearch of(Program program) {
    return watched(program, ExecutionListener.NONE);
  }

  /**
   * @param watcher sees every instruction of every run
   */
  public static StateSearch watched(Program program, ExecutionListener watcher) {
    KnownStates known = new KnownStates(ProgramNumbers.of(program), watcher);
    known.enter(KnownState.first());
    return new StateSearch(program, known);
  }

  /**
   * @param judge of counterexamples of the program
   */
  public void run(Judge judge, BooleanSupplier stop) {
    TrialRunner runner = new TrialRunner(program, judge, stop);
    CurrentRun current = new CurrentRun();
    RepeatedRuns runs =
        new Interpreter(program)
            .repeatedly(runner.options(current, current, TrialTuning.WALK_STEPS));
    Optional<KnownState> next = known.next();
    while (next.isPresent() && isWorthwhile() && !stop.getAsBoolean()) {
      walk(next.get(), runner, runs, current);
      known.enter(next.get());
      next = known.next();
    }
    isExhausted = next.isEmpty();
  }

  /** How many states of a program that reads events were found; zero if there may be more. */
  public int allStates() {
    return isExhausted && isReactive ? known.size() : 0;
  }

  /** Programs that ask for an input only once are for other engines. */
  private boolean isWorthwhile() {
    return !isWithoutInputs
        && steps < TrialTuning.SEARCH_STEPS
        && known.size() < TrialTuning.MOST_STATES
        && (isReactive || steps < TrialTuning.FIRST_WALK_STEPS);
  }

  private void walk(KnownState start, TrialRunner runner, RepeatedRuns runs, CurrentRun current) {
    StateWalk walk = StateWalk.of(known, start);
    TrialInputs inputs = inputs(walk, Optional.empty());
    current.begin(inputs, walk);
    RunResult result = start.checkpoint().map(runs::run).orElseGet(runs::run);
    walk.end();
    steps += result.steps() + walk.compared();
    isWithoutInputs = inputs.asked() == 0;
    isReactive |= inputs.askedByPlace().largest() > 1;
    runner.tell(
        result,
        inputs.asked(),
        tracker -> inputs(new GivenNumbers(walk.given()), Optional.of(tracker)),
        TrialTuning.WALK_STEPS);
  }

  private TrialInputs inputs(NumberSource numbers, Optional<CallTracker> tracker) {
    Guide free = Guide.of(List.of(), Guide.Rest.FREE);
    return new TrialInputs(free, numbers, program.layout(), tracker);
  }
}
