package kiki.interpret;

import java.util.Map;
import java.util.TreeMap;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;

/**
 * Gives objects their addresses. Static objects and the heap grow upwards and keep their addresses
 * for good, freed or not; frames grow downwards and leave theirs to later calls, as on the machine.
 * All addresses of the 32-bit model have a clear top bit, so that it does not matter how a pointer
 * widens to {@code long long}. At least one byte lies between two objects: an address just past the
 * end belongs to the object before it.
 */
final class AddressSpace {
  private static final long FIRST = 0x1_0000;
  private static final int HEAP_ALIGNMENT = 16;

  private final TreeMap<Long, MemoryBlock> permanent = new TreeMap<>();
  private final MemoryBlock nullBlock;
  private final long stackStart;
  private final long addressMask;
  private long next = FIRST;

  AddressSpace(Layout layout, MemoryBlock nullBlock) {
    this.nullBlock = nullBlock;
    boolean wide = layout.pointerWidth() == 64;
    this.stackStart = wide ? 0x7fff_ffff_0000L : 0x7fff_0000L;
    this.addressMask = wide ? -1L : 0xffff_ffffL;
  }

  MemoryBlock nullBlock() {
    return nullBlock;
  }

  long stackStart() {
    return stackStart;
  }

  /** The lowest address that no static or heap object has. */
  long heapEnd() {
    return next;
  }

  /**
   * Reserves addresses. An object larger than what is left (possible, because the pages of a huge
   * object are only made when touched) shares addresses with others; pointers still tell them apart
   * as long as they are not taken apart into integers.
   */
  void placeForGood(MemoryBlock block, int alignment, long stackTop) {
    long start = align(next, Math.max(alignment, HEAP_ALIGNMENT));
    if (block.size() < stackTop - start) {
      block.placeAt(start);
      next = start + block.size() + 1;
      permanent.put(start, block);
    } else {
      block.placeAt(start & addressMask);
    }
  }

  /** The static or heap object an address belongs to, or null. */
  MemoryBlock find(long address) {
    if (address == 0) {
      return nullBlock;
    }
    Map.Entry<Long, MemoryBlock> entry = permanent.floorEntry(address);
    return entry != null && address - entry.getKey() <= entry.getValue().size()
        ? entry.getValue()
        : null;
  }

  static int alignment(Symbol symbol, Layout layout) {
    return Math.max(symbol.alignment(), layout.alignmentOf(symbol.type()));
  }

  static long align(long address, int alignment) {
    return (address + alignment - 1) / alignment * alignment;
  }

  static long alignDown(long address, int alignment) {
    return address / alignment * alignment;
  }
}
