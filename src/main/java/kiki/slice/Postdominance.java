// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import kiki.program.ControlFlow;
import kiki.program.Instruction;

/**
 * Which blocks of a function every execution passes that returns, and which branches decide whether
 * a block is executed (Ferrante, Ottenstein, Warren, TOPLAS 1987). That an execution may end or go
 * on for ever in some blocks does not count for the blocks that return: a slice keeps such ends
 * where they have to do with its properties. Where no end can be reached, a block of the endless
 * loop is treated as if it could also leave the function.
 */
final class Postdominance {
  private final ControlFlow flow;
  private final BitSet endless = new BitSet();
  private final BitSet returning = new BitSet();
  private final PostdominatorTree all;
  private final PostdominatorTree returns;

  private Postdominance(ControlFlow flow, PostdominatorTree all, PostdominatorTree returns) {
    this.flow = flow;
    this.all = all;
    this.returns = returns;
  }

  static Postdominance of(ControlFlow flow) {
    int blocks = flow.blocks().size();
    Postdominance result =
        new Postdominance(flow, PostdominatorTree.of(blocks), PostdominatorTree.of(blocks));
    result.connect();
    result.leaveEndlessLoops();
    result.connectReturning();
    result.all.compute();
    result.returns.compute();
    return result;
  }

  /** Blocks from which an end is not reached but by the assumption made here. */
  BitSet endless() {
    return endless;
  }

  /** The first block that every execution from here passes; empty if it is the end. */
  OptionalInt next(int block) {
    return tree(block).parent(block);
  }

  /** The blocks with the branches that decide whether a block is executed. */
  BitSet deciding(int block) {
    return tree(block).deciding(block);
  }

  private PostdominatorTree tree(int block) {
    return returning.get(block) ? returns : all;
  }

  private void connect() {
    for (ControlFlow.Block block : flow.blocks()) {
      block.successors().forEach(s -> all.edge(block.index(), s));
      if (block.successors().isEmpty()) {
        all.edge(block.index(), all.end());
      }
    }
  }

  private void leaveEndlessLoops() {
    BitSet leaving = new BitSet();
    reach(all.end(), leaving);
    int[] order = flow.reversePostorder();
    for (int i = order.length - 1; i >= 0; i--) {
      if (!leaving.get(order[i])) {
        endless.set(order[i]);
        all.edge(order[i], all.end());
        reach(order[i], leaving);
      }
    }
  }

  private void connectReturning() {
    for (ControlFlow.Block block : flow.blocks()) {
      if (flow.body().get(block.end() - 1) instanceof Instruction.Return) {
        reach(block.index(), returning);
        returns.edge(block.index(), returns.end());
      }
    }
    for (ControlFlow.Block block : flow.blocks()) {
      for (int s : block.successors()) {
        if (returning.get(s)) {
          returns.edge(block.index(), s);
        }
      }
    }
  }

  /** Adds the blocks from which a block is reached. */
  private void reach(int block, BitSet reached) {
    ArrayDeque<Integer> work = new ArrayDeque<>(List.of(block));
    reached.set(block);
    while (!work.isEmpty()) {
      for (int p : all.predecessors(work.pop())) {
        if (!reached.get(p)) {
          reached.set(p);
          work.push(p);
        }
      }
    }
  }
}
