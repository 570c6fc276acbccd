// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.ObjectTable;
import kiki.program.Expr;

/** Which heap objects pointers lead to. */
public final class Reachability {
  private static final int GRAIN = 4;

  private final Machine machine;
  private final Set<MemoryBlock> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<MemoryBlock> work = new ArrayDeque<>();

  private Reachability(Machine machine) {
    this.machine = machine;
  }

  /** Whether nothing on the heap was forgotten. */
  public static boolean holds(Machine machine, Expr.HeapTest test) {
    ObjectTable objects = machine.objects();
    List<MemoryBlock> leaked =
        switch (test) {
          case ALL_FREED -> objects.allocated().stream().filter(ObjectTable::isLiveHeap).toList();
          case ALL_REACHABLE -> lost(machine);
        };
    if (!leaked.isEmpty() && connects(machine, objects.given(), leaked)) {
      // A function without body may have freed or kept all of them.
      machine.exactness().lose();
    }
    return leaked.isEmpty();
  }

  /** The live heap objects that no pointer leads to from static objects and live locals. */
  private static List<MemoryBlock> lost(Machine machine) {
    Reachability walk = new Reachability(machine);
    machine.objects().statics().values().forEach(walk::visit);
    for (Frame frame : machine.stack().frames()) {
      for (MemoryBlock local : frame.locals) {
        walk.visit(local);
      }
      frame.allocations().forEach(walk::visit);
    }
    machine.objects().allocated().stream()
        .filter(b -> b.kind() == MemoryBlock.Kind.ENVIRONMENT)
        .forEach(walk::visit);
    walk.run();
    machine.count(machine.objects().allocated().size());
    return machine.objects().allocated().stream()
        .filter(b -> ObjectTable.isLiveHeap(b) && !walk.seen.contains(b))
        .toList();
  }

  /** Whether pointers lead from some objects to all of others. */
  private static boolean connects(
      Machine machine, Collection<MemoryBlock> from, Collection<MemoryBlock> to) {
    Reachability walk = new Reachability(machine);
    from.forEach(walk::visit);
    walk.run();
    return walk.seen.containsAll(to);
  }

  private void run() {
    while (!work.isEmpty()) {
      scan(work.pop());
    }
  }

  private void visit(MemoryBlock block) {
    if (block != null
        && block.isAlive()
        && block.kind() != MemoryBlock.Kind.FUNCTION
        && seen.add(block)) {
      work.push(block);
    }
  }

  private void scan(MemoryBlock block) {
    int width = machine.pointerBytes();
    machine.count(1);
    for (long at : block.touched(GRAIN)) {
      machine.count(1);
      if (block.contains(at, width)) {
        machine.loadPointer(block, at);
        visit(machine.provenance);
      }
    }
  }
}
