// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.template.State;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.term.Term;

/**
 * Where execution may start in an arbitrary iteration of a loop, and where it gets back to.
 *
 * @param loop the {@link LoopView#number} of the loop
 * @param before whether it starts here
 * @param state the state then
 * @param after whether it takes the back edge
 * @param next the state then
 */
public record LoopHead(int loop, Term select, Term before, State state, Term after, State next) {
  /** The heads of all loops that can be iterated, in order of execution. */
  public static List<LoopHead> of(Ssa ssa, VariableRegistry registry) {
    List<LoopHead> heads = new ArrayList<>();
    for (LoopView loop : ssa.loops()) {
      for (LoopInstance instance : loop.instances()) {
        Optional<LoopInstance.Point> pre = instance.pre();
        Optional<LoopInstance.Point> post = instance.post(ssa.unwindings());
        if (pre.isPresent() && post.isPresent()) {
          heads.add(
              new LoopHead(
                  loop.number(),
                  instance.loopSelect(),
                  pre.get().guard(),
                  registry.state(ssa.terms(), instance, pre.get()),
                  post.get().guard(),
                  registry.state(ssa.terms(), instance, post.get())));
        }
      }
    }
    // Terms are made in the order of execution.
    heads.sort((a, b) -> Integer.compare(a.select().id(), b.select().id()));
    return heads;
  }
}
