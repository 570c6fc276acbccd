// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.interpret.memory.AddressSpace;
import kiki.interpret.memory.MemoryBlock;
import kiki.util.Location;

/** The activations of functions, and the objects that live as long as one of them. */
public final class CallStack {
  /** The running activation; null when the program is over. */
  public Frame running;

  /** The activation that a call is preparing. */
  public Frame callee;

  private final AddressSpace space;
  private final int pointerBytes;
  private final int callLimit;
  private final Deque<Frame> callers = new ArrayDeque<>();

  CallStack(AddressSpace space, int pointerBytes, int callLimit) {
    this.space = space;
    this.pointerBytes = pointerBytes;
    this.callLimit = callLimit;
  }

  /** Nothing is running. */
  void clear() {
    running = null;
    callee = null;
    callers.clear();
  }

  /** Lowest address in use. */
  long lowest() {
    return running == null ? space.stackStart() : running.lowest();
  }

  /** The object on the stack that an address belongs to; null if there is none. */
  MemoryBlock find(long address) {
    if (address < running.top) {
      return running.find(address);
    }
    for (Frame caller : callers) {
      if (address < caller.top) {
        return caller.find(address);
      }
    }
    return null;
  }

  /** The object of a local, the n-th activation from the innermost; null if there is none. */
  MemoryBlock local(Symbol symbol, int activation) {
    int left = activation;
    for (Frame active : frames()) {
      for (Frame.Slot slot : active.function.slots()) {
        if (slot.symbol() == symbol && left-- == 0) {
          return active.locals[slot.index()];
        }
      }
    }
    return null;
  }

  /** The running activation and its callers, innermost first. */
  List<Frame> frames() {
    List<Frame> all = new ArrayList<>();
    if (running != null) {
      all.add(running);
    }
    all.addAll(callers);
    return all;
  }

  int depth() {
    return callers.size();
  }

  Location location() {
    return running == null ? Location.NONE : running.instruction().location();
  }

  /** Prepares an activation; {@link #push} starts it. */
  public Frame newFrame(CompiledFunction function, Codes.Action receiver) {
    Frame made = Frame.below(lowest(), function, receiver);
    if (made.base < space.heapEnd() || depth() >= callLimit) {
      throw new Stop(new Outcome.MemoryExhausted(location()));
    }
    for (Frame.Slot slot : function.slots()) {
      if (slot.isParameter()) {
        enter(made, slot);
      }
    }
    return made;
  }

  public void push(Frame made) {
    if (running != null) {
      callers.push(running);
    }
    running = made;
  }

  /** Ends the running activation and goes back to its caller. */
  Frame pop() {
    Frame left = running;
    left.die();
    running = callers.isEmpty() ? null : callers.pop();
    return left;
  }

  /** Gives a local a new object, unless it has one that is alive. */
  public MemoryBlock enter(Frame owner, Frame.Slot slot) {
    MemoryBlock old = owner.locals[slot.index()];
    if (old != null && old.isAlive()) {
      return old;
    }
    MemoryBlock made =
        MemoryBlock.of(MemoryBlock.Kind.LOCAL, slot.symbol(), slot.size(), pointerBytes);
    if (slot.isAddressed()) {
      made.placeAt(owner.base + slot.frameOffset());
      slot.noteAddress(made.base());
    }
    owner.locals[slot.index()] = made;
    return made;
  }

  /**
   * Gives an address to an object that the running activation allocated. As on the heap, one larger
   * than what is left shares addresses with others: how large the stack is C does not say.
   */
  void place(MemoryBlock made) {
    long start = AddressSpace.alignDown(running.lowest() - made.size() - 1, 16);
    boolean fits = made.size() <= running.lowest() && start >= space.heapEnd();
    made.placeAt(fits ? start : AddressSpace.alignDown(running.lowest() - 1, 16));
    running.addAllocation(made);
  }

  /** An object that the running activation allocated dies, and its place is free again. */
  public void end(MemoryBlock block) {
    block.die();
    running.removeAllocation(block);
  }
}
