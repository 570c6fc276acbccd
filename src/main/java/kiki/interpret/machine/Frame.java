// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.interpret.memory.AddressSpace;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Instruction;

/** One activation of a function. */
public final class Frame {
  public final CompiledFunction function;
  public final MemoryBlock[] locals;

  /** Lowest address of the addressable locals. */
  final long base;

  /** Address above this frame, to return to. */
  final long top;

  /** What to do with the result, in the caller. */
  final Codes.Action receiver;

  public int pc;
  private List<MemoryBlock> allocations;

  private Frame(CompiledFunction function, long base, long top, Codes.Action receiver) {
    this.function = function;
    this.locals = new MemoryBlock[function.slots().size()];
    this.top = top;
    this.base = base;
    this.receiver = receiver;
  }

  /** Below an address. */
  static Frame below(long top, CompiledFunction function, Codes.Action receiver) {
    long base = AddressSpace.alignDown(top - function.frameSize(), function.frameAlignment());
    return new Frame(function, base, top, receiver);
  }

  Instruction instruction() {
    return function.source()[Math.max(0, pc - 1)];
  }

  void addAllocation(MemoryBlock block) {
    if (allocations == null) {
      allocations = new ArrayList<>();
    }
    allocations.add(block);
  }

  void removeAllocation(MemoryBlock block) {
    allocations.remove(block);
  }

  /** Lowest address in use, allocations of this frame included. */
  long lowest() {
    return allocations().isEmpty() ? base : allocations.getLast().base();
  }

  List<MemoryBlock> allocations() {
    return allocations == null ? List.of() : allocations;
  }

  /** The object of this frame that an address belongs to, or that ends there; or null. */
  MemoryBlock find(long address) {
    MemoryBlock ending = null;
    for (MemoryBlock local : locals) {
      if (owns(local, address)) {
        if (address - local.base() < local.size()) {
          return local;
        }
        ending = local;
      }
    }
    for (MemoryBlock allocation : allocations()) {
      if (owns(allocation, address)) {
        return allocation;
      }
    }
    return ending;
  }

  private static boolean owns(MemoryBlock block, long address) {
    return block != null
        && block.base() != 0
        && address >= block.base()
        && address - block.base() <= block.size();
  }

  void die() {
    for (MemoryBlock local : locals) {
      if (local != null) {
        local.die();
      }
    }
    for (MemoryBlock allocation : allocations()) {
      allocation.die();
    }
  }

  /** A local variable or parameter. Whether its address is taken is known after compilation. */
  public static final class Slot {
    private final Symbol symbol;
    private final int index;
    private final long size;
    private final Origin origin;
    private boolean addressed;
    private long frameOffset;
    private long firstAddress;

    /** How a local comes to life. */
    public enum Origin {
      PARAMETER,
      DECLARED
    }

    public Slot(Symbol symbol, int index, long size, Origin origin) {
      this.symbol = symbol;
      this.index = index;
      this.size = size;
      this.origin = origin;
    }

    public Symbol symbol() {
      return symbol;
    }

    public int index() {
      return index;
    }

    public long size() {
      return size;
    }

    boolean isParameter() {
      return origin == Origin.PARAMETER;
    }

    public void markAddressed() {
      addressed = true;
    }

    public boolean isAddressed() {
      return addressed;
    }

    public void placeAt(long offset) {
      frameOffset = offset;
    }

    /** The first activation counts. */
    void noteAddress(long address) {
      if (firstAddress == 0) {
        firstAddress = address;
      }
    }

    public long firstAddress() {
      return firstAddress;
    }

    /** Bytes from the frame's base; only for addressed locals. */
    long frameOffset() {
      return frameOffset;
    }
  }
}
