// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The basic blocks of an instruction list, their edges and dominators. Block 0 is the entry; a
 * block's instructions are {@code [first, end)} of the list. Unreachable blocks are kept, without
 * dominator and order number.
 */
public final class ControlFlow {
  /** A maximal straight-line piece; edges name blocks by index, the jump's target first. */
  public record Block(
      int index, int first, int end, List<Integer> successors, List<Integer> predecessors) {}

  private static final int NONE = -1;

  private final List<Instruction> body;
  private final List<Block> blocks;
  private final int[] blockOf;
  private final int[] order;
  private final int[] number;
  private int[] immediateDominator;

  private ControlFlow(
      List<Instruction> body, List<Block> blocks, int[] blockOf, int[] order, int[] number) {
    this.body = body;
    this.blocks = blocks;
    this.blockOf = blockOf;
    this.order = order;
    this.number = number;
  }

  public static ControlFlow of(List<Instruction> body) {
    int[] blockOf = new int[body.size()];
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      boolean starting =
          i == 0
              || body.get(i) instanceof Instruction.Target
                  && !(body.get(i - 1) instanceof Instruction.Target)
              || body.get(i - 1) instanceof Instruction.Goto
              || Instructions.endsBlock(body.get(i - 1));
      if (starting) {
        starts.add(i);
      }
      blockOf[i] = starts.size() - 1;
    }
    List<Block> blocks = new ArrayList<>();
    for (int b = 0; b < starts.size(); b++) {
      int end = b + 1 < starts.size() ? starts.get(b + 1) : body.size();
      blocks.add(new Block(b, starts.get(b), end, new ArrayList<>(2), new ArrayList<>()));
    }
    connect(body, blocks, blockOf);
    int[] number = new int[blocks.size()];
    return new ControlFlow(body, blocks, blockOf, reversePostorder(blocks, number), number);
  }

  /** As if control went on after instructions without meaning. */
  public static ControlFlow passing(List<Instruction> body) {
    return of(body.stream().map(ControlFlow::passed).toList());
  }

  private static Instruction passed(Instruction i) {
    return i instanceof Instruction.Unsupported u
        ? new Instruction.Assume(Exprs.TRUE, u.location())
        : i;
  }

  private static void connect(List<Instruction> body, List<Block> blocks, int[] blockOf) {
    Map<Instruction.Label, Integer> targets = new IdentityHashMap<>();
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) instanceof Instruction.Target t) {
        targets.put(t.label(), blockOf[i]);
      }
    }
    for (Block block : blocks) {
      Instruction last = body.get(block.end() - 1);
      if (last instanceof Instruction.Goto g) {
        addEdge(blocks, block.index(), targets.get(g.target()));
      }
      if (!Instructions.endsBlock(last) && block.index() + 1 < blocks.size()) {
        addEdge(blocks, block.index(), block.index() + 1);
      }
    }
  }

  private static void addEdge(List<Block> blocks, int from, int to) {
    if (!blocks.get(from).successors().contains(to)) {
      blocks.get(from).successors().add(to);
      blocks.get(to).predecessors().add(from);
    }
  }

  private static int[] reversePostorder(List<Block> blocks, int[] number) {
    Arrays.fill(number, NONE);
    int[] postorder = new int[blocks.size()];
    int count = 0;
    int[] nextEdge = new int[blocks.size()];
    boolean[] seen = new boolean[blocks.size()];
    ArrayDeque<Integer> stack = new ArrayDeque<>();
    if (!blocks.isEmpty()) {
      stack.push(0);
      seen[0] = true;
    }
    while (!stack.isEmpty()) {
      int b = stack.peek();
      List<Integer> successors = blocks.get(b).successors();
      if (nextEdge[b] < successors.size()) {
        int s = successors.get(nextEdge[b]++);
        if (!seen[s]) {
          seen[s] = true;
          stack.push(s);
        }
      } else {
        stack.pop();
        postorder[count++] = b;
      }
    }
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = postorder[count - 1 - i];
      number[order[i]] = i;
    }
    return order;
  }

  /** The iterative algorithm of Cooper, Harvey and Kennedy over the reverse postorder. */
  private int[] dominators() {
    int[] idom = new int[blocks.size()];
    Arrays.fill(idom, NONE);
    if (order.length == 0) {
      return idom;
    }
    idom[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < order.length; i++) {
        int best = NONE;
        for (int p : blocks.get(order[i]).predecessors()) {
          if (idom[p] != NONE) {
            best = best == NONE ? p : intersect(idom, best, p);
          }
        }
        if (idom[order[i]] != best) {
          idom[order[i]] = best;
          changed = true;
        }
      }
    }
    return idom;
  }

  private int intersect(int[] idom, int a, int b) {
    int x = a;
    int y = b;
    while (x != y) {
      if (number[x] > number[y]) {
        x = idom[x];
      } else {
        y = idom[y];
      }
    }
    return x;
  }

  public List<Instruction> body() {
    return body;
  }

  public List<Block> blocks() {
    return blocks;
  }

  public Block block(int index) {
    return blocks.get(index);
  }

  /** The block an instruction is in. */
  public Block blockAt(int instruction) {
    return blocks.get(blockOf[instruction]);
  }

  public boolean isReachable(int block) {
    return number[block] != NONE;
  }

  /**
   * The reachable blocks in reverse postorder: but for loops, a block comes after all before it.
   */
  public int[] reversePostorder() {
    return order.clone();
  }

  /** Position of a reachable block in {@link #reversePostorder}. */
  public int orderNumber(int block) {
    return number[block];
  }

  /** Immediate dominator; the entry's is itself, an unreachable block's is -1. */
  public int immediateDominator(int block) {
    if (immediateDominator == null) {
      immediateDominator = dominators();
    }
    return immediateDominator[block];
  }

  /** Whether every path from the entry to {@code b} passes {@code a}; both must be reachable. */
  public boolean dominates(int a, int b) {
    int at = b;
    while (number[at] > number[a]) {
      at = immediateDominator(at);
    }
    return at == a;
  }
}
