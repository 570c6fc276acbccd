// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * A call inside of a recursive activation as an iteration: where invariants are known, and where
 * they must hold next. Unwinding does not change it.
 *
 * @param last absent while nothing gets there
 * @param never the constant false: there is no further copy
 */
record RecursionInstance(
    LoopView loop,
    List<LoopCopy> enclosing,
    Term loopSelect,
    Point entry,
    Optional<Point> pre,
    Point symbols,
    Supplier<Optional<Point>> last,
    Map<SsaVariable, Term> unchanged,
    String version,
    Term never)
    implements LoopInstance {
  @Override
  public List<Point> backEdges() {
    return last.get().stream().toList();
  }

  @Override
  public Term goesOn() {
    return never;
  }

  @Override
  public List<Point> mids(int unwindings) {
    return List.of();
  }

  @Override
  public Optional<Point> post(int unwindings) {
    return last.get();
  }
}
