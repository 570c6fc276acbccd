// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;

/**
 * One object of the running program: an activation of a variable, an allocation, a function, a
 * value in flight. Accesses must lie within the object; the machine sees to that.
 */
public final class MemoryBlock {
  /** What an object is, which decides how long it lives. */
  public enum Kind {
    /** What null pointers point to; no byte of it exists. */
    NULL,
    /** What pointers point to that were never set; no byte of it exists. */
    NOWHERE,
    FUNCTION,
    GLOBAL,
    STRING_LITERAL,
    LOCAL,
    /** {@code alloca} and variable length arrays. */
    FRAME_ALLOCATION,
    HEAP,
    /** What exists outside the program, such as {@code argv}. */
    ENVIRONMENT,
    /** Not an object of the program: a value on its way. */
    VALUE
  }

  /** Larger objects get their bytes page by page, as they are touched. */
  private static final long LARGEST_WHOLE = 1 << 22;

  private static final int PAGE = 1 << 14;

  private final Kind kind;

  /** Null for allocations: calls make an object for each local, which an Optional would double. */
  private final Symbol symbol;

  private final CType type;
  private final long size;
  private final int pointerBytes;

  /** The bytes of a small object; null for a large one, so that an access asks one question. */
  private final Segment whole;

  /** The bytes of a large object that were touched; null for a small one. */
  private final Map<Long, Segment> pages;

  private long base;
  private long certain;
  private boolean openSize;
  private boolean alive = true;

  /**
   * @param symbol null for allocations
   * @param type what lies in the object; for an allocation, one element
   */
  private MemoryBlock(Kind kind, Symbol symbol, CType type, long size, int pointerBytes) {
    this.kind = kind;
    this.symbol = symbol;
    this.type = type;
    this.size = size;
    this.certain = size;
    this.pointerBytes = pointerBytes;
    boolean fits = size <= LARGEST_WHOLE;
    this.whole = fits ? new Segment((int) size, pointerBytes) : null;
    this.pages = fits ? null : new HashMap<>();
  }

  /** The object of a variable or function. */
  public static MemoryBlock of(Kind kind, Symbol symbol, long size, int pointerBytes) {
    return new MemoryBlock(kind, symbol, symbol.type(), size, pointerBytes);
  }

  /**
   * An object without a name.
   *
   * @param type what lies in the object; for an allocation, one element
   */
  public static MemoryBlock unnamed(Kind kind, CType type, long size, int pointerBytes) {
    return new MemoryBlock(kind, null, type, size, pointerBytes);
  }

  public Kind kind() {
    return kind;
  }

  /** The variable or function; absent for allocations. */
  public Optional<Symbol> symbol() {
    return Optional.ofNullable(symbol);
  }

  public CType type() {
    return type;
  }

  public long size() {
    return size;
  }

  public long base() {
    return base;
  }

  /** Whether the program must not write to it through a pointer. */
  public boolean isReadOnly() {
    return symbol != null && symbol.isReadOnly();
  }

  /** Whether the program says where it lies: nothing touches it. */
  public boolean isPlaced() {
    return symbol != null && symbol.address().isPresent();
  }

  public boolean isAlive() {
    return alive;
  }

  public void placeAt(long address) {
    base = address;
  }

  public void die() {
    alive = false;
  }

  /** The bytes of a small object; empty for a large one. */
  Optional<Segment> content() {
    return Optional.ofNullable(whole);
  }

  /** Lives again with what was in it. */
  void revive(Segment content) {
    clear();
    whole.become(content);
  }

  /** As when it was made, at the same address. */
  void clear() {
    certain = size;
    openSize = false;
    alive = true;
    if (whole != null) {
      whole.clear();
    } else {
      pages.clear();
    }
  }

  public boolean contains(long offset, long count) {
    return offset >= 0 && count >= 0 && offset <= size - count;
  }

  /** How large the object is depends on what is only approximated, but for its first bytes. */
  public void leaveSizeOpen(long known) {
    certain = Math.min(known, size);
    openSize = true;
  }

  /** Whether nothing is known of its size but for the first bytes. */
  public boolean hasOpenSize() {
    return openSize;
  }

  /** Whether this number of bytes is there, whatever the size turns out to be. */
  public boolean surelyContains(long offset, long count) {
    return offset >= 0 && count >= 0 && offset <= certain - count;
  }

  public long load(long offset, int count) {
    if (whole != null) {
      return whole.load((int) offset, count);
    }
    int within = (int) (offset % PAGE);
    if (within + count <= PAGE) {
      Segment page = pages.get(offset / PAGE);
      return page == null ? 0 : page.load(within, count);
    }
    long value = 0;
    for (int i = count - 1; i >= 0; i--) {
      value = value << 8 | load(offset + i, 1);
    }
    return value;
  }

  public void store(long offset, int count, long value) {
    if (whole != null) {
      whole.store((int) offset, count, value);
      return;
    }
    int within = (int) (offset % PAGE);
    if (within + count <= PAGE) {
      page(offset).store(within, count, value);
      return;
    }
    for (int i = 0; i < count; i++) {
      store(offset + i, 1, value >>> 8 * i);
    }
  }

  public void storePointer(long offset, long address, MemoryBlock pointee) {
    if (whole != null) {
      whole.storePointer((int) offset, address, pointee);
    } else if (offset % PAGE + pointerBytes <= PAGE) {
      page(offset).storePointer((int) (offset % PAGE), address, pointee);
    } else {
      store(offset, pointerBytes, address);
    }
  }

  /** The object that the pointer stored at an offset belongs to; null if none is remembered. */
  public MemoryBlock pointee(long offset) {
    if (whole != null) {
      return whole.pointee((int) offset);
    }
    Segment page = pages.get(offset / PAGE);
    return page == null ? null : page.pointee((int) (offset % PAGE));
  }

  /** Sets bytes to zero; pages that were never touched are zero already. */
  public void clear(long offset, long count) {
    if (whole != null) {
      whole.clear((int) offset, (int) count);
      return;
    }
    pages.forEach(
        (number, page) -> {
          long start = Math.max(offset, number * PAGE);
          long end = Math.min(offset + count, (number + 1) * PAGE);
          if (start < end) {
            page.clear((int) (start % PAGE), (int) (end - start));
          }
        });
  }

  /** Whether some of the bytes are those of a pointer to an object. */
  public boolean holdsPointer(long offset, int count) {
    if (whole != null) {
      return whole.holdsPointer((int) offset, count);
    }
    return true;
  }

  /** Whether some of the bytes depend on a value that is only approximated. */
  public boolean isApproximate(long offset, long count) {
    if (whole != null) {
      return whole.isApproximate((int) offset, (int) count);
    }
    return pages.entrySet().stream()
        .anyMatch(
            page -> {
              long start = Math.max(offset, page.getKey() * PAGE);
              long end = Math.min(offset + count, (page.getKey() + 1) * PAGE);
              return start < end
                  && page.getValue().isApproximate((int) (start % PAGE), (int) (end - start));
            });
  }

  /** Notes whether bytes just written depend on a value that is only approximated. */
  public void mark(long offset, long count, boolean approximate) {
    long at = offset;
    while (at < offset + count) {
      int step = (int) (whole != null ? count : Math.min(PAGE - at % PAGE, offset + count - at));
      if (approximate) {
        segment(at).markApproximate(within(at), step);
      } else if (whole != null || pages.containsKey(at / PAGE)) {
        segment(at).markExact(within(at), step);
      }
      at += step;
    }
  }

  /** Nobody has written to the object yet. Of a huge one, this is not tracked. */
  public void markUninitialized() {
    if (whole != null) {
      whole.markUninitialized();
    }
  }

  /** Whether some of the bits of a bit-field or of bytes were never written. */
  public boolean isUninitialized(long offset, long firstBit, long bits) {
    return whole != null && whole.isUninitialized(offset * Byte.SIZE + firstBit, bits);
  }

  /** Which bits of the bytes were never written, counted from the first of them. */
  public BitSet uninitialized(long offset, int count) {
    return whole == null ? new BitSet() : whole.uninitialized((int) offset, count);
  }

  /** Takes bits of bytes that were just written for not written. */
  public void markUninitialized(long offset, BitSet bits) {
    if (!bits.isEmpty()) {
      whole.markUninitialized((int) offset, bits);
    }
  }

  /**
   * Copies as {@code memmove} does. Bytes that depend on approximated values do so in the copy,
   * too; others stay what they were {@link #mark marked} to be there.
   */
  public static void copy(MemoryBlock from, long source, MemoryBlock to, long target, long count) {
    if (from.whole != null && to.whole != null) {
      Segment.copy(from.whole, (int) source, to.whole, (int) target, (int) count);
      return;
    }
    if (from == to && source < target) {
      for (long i = count - 1; i >= 0; i--) {
        to.store(target + i, 1, from.load(source + i, 1));
      }
      return;
    }
    for (long i = 0; i < count; ) {
      int step = step(from, source + i, to, target + i, count - i);
      Segment.copy(
          from.segment(source + i),
          from.within(source + i),
          to.segment(target + i),
          to.within(target + i),
          step);
      i += step;
    }
  }

  private static int step(MemoryBlock from, long source, MemoryBlock to, long target, long left) {
    long step = left;
    if (from.whole == null) {
      step = Math.min(step, PAGE - source % PAGE);
    }
    if (to.whole == null) {
      step = Math.min(step, PAGE - target % PAGE);
    }
    return (int) step;
  }

  private Segment segment(long offset) {
    return whole != null ? whole : page(offset);
  }

  private int within(long offset) {
    return (int) (whole != null ? offset : offset % PAGE);
  }

  private Segment page(long offset) {
    return pages.computeIfAbsent(offset / PAGE, n -> new Segment(PAGE, pointerBytes));
  }

  /** A copy of some of the bytes. */
  public byte[] image(long offset, int count) {
    byte[] image = new byte[count];
    if (whole != null) {
      System.arraycopy(whole.bytes, (int) offset, image, 0, count);
      return image;
    }
    for (int i = 0; i < count; i++) {
      image[i] = (byte) load(offset + i, 1);
    }
    return image;
  }

  /** All bytes; of a huge object the pages that were touched, with their numbers. */
  public void writeTo(ByteArrayOutputStream out) {
    if (whole != null) {
      out.writeBytes(whole.bytes);
      return;
    }
    new TreeMap<>(pages)
        .forEach(
            (number, page) -> {
              out.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
              out.writeBytes(page.bytes);
            });
  }

  /** Offsets at a distance, in the parts of the object that may hold something. */
  public Iterable<Long> touched(int distance) {
    LongStream starts =
        whole != null
            ? LongStream.iterate(0, at -> at < size, at -> at + distance)
            : new TreeMap<>(pages)
                .keySet().stream()
                    .mapToLong(n -> n * PAGE)
                    .flatMap(s -> LongStream.iterate(s, at -> at < s + PAGE, at -> at + distance));
    return starts.boxed()::iterator;
  }
}
