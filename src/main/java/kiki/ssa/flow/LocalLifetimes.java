// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Instruction;

/**
 * Which local variables may be alive at the start of a block: declared on some way there, and not
 * dead since. A loop that jumps back past a declaration leaves the variable alive behind it.
 */
public final class LocalLifetimes {
  private final Map<Symbol, Integer> numbers = new HashMap<>();
  private final List<BitSet> aliveAt = new ArrayList<>();

  private LocalLifetimes() {}

  static LocalLifetimes of(ControlFlow flow) {
    LocalLifetimes made = new LocalLifetimes();
    for (Instruction i : flow.body()) {
      if (i instanceof Instruction.Declare d) {
        made.numbers.putIfAbsent(d.symbol(), made.numbers.size());
      }
    }
    flow.blocks().forEach(_ -> made.aliveAt.add(new BitSet()));
    made.solve(flow);
    return made;
  }

  /** Whether the local may be alive when control reaches the block. */
  public boolean mayLive(Symbol local, int block) {
    Integer number = numbers.get(local);
    return number != null && aliveAt.get(block).get(number);
  }

  private void solve(ControlFlow flow) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int index : flow.reversePostorder()) {
        ControlFlow.Block block = flow.block(index);
        BitSet alive = (BitSet) aliveAt.get(index).clone();
        for (int at = block.first(); at < block.end(); at++) {
          after(flow.body().get(at), alive);
        }
        for (int successor : block.successors()) {
          BitSet before = aliveAt.get(successor);
          int known = before.cardinality();
          before.or(alive);
          changed |= before.cardinality() != known;
        }
      }
    }
  }

  private void after(Instruction instruction, BitSet alive) {
    if (instruction instanceof Instruction.Declare d) {
      alive.set(numbers.get(d.symbol()));
    } else if (instruction instanceof Instruction.Dead d && numbers.containsKey(d.symbol())) {
      alive.clear(numbers.get(d.symbol()));
    }
  }
}
