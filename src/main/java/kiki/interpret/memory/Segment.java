// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;

/**
 * Bytes of an object, little endian, and which of them are pointers to what. A stored pointer is
 * its address; beside it stands the object it was computed from, so that a pointer that left its
 * object still belongs to it. Any other write forgets that.
 */
final class Segment {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Pointers whose object is remembered start at multiples of this. */
  private static final int GRAIN = 4;

  final byte[] bytes;
  private final int pointerBytes;
  private MemoryBlock[] pointees;
  private BitSet approximate;

  /** The bits that nobody wrote: a bit-field is written beside others. */
  private BitSet uninitialized;

  Segment(int size, int pointerBytes) {
    this.bytes = new byte[size];
    this.pointerBytes = pointerBytes;
  }

  Segment copy() {
    Segment copy = new Segment(bytes.length, pointerBytes);
    copy.become(this);
    return copy;
  }

  /** Takes over what is in another one of the same size. */
  void become(Segment other) {
    System.arraycopy(other.bytes, 0, bytes, 0, bytes.length);
    pointees = other.pointees == null ? null : other.pointees.clone();
    approximate = other.approximate == null ? null : (BitSet) other.approximate.clone();
    uninitialized = other.uninitialized == null ? null : (BitSet) other.uninitialized.clone();
  }

  boolean isSame(Segment other) {
    return Arrays.equals(bytes, other.bytes)
        && Arrays.equals(pointees, other.pointees)
        && Objects.equals(approximate, other.approximate)
        && Objects.equals(uninitialized, other.uninitialized);
  }

  /** All bytes zero, as when it was made. */
  void clear() {
    Arrays.fill(bytes, (byte) 0);
    pointees = null;
    approximate = null;
    uninitialized = null;
  }

  /** Up to eight bytes, zero extended. */
  long load(int offset, int count) {
    return switch (count) {
      case 1 -> bytes[offset] & 0xff;
      case 2 -> (short) SHORT.get(bytes, offset) & 0xffff;
      case 4 -> (int) INT.get(bytes, offset) & 0xffff_ffffL;
      case 8 -> (long) LONG.get(bytes, offset);
      default -> {
        long value = 0;
        for (int i = count - 1; i >= 0; i--) {
          value = value << 8 | bytes[offset + i] & 0xff;
        }
        yield value;
      }
    };
  }

  /** The low bytes of a value, up to eight. */
  void store(int offset, int count, long value) {
    if (pointees != null) {
      forget(offset, count);
    }
    initialize(offset, count);
    switch (count) {
      case 1 -> bytes[offset] = (byte) value;
      case 2 -> SHORT.set(bytes, offset, (short) value);
      case 4 -> INT.set(bytes, offset, (int) value);
      case 8 -> LONG.set(bytes, offset, value);
      default -> {
        for (int i = 0; i < count; i++) {
          bytes[offset + i] = (byte) (value >>> 8 * i);
        }
      }
    }
  }

  void storePointer(int offset, long address, MemoryBlock pointee) {
    store(offset, pointerBytes, address);
    if (pointee != null && offset % GRAIN == 0) {
      if (pointees == null) {
        pointees = new MemoryBlock[bytes.length / GRAIN + 1];
      }
      pointees[offset / GRAIN] = pointee;
    }
  }

  /** The object that the pointer stored here belongs to; null if none is remembered. */
  MemoryBlock pointee(int offset) {
    return pointees == null || offset % GRAIN != 0 ? null : pointees[offset / GRAIN];
  }

  /** Whether some of the bytes are those of a pointer to an object. */
  boolean holdsPointer(int offset, int count) {
    if (pointees == null) {
      return false;
    }
    int first = Math.max(0, offset - pointerBytes + 1);
    for (int g = first / GRAIN; g <= (offset + count - 1) / GRAIN; g++) {
      MemoryBlock pointee = pointees[g];
      if (pointee != null && pointee.kind() != MemoryBlock.Kind.NULL) {
        return true;
      }
    }
    return false;
  }

  void clear(int offset, int count) {
    forget(offset, count);
    initialize(offset, count);
    Arrays.fill(bytes, offset, offset + count, (byte) 0);
  }

  /** Copies as {@code memmove} does; remembered objects of whole aligned pointers come along. */
  static void copy(Segment from, int source, Segment to, int target, int count) {
    if (from.approximate != null) {
      BitSet marked = from.approximate.get(source, source + count);
      marked.stream().forEach(at -> to.markApproximate(target + at, 1));
    }
    MemoryBlock[] moved = null;
    if (from.pointees != null && (source - target) % GRAIN == 0) {
      int first = (source + GRAIN - 1) / GRAIN;
      int last = (source + count - from.pointerBytes) / GRAIN;
      if (first <= last) {
        moved = Arrays.copyOfRange(from.pointees, first, last + 1);
      }
    }
    to.forget(target, count);
    to.initializeFrom(from, source, target, count);
    System.arraycopy(from.bytes, source, to.bytes, target, count);
    if (moved != null) {
      if (to.pointees == null) {
        to.pointees = new MemoryBlock[to.bytes.length / GRAIN + 1];
      }
      System.arraycopy(moved, 0, to.pointees, (target + GRAIN - 1) / GRAIN, moved.length);
    }
  }

  /** Whether some of the bytes depend on a value that is only approximated. */
  boolean isApproximate(int offset, int count) {
    if (approximate == null) {
      return false;
    }
    int next = approximate.nextSetBit(offset);
    return next >= 0 && next < offset + count;
  }

  void markApproximate(int offset, int count) {
    if (approximate == null) {
      approximate = new BitSet();
    }
    approximate.set(offset, offset + count);
  }

  void markExact(int offset, int count) {
    if (approximate != null) {
      approximate.clear(offset, offset + count);
    }
  }

  /** Whether some of the bits were never written. */
  boolean isUninitialized(long offset, long count) {
    if (uninitialized == null) {
      return false;
    }
    int next = uninitialized.nextSetBit((int) offset);
    return next >= 0 && next < offset + count;
  }

  void markUninitialized() {
    uninitialized = new BitSet();
    uninitialized.set(0, bytes.length * Byte.SIZE);
  }

  /** Which bits of the bytes were never written, counted from the first of them. */
  BitSet uninitialized(int offset, int count) {
    return uninitialized == null
        ? new BitSet()
        : uninitialized.get(offset * Byte.SIZE, (offset + count) * Byte.SIZE);
  }

  /** Takes bits of bytes that were just written for not written. */
  void markUninitialized(int offset, BitSet bits) {
    bits.stream().forEach(b -> uninitialized.set(offset * Byte.SIZE + b));
  }

  private void initialize(int offset, int count) {
    if (uninitialized != null) {
      uninitialized.clear(offset * Byte.SIZE, (offset + count) * Byte.SIZE);
    }
  }

  /** What is copied is as much written as it was. */
  private void initializeFrom(Segment from, int source, int target, int count) {
    BitSet unwritten = from.uninitialized(source, count);
    initialize(target, count);
    if (!unwritten.isEmpty()) {
      uninitialized = uninitialized == null ? new BitSet() : uninitialized;
      markUninitialized(target, unwritten);
    }
  }

  /** Forgets every pointer that overlaps a range about to be written. */
  private void forget(int offset, int count) {
    if (pointees == null || count == 0) {
      return;
    }
    int first = Math.max(0, Math.floorDiv(offset - pointerBytes, GRAIN) + 1);
    int last = Math.min(pointees.length - 1, (offset + count - 1) / GRAIN);
    for (int i = first; i <= last; i++) {
      pointees[i] = null;
    }
  }
}
