// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * Finds executions that return to a state at a loop's head: singleton recurrent sets (chapter,
 * section 6.3). The program has assertions against undefined behaviour, so that an execution that
 * overflows, say, is not one of them.
 */
public final class LassoFinder {
  private final Session session;
  private final Ledger ledger;
  private final LassoReplay replay;
  private final Property property;
  private final Map<LoopInstance, Integer> compared = new java.util.IdentityHashMap<>();

  /** The session's SSA form starts every loop at its entry. */
  public LassoFinder(Session session, Ledger ledger, LassoReplay replay, Property property) {
    this.session = session;
    this.ledger = ledger;
    this.replay = replay;
    this.property = property;
  }

  /** Looks for returns that the last unwinding has added. */
  public void search() {
    List<Term> returns = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      for (LoopInstance instance : loop.instances()) {
        returns.addAll(returns(instance));
      }
    }
    if (session.checkFromStart(session.terms().or(returns)) != Answer.SAT) {
      return;
    }
    Counterexample lasso = new ModelReader(session).counterexample();
    switch (replay.replay(lasso)) {
      case LassoReplay.ComesBack(Lasso run) ->
          ledger.decide(property, new Verdict.Refuted(lasso.with(new Counterexample.Cycle(run))));
      case LassoReplay.Mismatch(String reason) ->
          ledger.explain(property, "an execution that may not end was found, but " + reason);
    }
  }

  private List<Term> returns(LoopInstance instance) {
    List<LoopInstance.Point> heads = new ArrayList<>();
    heads.add(instance.entry());
    heads.addAll(instance.backEdges());
    List<Term> result = new ArrayList<>();
    int first = Math.max(1, compared.getOrDefault(instance, 1));
    for (int j = first; j < heads.size(); j++) {
      for (int i = Math.max(0, j - LassoTuning.LOOK_BACK); i < j; i++) {
        result.add(same(heads.get(i), heads.get(j)));
      }
    }
    compared.put(instance, heads.size());
    return result;
  }

  private Term same(LoopInstance.Point earlier, LoopInstance.Point later) {
    List<Term> equations = new ArrayList<>();
    equations.add(later.guard());
    for (Map.Entry<SsaVariable, Term> e : later.values().entrySet()) {
      Term before = earlier.values().get(e.getKey());
      if (before == null) {
        return session.terms().falseTerm();
      }
      equations.add(session.terms().equal(before, e.getValue()));
    }
    return session.terms().and(equations);
  }
}
