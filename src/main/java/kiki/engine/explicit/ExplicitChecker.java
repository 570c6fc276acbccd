// SPDX-License-Identifier: Apache-2.0
package kiki.engine.explicit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import kiki.domain.template.Row;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.RowProof;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.engine.trial.StateSearch;
import kiki.program.Program;
import kiki.ssa.form.Ssa;

/**
 * Visits the states of a program that reads events one by one, with inputs that are worth a try.
 * When no state is left, those that loops were in at their heads are tried as invariants: that no
 * input leads out of them is for a solver to say.
 */
public final class ExplicitChecker {
  private final Workbench workbench;
  private final Judge judge;
  private final Blackboard blackboard;
  private final BooleanSupplier stop;

  public ExplicitChecker(
      Workbench workbench, Judge judge, Blackboard blackboard, BooleanSupplier stop) {
    this.workbench = workbench;
    this.judge = judge;
    this.blackboard = blackboard;
    this.stop = stop;
  }

  public void run() {
    workbench.program().ifPresent(this::check);
  }

  private void check(Program program) {
    StateSearch search = StateSearch.of(program);
    search.run(judge, stop);
    int states = search.allStates();
    if (0 < states && states <= ExplicitTuning.MOST_STATES && !stop.getAsBoolean()) {
      prove(program);
    }
  }

  /** The states are visited again: until now it was not worth knowing what the loops are. */
  private void prove(Program program) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    HeadWatcher watcher = HeadWatcher.of(session.ssa().loops());
    StateSearch.watched(program, watcher).run(judge, stop);
    VariableRegistry registry = blackboard.registry();
    Map<Integer, List<Row>> rows = new LinkedHashMap<>();
    for (HeadStates states : watcher.states()) {
      if (states.isAbout()) {
        rows.put(states.loop().number(), List.of(states.row(registry)));
      }
    }
    if (!rows.isEmpty() && !stop.getAsBoolean()) {
      new RowProof(session, registry, judge, blackboard).conclude(rows);
    }
  }
}
