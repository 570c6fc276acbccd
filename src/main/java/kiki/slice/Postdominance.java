package kiki.slice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import kiki.program.ControlFlow;

/**
 * Which blocks of a function every execution passes on its way to the end, and which branches
 * decide whether a block is executed (Ferrante, Ottenstein, Warren, TOPLAS 1987). Where the end
 * cannot be reached, a block of the endless loop is treated as if it could also leave the function.
 */
final class Postdominance {
  private static final int NONE = -1;

  private final ControlFlow flow;
  private final int end;
  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();
  private final BitSet endless = new BitSet();
  private final int[] number;
  private final int[] immediate;
  private final List<BitSet> deciding = new ArrayList<>();

  private Postdominance(ControlFlow flow) {
    this.flow = flow;
    this.end = flow.blocks().size();
    this.number = new int[end + 1];
    this.immediate = new int[end + 1];
  }

  static Postdominance of(ControlFlow flow) {
    Postdominance result = new Postdominance(flow);
    result.connect();
    result.leaveEndlessLoops();
    result.dominate();
    result.decide();
    return result;
  }

  /** Blocks from which the end is not reached but by the assumption made here. */
  BitSet endless() {
    return endless;
  }

  /** The first block that every execution from here passes; empty if it is the end. */
  OptionalInt next(int block) {
    return immediate[block] == end ? OptionalInt.empty() : OptionalInt.of(immediate[block]);
  }

  /** The blocks with the branches that decide whether a block is executed. */
  BitSet deciding(int block) {
    return deciding.get(block);
  }

  private void connect() {
    for (int b = 0; b <= end; b++) {
      successors.add(new ArrayList<>());
      predecessors.add(new ArrayList<>());
      deciding.add(new BitSet());
    }
    for (ControlFlow.Block block : flow.blocks()) {
      block.successors().forEach(s -> edge(block.index(), s));
      if (block.successors().isEmpty()) {
        edge(block.index(), end);
      }
    }
  }

  private void edge(int from, int to) {
    successors.get(from).add(to);
    predecessors.get(to).add(from);
  }

  private void leaveEndlessLoops() {
    BitSet leaving = new BitSet();
    reach(end, leaving);
    int[] order = flow.reversePostorder();
    for (int i = order.length - 1; i >= 0; i--) {
      if (!leaving.get(order[i])) {
        endless.set(order[i]);
        edge(order[i], end);
        reach(order[i], leaving);
      }
    }
  }

  private void reach(int block, BitSet reached) {
    ArrayDeque<Integer> work = new ArrayDeque<>(List.of(block));
    reached.set(block);
    while (!work.isEmpty()) {
      for (int p : predecessors.get(work.pop())) {
        if (!reached.get(p)) {
          reached.set(p);
          work.push(p);
        }
      }
    }
  }

  /** The iterative algorithm of Cooper, Harvey and Kennedy on the reversed graph. */
  private void dominate() {
    int[] order = postorder();
    Arrays.fill(immediate, NONE);
    immediate[end] = end;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = order.length - 2; i >= 0; i--) {
        int best = NONE;
        for (int s : successors.get(order[i])) {
          if (immediate[s] != NONE) {
            best = best == NONE ? s : common(best, s);
          }
        }
        changed |= immediate[order[i]] != best;
        immediate[order[i]] = best;
      }
    }
  }

  /** Of the reversed graph, from its entry: the end comes last. */
  private int[] postorder() {
    int[] order = new int[end + 1];
    int[] nextEdge = new int[end + 1];
    Arrays.fill(number, NONE);
    BitSet seen = new BitSet();
    ArrayDeque<Integer> stack = new ArrayDeque<>(List.of(end));
    seen.set(end);
    int count = 0;
    while (!stack.isEmpty()) {
      int block = stack.peek();
      List<Integer> before = predecessors.get(block);
      if (nextEdge[block] < before.size()) {
        int p = before.get(nextEdge[block]++);
        if (!seen.get(p)) {
          seen.set(p);
          stack.push(p);
        }
      } else {
        stack.pop();
        number[block] = count;
        order[count++] = block;
      }
    }
    return Arrays.copyOf(order, count);
  }

  private int common(int a, int b) {
    int x = a;
    int y = b;
    while (x != y) {
      if (number[x] < number[y]) {
        x = immediate[x];
      } else {
        y = immediate[y];
      }
    }
    return x;
  }

  private void decide() {
    for (int b = 0; b < end; b++) {
      if (successors.get(b).size() < 2 || immediate[b] == NONE) {
        continue;
      }
      for (int s : successors.get(b)) {
        for (int at = s; at != immediate[b] && at != end; at = immediate[at]) {
          deciding.get(at).set(b);
        }
      }
    }
  }
}
