// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.math.BigInteger;
import java.util.BitSet;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.interpret.machine.Codes.Action;
import kiki.interpret.machine.Codes.Boxed;
import kiki.interpret.machine.Codes.BoxedCode;
import kiki.interpret.machine.Codes.Image;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Codes.Narrow;
import kiki.interpret.machine.Codes.Value;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.value.BoxedOperators;
import kiki.interpret.value.IntegerWrap;
import kiki.util.ieee.IeeeFloat;

/** Compiles reads and writes of places by type. */
public final class MemoryCode {
  private final Layout layout;

  public MemoryCode(Layout layout) {
    this.layout = layout;
  }

  public LongCode load(PlaceCode place, CType type) {
    int bytes = place.bits().isBitField() ? place.bits().bytes() : bytes(type);
    if (bytes > 8) {
      return Boxing.unbox(loadBoxed(place, type), type);
    }
    return switch (type) {
      case IntType i -> integer(place, bytes, i);
      case PointerType p -> pointer(place, bytes);
      case FloatType f -> raw(place, bytes);
      case CType other -> throw new IllegalArgumentException("not a scalar: " + type);
    };
  }

  private static LongCode integer(PlaceCode place, int bytes, IntType type) {
    IntegerWrap wrap = new IntegerWrap(type);
    int low = place.bits().offset();
    if (place.isInside()
        && place.index().isEmpty()
        && place.base() instanceof PlaceCode.Base.Variable(Codes.BlockCode variable)) {
      long offset = place.offset();
      return m -> {
        MemoryBlock block = variable.eval(m);
        if (m.exactness().isTracking()) {
          m.exactness().noteRead(block, offset, bytes);
          m.noteBytes(block, offset, bytes);
        }
        return wrap.of(block.load(offset, bytes) >>> low);
      };
    }
    return m -> {
      MemoryBlock block = m.source(place, bytes);
      if (block == null) {
        return wrap.of(m.unconstrained());
      }
      m.noteBytes(block, m.offset, bytes);
      return wrap.of(block.load(m.offset, bytes) >>> low);
    };
  }

  private static LongCode raw(PlaceCode place, int bytes) {
    return m -> {
      MemoryBlock block = m.source(place, bytes);
      return block == null ? 0 : block.load(m.offset, bytes);
    };
  }

  private static LongCode pointer(PlaceCode place, int bytes) {
    return m -> {
      MemoryBlock block = m.source(place, bytes);
      return block == null ? m.unconstrainedPointer() : m.loadPointer(block, m.offset);
    };
  }

  public BoxedCode loadBoxed(PlaceCode place, CType type) {
    PlaceCode.Bits bits = place.bits();
    int bytes = bits.isBitField() ? bits.bytes() : bytes(type);
    int count = storedBytes(type, bytes);
    return m -> {
      MemoryBlock block = m.source(place, bytes);
      if (block == null) {
        return BoxedOperators.cast(BigInteger.ZERO, type);
      }
      m.noteBytes(block, m.offset, count);
      BigInteger image = load(block, m.offset, count).shiftRight(bits.offset());
      return type instanceof FloatType f
          ? BoxedOperators.fromBits(f.format(), image)
          : ((IntType) type).wrap(image);
    };
  }

  /** Of a long double only ten bytes are there; the others are padding. */
  private static int storedBytes(CType type, int bytes) {
    return type instanceof FloatType f && f.kind() == FloatType.Kind.LONG_DOUBLE ? 10 : bytes;
  }

  private static BigInteger load(MemoryBlock block, long offset, int count) {
    byte[] bytes = block.image(offset, count);
    byte[] bigEndian = new byte[count];
    for (int i = 0; i < count; i++) {
      bigEndian[i] = bytes[count - 1 - i];
    }
    return new BigInteger(1, bigEndian);
  }

  public Action store(PlaceCode place, CType type, Value value) {
    return switch (value) {
      case Narrow(LongCode code) -> storeNarrow(place, type, code);
      case Boxed(BoxedCode code) -> storeBoxed(place, type, code);
      case Image(Codes.ImageCode code) ->
          m -> {
            MemoryBlock from = code.eval(m);
            MemoryBlock to = m.target(place, from.size());
            if (to != null) {
              MemoryBlock.copy(from, 0, to, m.offset, from.size());
            }
          };
    };
  }

  private Action storeNarrow(PlaceCode place, CType type, LongCode code) {
    if (place.bits().isBitField()) {
      return storeBits(place, type, Boxing.box(code, type));
    }
    int bytes = bytes(type);
    if (type instanceof PointerType) {
      return m -> {
        long address = code.eval(m);
        MemoryBlock pointee = m.provenance;
        MemoryBlock block = m.target(place, bytes);
        if (block != null) {
          block.storePointer(m.offset, address, pointee);
        }
      };
    }
    boolean isFloat = type instanceof FloatType;
    return m -> {
      long value = code.eval(m);
      MemoryBlock block = m.target(place, bytes);
      if (block != null) {
        block.store(m.offset, bytes, value);
        if (isFloat && m.exactness().isStrict() && isNaN(value, bytes)) {
          m.exactness().leaveOpen(block, m.offset, bytes);
        }
      }
    };
  }

  private Action storeBoxed(PlaceCode place, CType type, BoxedCode code) {
    if (place.bits().isBitField()) {
      return storeBits(place, type, code);
    }
    int bytes = bytes(type);
    int count = storedBytes(type, bytes);
    return m -> {
      Object value = code.eval(m);
      MemoryBlock block = m.target(place, bytes);
      if (block != null) {
        store(block, m.offset, count, bits(value));
        boolean isOpen = value instanceof IeeeFloat f && f.isNaN();
        long known = isOpen ? 0 : count;
        m.exactness().leaveOpen(block, m.offset + known, bytes - known);
      }
    };
  }

  /** Which NaN it is, is open: its sign differs from one processor to the other (IEEE 754, 6.2). */
  private static boolean isNaN(long bits, int bytes) {
    return switch (bytes) {
      case Float.BYTES -> Float.isNaN(Float.intBitsToFloat((int) bits));
      case Double.BYTES -> Double.isNaN(Double.longBitsToDouble(bits));
      default -> false;
    };
  }

  private Action storeBits(PlaceCode place, CType type, BoxedCode code) {
    PlaceCode.Bits bits = place.bits();
    return m -> {
      BigInteger value = (BigInteger) code.eval(m);
      MemoryBlock block = m.target(place, bits.bytes());
      if (block != null) {
        BitSet unwritten = block.uninitialized(m.offset, bits.bytes());
        unwritten.clear(bits.offset(), bits.offset() + bits.width());
        storeBits(block, m.offset, bits, value);
        block.markUninitialized(m.offset, unwritten);
      }
    };
  }

  private static void storeBits(
      MemoryBlock block, long offset, PlaceCode.Bits bits, BigInteger value) {
    if (bits.bytes() <= 8) {
      int width = bits.width();
      long mask = width == 64 ? -1L : (1L << width) - 1;
      long old = block.load(offset, bits.bytes());
      long kept = old & ~(mask << bits.offset());
      long set = (value.longValue() & mask) << bits.offset();
      block.store(offset, bits.bytes(), kept | set);
      return;
    }
    BigInteger mask = BigInteger.ONE.shiftLeft(bits.width()).subtract(BigInteger.ONE);
    BigInteger old = load(block, offset, bits.bytes());
    BigInteger kept = old.andNot(mask.shiftLeft(bits.offset()));
    store(block, offset, bits.bytes(), kept.or(value.and(mask).shiftLeft(bits.offset())));
  }

  private static void store(MemoryBlock block, long offset, int count, BigInteger value) {
    for (int i = 0; i < count; i += 8) {
      block.store(offset + i, Math.min(8, count - i), value.shiftRight(8 * i).longValue());
    }
  }

  private static BigInteger bits(Object value) {
    return value instanceof IeeeFloat f ? BoxedOperators.toBits(f) : (BigInteger) value;
  }

  private int bytes(CType type) {
    return (int) layout.sizeOf(type);
  }

  /** Reads a scalar: {@code BigInteger} for integers and addresses, {@code IeeeFloat}. */
  public Object read(MemoryBlock block, long offset, PlaceCode.Bits bits, CType type) {
    int bytes = bits.isBitField() ? bits.bytes() : bytes(type);
    BigInteger image = load(block, offset, storedBytes(type, bytes)).shiftRight(bits.offset());
    return switch (type) {
      case FloatType f -> BoxedOperators.fromBits(f.format(), image);
      case IntType i -> i.wrap(image);
      case CType other -> image;
    };
  }

  /** Writes a scalar given as by {@link #read}. */
  public void write(MemoryBlock block, long offset, PlaceCode.Bits bits, CType type, Object value) {
    Object fitting = type.isArithmetic() ? BoxedOperators.cast(value, type) : value;
    if (bits.isBitField()) {
      storeBits(block, offset, bits, (BigInteger) fitting);
    } else {
      store(block, offset, storedBytes(type, bytes(type)), bits(fitting));
    }
  }
}
