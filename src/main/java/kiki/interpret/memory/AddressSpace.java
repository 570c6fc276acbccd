// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;

/**
 * Gives objects their addresses. Static objects and the heap grow upwards, frames grow downwards
 * and leave their addresses to later calls, as on the machine. All addresses of the 32-bit model
 * have a clear top bit, so that it does not matter how a pointer widens to {@code long long}.
 *
 * <p>Where objects are placed apart, those of the heap keep their addresses when they are freed,
 * and at least one byte lies between two objects: an address just past the end belongs to the
 * object before it. Where they are dense, static objects follow each other without a gap, and the
 * heap uses freed memory again for objects of about the same size, the last first, as glibc does.
 */
public final class AddressSpace {
  private static final long FIRST = 0x1_0000;
  private static final int HEAP_ALIGNMENT = 16;

  /** For objects of unknown type. */
  private static final int LARGEST_ALIGNMENT = 16;

  /** What glibc keeps before each object of the heap, and the least that it gives. */
  private static final int HEAP_HEADER = 8;

  private static final int LEAST_CHUNK = 32;

  private final TreeMap<Long, MemoryBlock> permanent = new TreeMap<>();
  private final MemoryBlock nullBlock;
  private final long stackStart;
  private final long addressMask;
  private final Placement placement;
  private final FixedRanges fixed;
  private final Map<Long, Deque<Long>> freed = new HashMap<>();
  private long next = FIRST;

  private AddressSpace(
      MemoryBlock nullBlock,
      Placement placement,
      FixedRanges fixed,
      long stackStart,
      long addressMask) {
    this.nullBlock = nullBlock;
    this.placement = placement;
    this.fixed = fixed;
    this.stackStart = stackStart;
    this.addressMask = addressMask;
  }

  static AddressSpace of(
      Layout layout, MemoryBlock nullBlock, Placement placement, FixedRanges fixed) {
    boolean wide = layout.pointerWidth() == 64;
    long stackStart = fixed.below(wide ? 0x7fff_ffff_0000L : 0x7fff_0000L);
    return new AddressSpace(nullBlock, placement, fixed, stackStart, wide ? -1L : 0xffff_ffffL);
  }

  public MemoryBlock nullBlock() {
    return nullBlock;
  }

  public long stackStart() {
    return stackStart;
  }

  /** The lowest address that no static or heap object has. */
  public long heapEnd() {
    return next;
  }

  public boolean isDense() {
    return placement == Placement.DENSE;
  }

  /** The least number of bytes between two objects. */
  public int gap() {
    return isDense() ? 0 : 1;
  }

  /** Only these objects exist any more. */
  void keep(Collection<MemoryBlock> blocks) {
    permanent.values().retainAll(Set.copyOf(blocks));
    freed.clear();
    next =
        permanent.values().stream()
            .filter(block -> !block.isPlaced())
            .mapToLong(block -> block.base() + Math.max(1, block.size() + gap()))
            .reduce(FIRST, Math::max);
  }

  /** Puts a static object where the program says it is. */
  void placeAt(MemoryBlock block, long address) {
    block.placeAt(address);
    permanent.put(address, block);
  }

  /** Reserves addresses for a static object. */
  void placeStatic(MemoryBlock block, int alignment, long stackTop) {
    int aligned =
        placement == Placement.APART || block.kind() == MemoryBlock.Kind.FUNCTION
            ? Math.max(alignment, HEAP_ALIGNMENT)
            : alignment;
    place(block, aligned, Math.max(1, block.size() + gap()), stackTop);
  }

  /** Reserves addresses for an object of the heap. */
  public void placeOnHeap(MemoryBlock block, long stackTop) {
    if (!isDense()) {
      place(block, HEAP_ALIGNMENT, block.size() + 1, stackTop);
      return;
    }
    Deque<Long> reusable = freed.getOrDefault(chunk(block), new ArrayDeque<>());
    if (reusable.isEmpty()) {
      place(block, HEAP_ALIGNMENT, chunk(block), stackTop);
    } else {
      block.placeAt(reusable.pop());
      permanent.put(block.base(), block);
    }
  }

  /** The addresses of an object of the heap may be used again. */
  public void release(MemoryBlock block) {
    if (isDense() && permanent.get(block.base()) == block) {
      freed.computeIfAbsent(chunk(block), _ -> new ArrayDeque<>()).push(block.base());
    }
  }

  private static long chunk(MemoryBlock block) {
    return block.size() > Long.MAX_VALUE - LEAST_CHUNK
        ? Long.MAX_VALUE
        : Math.max(LEAST_CHUNK, align(block.size() + HEAP_HEADER, HEAP_ALIGNMENT));
  }

  /**
   * An object larger than what is left (possible, because the pages of a huge object are only made
   * when touched) shares addresses with others; pointers still tell them apart as long as they are
   * not taken apart into integers.
   */
  private void place(MemoryBlock block, int alignment, long bytes, long stackTop) {
    long start = fixed.beside(start(next, alignment), bytes, alignment);
    if (block.size() < stackTop - start && bytes < stackTop - start) {
      block.placeAt(start);
      next = start + bytes;
      permanent.put(start, block);
    } else {
      block.placeAt(start & addressMask);
    }
  }

  /**
   * The first address from {@code least} on that is aligned, and no better if that is asked for.
   */
  public long start(long least, int alignment) {
    return placement == Placement.LEAST_ALIGNED
        ? align(least, 2 * alignment) + alignment
        : align(least, alignment);
  }

  /** The static or heap object an address belongs to, or null. */
  public MemoryBlock find(long address) {
    if (address == 0) {
      return nullBlock;
    }
    Map.Entry<Long, MemoryBlock> entry = permanent.floorEntry(address);
    return entry != null && address - entry.getKey() <= entry.getValue().size()
        ? entry.getValue()
        : null;
  }

  public static int alignment(Symbol symbol, Layout layout) {
    int least =
        symbol.type() instanceof StructType s && !s.isComplete() || isAlignedArray(symbol, layout)
            ? LARGEST_ALIGNMENT
            : layout.alignmentOf(symbol.type());
    return Math.max(symbol.alignment(), least);
  }

  /** The ABI promises more for arrays of that size (System V, x86-64, 3.1.2). */
  private static boolean isAlignedArray(Symbol symbol, Layout layout) {
    return layout.pointerWidth() == 64
        && symbol.type() instanceof ArrayType a
        && symbol.storage() != Symbol.Storage.STRING_LITERAL
        && (!Layout.hasConstantSize(a) || layout.sizeOf(a) >= LARGEST_ALIGNMENT);
  }

  static long align(long address, int alignment) {
    return (address + alignment - 1) / alignment * alignment;
  }

  public static long alignDown(long address, int alignment) {
    return address / alignment * alignment;
  }
}
