// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.template.State;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.term.Term;

/**
 * An iteration of a loop, or several: the states at its head before and after. Of a recursive
 * function, the step from what an activation is called with to a call inside of it.
 */
public record LoopIteration(Term guard, State before, State after) {
  /** The last of the copies of a loop's body, or all copies in a row, in all instances. */
  public static List<LoopIteration> of(
      Session session, VariableRegistry registry, LoopView loop, Ranking.Stride stride) {
    int k = session.ssa().unwindings();
    List<LoopIteration> result = new ArrayList<>();
    for (LoopInstance instance : loop.instances()) {
      Optional<LoopInstance.Point> after = instance.post(k);
      if (after.isEmpty()) {
        continue;
      }
      if (instance.pre().isEmpty()) {
        // Without a loop-select guard nothing is known of later iterations: nothing decreases.
        State same = registry.state(session.terms(), instance, after.get());
        result.add(new LoopIteration(after.get().guard(), same, same));
        continue;
      }
      List<LoopInstance.Point> mids = instance.mids(k);
      LoopInstance.Point before =
          mids.isEmpty() || stride == Ranking.Stride.UNWINDINGS
              ? instance.pre().orElseThrow()
              : mids.getLast();
      Term guard =
          session
              .terms()
              .and(
                  after.get().guard(),
                  instance.loopSelect(),
                  session.ssa().window(instance.enclosing()));
      result.add(
          new LoopIteration(
              guard,
              registry.state(session.terms(), instance, before),
              registry.state(session.terms(), instance, after.get())));
    }
    return result;
  }
}
