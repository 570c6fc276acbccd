// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.BitSet;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Region;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Memory;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;

/**
 * Which local variables of an activation are still of use when control leaves or repeats a loop.
 */
record LoopLocals(Memory memory, Activation frame, Region region) {

  /** Whether a cell may be read after going to {@code target}. */
  boolean survives(int cell, int target) {
    return local(cell).map(s -> isRead(s, target)).orElse(true);
  }

  private boolean isRead(Symbol local, int target) {
    return target == Region.RETURN
        ? !region.graph().liveness().isTracked(local)
        : region.graph().liveness().isLive(local, target);
  }

  /** Whether a cell belongs to a local variable that only this activation reads. */
  boolean isTracked(int cell) {
    return local(cell).map(s -> region.graph().liveness().isTracked(s)).orElse(false);
  }

  /**
   * Whether a cell belongs to a local variable that the loop itself declares and leaves alive for
   * {@code target}: a loop that jumps back past a declaration does.
   */
  boolean isLeft(int cell, int target) {
    return target != Region.RETURN
        && local(cell).filter(s -> region.graph().lifetimes().mayLive(s, target)).isPresent();
  }

  private Optional<Symbol> local(int cell) {
    ObjectInstance object = memory.cell(cell).object();
    return object.site() instanceof MemoryObject.Named(Symbol s) && frame.existing(s) == object
        ? Optional.of(s)
        : Optional.empty();
  }

  /** Without those of the cells that are not read after going to {@code target}. */
  Flow stripped(Flow flow, BitSet cells, int target) {
    IntMap<Term> state = flow.state();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      if (!survives(cell, target)) {
        state = state.without(cell);
      }
    }
    return new Flow(flow.path(), state);
  }
}
