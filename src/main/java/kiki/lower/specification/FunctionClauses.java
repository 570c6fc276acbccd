// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.LoopForm;
import kiki.lower.function.ProgramClauses;
import kiki.program.Expr;
import kiki.util.Location;

/** The clauses and the loops with contracts of one function. */
public final class FunctionClauses implements ProgramClauses {
  private final Clauses clauses;
  private final LoopContracts loops;

  public FunctionClauses(FunctionLowering f, Clauses clauses) {
    this.clauses = clauses;
    this.loops = new LoopContracts(f, clauses);
  }

  @Override
  public boolean inlines(Expression.Call call) {
    return clauses.isActive() && clauses.inlining().wants(call);
  }

  @Override
  public Expr inline(Expression.Call call) {
    return clauses.inlining().inline(call);
  }

  @Override
  public boolean isInlining() {
    return clauses.inlining().isOpen();
  }

  @Override
  public void returns(Optional<Expr> value, Location at) {
    clauses.inlining().returns(value, at);
  }

  @Override
  public Optional<LoopForm> loop(Statement.Contracted x) {
    return loops.form(x);
  }

  @Override
  public void leaveLoops(Location at) {
    loops.leaveAll(at);
  }

  @Override
  public void leaveLoopsFor(String label, Location at) {
    loops.leaveFor(label, at);
  }

  @Override
  public boolean isInFrame() {
    return loops.isInFrame();
  }
}
