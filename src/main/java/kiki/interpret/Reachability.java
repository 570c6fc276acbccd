package kiki.interpret;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** Which heap objects pointers lead to, from static objects and live locals. */
final class Reachability {
  private static final int GRAIN = 4;

  private final Machine machine;
  private final Set<MemoryBlock> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<MemoryBlock> work = new ArrayDeque<>();

  Reachability(Machine machine) {
    this.machine = machine;
  }

  boolean allReachable() {
    machine.objects().statics().values().forEach(this::visit);
    for (Frame frame : machine.frames()) {
      for (MemoryBlock local : frame.locals) {
        visit(local);
      }
      frame.allocations().forEach(this::visit);
    }
    machine.objects().allocated().stream()
        .filter(b -> b.kind() == MemoryBlock.Kind.ENVIRONMENT)
        .forEach(this::visit);
    while (!work.isEmpty()) {
      scan(work.pop());
    }
    return machine.objects().allocated().stream()
        .filter(ObjectTable::isLiveHeap)
        .allMatch(seen::contains);
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
    for (long at : block.touched(GRAIN)) {
      if (block.contains(at, width)) {
        machine.loadPointer(block, at);
        visit(machine.provenance);
      }
    }
  }
}
