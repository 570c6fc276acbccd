// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import kiki.cfront.type.IntType;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.ObjectTable;
import kiki.interpret.value.IntegerWrap;
import kiki.interpret.value.Relation;
import kiki.program.Expr.BinaryOp;
import kiki.program.Expr.PointerAttribute;
import kiki.program.Expr.PointerTest;

/**
 * Operators on pointers. Where objects are placed apart, pointers into different ones are never
 * equal, whatever their addresses; their order is that of the addresses.
 */
final class PointerCode {
  private final boolean isWide;
  private final long mask;

  /**
   * @param width of a pointer in bits
   */
  PointerCode(int width) {
    this.isWide = width == Long.SIZE;
    this.mask = width == 64 ? -1L : (1L << width) - 1;
  }

  /** {@code bytes} is evaluated first: it must not disturb the pointer's provenance. */
  LongCode add(LongCode pointer, LongCode bytes) {
    return m -> {
      long delta = bytes.eval(m);
      return pointer.eval(m) + delta & mask;
    };
  }

  /**
   * As {@link #add} for a constant index: where the offset would wrap around, the pointer is to no
   * object.
   */
  LongCode step(BinaryOp op, LongCode pointer, LongCode index, LongCode elementSize) {
    return m -> {
      long count = isWide ? index.eval(m) : (int) index.eval(m);
      long size = elementSize.eval(m);
      long address = pointer.eval(m);
      MemoryBlock block = m.provenance;
      long from = block == null ? 0 : m.offsetIn(block, address);
      long bytes = op == BinaryOp.POINTER_ADD ? count * size : -count * size;
      boolean isExact = Math.multiplyHigh(count, size) == count * size >> Long.SIZE - 1;
      if (!isExact || wraps(from, bytes)) {
        m.provenance = m.objects().nowhere();
      }
      return address + bytes & mask;
    };
  }

  private boolean wraps(long offset, long bytes) {
    long sum = offset + bytes;
    return isWide ? ((offset ^ sum) & (bytes ^ sum)) < 0 : sum != (int) sum;
  }

  /** Whether the address leaves the range of addresses. */
  LongCode overflows(BinaryOp op, LongCode pointer, LongCode index, LongCode elementSize) {
    BigInteger largest = IntegerWrap.unsigned(mask);
    return m -> {
      BigInteger bytes =
          BigInteger.valueOf(index.eval(m)).multiply(BigInteger.valueOf(elementSize.eval(m)));
      BigInteger address = IntegerWrap.unsigned(pointer.eval(m));
      BigInteger exact =
          op == BinaryOp.POINTER_SUBTRACT ? address.subtract(bytes) : address.add(bytes);
      return exact.signum() < 0 || exact.compareTo(largest) > 0 ? 1 : 0;
    };
  }

  LongCode difference(LongCode left, LongCode right, LongCode elementSize, IntType type) {
    IntegerWrap wrap = new IntegerWrap(type);
    return m -> {
      long size = elementSize.eval(m);
      long minuend = left.eval(m);
      MemoryBlock of = m.provenance;
      long bytes = wrap.of(minuend - right.eval(m));
      if (of == null || of != m.provenance) {
        m.exactness().loseIfStrict();
      }
      return size == 0 ? 0 : bytes / size;
    };
  }

  LongCode compare(Relation relation, LongCode left, LongCode right) {
    return m -> {
      long a = left.eval(m);
      MemoryBlock aBlock = m.provenance;
      long b = right.eval(m);
      MemoryBlock bBlock = m.provenance;
      boolean related = aBlock == bBlock || aBlock == null || bBlock == null;
      if (aBlock == null || !related && !isCertain(m, relation, a, aBlock, b, bBlock)) {
        m.exactness().loseIfStrict();
      }
      boolean equal = a == b && (related || coincide(m, a, aBlock, bBlock));
      int order =
          aBlock == bBlock && aBlock != null
              ? Long.compare(m.offsetIn(aBlock, a), m.offsetIn(bBlock, b))
              : Long.compareUnsigned(a, b);
      boolean holds =
          switch (relation) {
            case EQUAL -> equal;
            case NOT_EQUAL -> !equal;
            case LESS -> order < 0;
            case LESS_OR_EQUAL -> order <= 0;
            case GREATER -> order > 0;
            case GREATER_OR_EQUAL -> order >= 0;
          };
      return holds ? 1 : 0;
    };
  }

  /**
   * Whether pointers to different objects compare so wherever these lie: both exist (C11 6.5.9).
   */
  private static boolean isCertain(
      Machine m, Relation relation, long a, MemoryBlock aBlock, long b, MemoryBlock bBlock) {
    boolean isEquality = relation == Relation.EQUAL || relation == Relation.NOT_EQUAL;
    return isEquality
        && isAtObject(m, aBlock, a)
        && isAtObject(m, bBlock, b)
        && !mayShare(aBlock, m.offsetIn(aBlock, a), bBlock, m.offsetIn(bBlock, b));
  }

  /** Whether the rest of two string literals may be one: linkers merge them (C11 6.4.5p7). */
  private static boolean mayShare(MemoryBlock a, long inA, MemoryBlock b, long inB) {
    if (a.kind() != MemoryBlock.Kind.STRING_LITERAL || b.kind() != a.kind()) {
      return false;
    }
    long common = Math.min(a.size() - inA, b.size() - inB);
    for (long i = 0; i < common; i++) {
      long character = a.load(inA + i, 1);
      if (character != b.load(inB + i, 1)) {
        return false;
      }
      if (character == 0) {
        return true;
      }
    }
    return true;
  }

  private static boolean isAtObject(Machine m, MemoryBlock block, long address) {
    return block.kind() == MemoryBlock.Kind.NULL
        ? address == 0
        : block.isAlive() && block.contains(m.offsetIn(block, address), 1);
  }

  /** Whether two objects meet at an address; outside of them that is not evidence. */
  private static boolean coincide(Machine m, long address, MemoryBlock a, MemoryBlock b) {
    boolean dense = m.objects().space().isDense();
    if (dense && !(isAround(m, a, address) && isAround(m, b, address))) {
      m.exactness().lose();
    }
    return dense;
  }

  private static boolean isAround(Machine m, MemoryBlock block, long address) {
    return block.contains(m.offsetIn(block, address), 0);
  }

  /** The cast of a pointer to an integer type. */
  LongCode toInteger(LongCode pointer, IntType type) {
    if (type.isBool()) {
      return m -> {
        long address = pointer.eval(m);
        if (m.provenance == null || !isAtObject(m, m.provenance, address)) {
          m.exactness().loseIfStrict();
        }
        return address != 0 ? 1 : 0;
      };
    }
    IntegerWrap wrap = new IntegerWrap(type);
    return m -> {
      long address = pointer.eval(m);
      if (address != 0 && !(m.provenance != null && m.provenance.isPlaced())) {
        m.exactness().loseIfStrict();
      }
      return wrap.of(address);
    };
  }

  /** The cast of an integer to a pointer: it points to what lies at that address. */
  LongCode fromInteger(LongCode integer) {
    return m -> {
      long address = integer.eval(m) & mask;
      m.provenance = m.find(address);
      return address;
    };
  }

  /** {@code size} is the access size in bytes, or for {@code SAME_OBJECT} the other pointer. */
  LongCode predicate(PointerTest test, LongCode pointer, LongCode size) {
    return m -> {
      long count = test == PointerTest.SAME_OBJECT ? 0 : size.eval(m);
      long address = pointer.eval(m);
      MemoryBlock block = m.provenance;
      boolean holds =
          switch (test) {
            case IS_NULL -> block != null && block.kind() == MemoryBlock.Kind.NULL;
            case IS_INVALID -> block == null || block.kind() == MemoryBlock.Kind.NOWHERE;
            case IS_DEALLOCATED -> isDynamic(block) && !block.isAlive();
            case IS_DEAD -> block != null && !isDynamic(block) && !block.isAlive();
            case IS_DYNAMIC -> isDynamic(block);
            case BELOW_OBJECT -> block != null && m.offsetIn(block, address) < 0;
            case ABOVE_OBJECT ->
                isObject(block)
                    && above(sized(m, block, address, count), m.offsetIn(block, address), count);
            case IS_ACCESSIBLE ->
                isAccessible(
                    sized(m, block, address, count), m.offsetIn(orNull(m, block), address), count);
            case SAME_OBJECT -> {
              size.eval(m);
              yield block == m.provenance;
            }
            case IS_FUNCTION -> block != null && block.kind() == MemoryBlock.Kind.FUNCTION;
            case IS_READ_ONLY -> block != null && block.isReadOnly();
            case IS_INITIALIZED ->
                isInitialized(block, m.offsetIn(orNull(m, block), address), count);
          };
      return holds ? 1 : 0;
    };
  }

  private static MemoryBlock orNull(Machine m, MemoryBlock block) {
    return block == null ? m.nullBlock() : block;
  }

  /** What lies outside of all objects is the business of other checks. */
  private static boolean isInitialized(MemoryBlock block, long offset, long count) {
    return block == null
        || !block.contains(offset, count)
        || !block.isUninitialized(offset, 0, count * Byte.SIZE);
  }

  /** Whether all of a bit-field was written. */
  static LongCode isInitialized(PlaceCode place) {
    PlaceCode.Bits bits = place.bits();
    return m -> {
      place.locate(m);
      boolean isWritten =
          m.block == null
              || !m.block.contains(m.offset, bits.bytes())
              || !m.block.isUninitialized(m.offset, bits.offset(), bits.width());
      return isWritten ? 1 : 0;
    };
  }

  private static boolean isDynamic(MemoryBlock block) {
    return block != null && block.kind() == MemoryBlock.Kind.HEAP;
  }

  /** Null and dead locals have no bounds; that they are null or dead is another test. */
  private static boolean isObject(MemoryBlock block) {
    return block != null
        && block.kind() != MemoryBlock.Kind.NULL
        && block.kind() != MemoryBlock.Kind.NOWHERE
        && (block.isAlive() || isDynamic(block));
  }

  /**
   * The object, when something depends on whether it has this number of bytes from an address on.
   */
  private static MemoryBlock sized(Machine m, MemoryBlock block, long address, long count) {
    if (block != null
        && (ObjectTable.hasUnknownSize(block)
            || block.hasOpenSize() && !block.surelyContains(m.offsetIn(block, address), count))) {
      m.exactness().lose();
    }
    return block;
  }

  private static boolean isAccessible(MemoryBlock block, long offset, long count) {
    return isObject(block)
        && block.isAlive()
        && block.kind() != MemoryBlock.Kind.FUNCTION
        && offset >= 0
        && !above(block, offset, count);
  }

  /** offset + count > size, in unbounded arithmetic; {@code count} is unsigned. */
  private static boolean above(MemoryBlock block, long offset, long count) {
    if (count < 0) {
      return true;
    }
    long end = offset + count;
    boolean overflow = offset > 0 && end < 0;
    return overflow || end > block.size();
  }

  /** Which numbers objects have is open, but for null. */
  private static long identity(Machine m, MemoryBlock block) {
    long number = m.objects().identity(block);
    if (number != 0) {
      m.exactness().loseIfStrict();
    }
    return number;
  }

  LongCode query(PointerAttribute attribute, LongCode pointer, IntType type) {
    IntegerWrap wrap = new IntegerWrap(type);
    return m -> {
      long address = pointer.eval(m);
      MemoryBlock block = m.provenance;
      return wrap.of(
          switch (attribute) {
            case OFFSET -> block == null ? address : m.offsetIn(block, address);
            case OBJECT_SIZE -> block == null ? 0 : sized(m, block, address, Long.MAX_VALUE).size();
            case OBJECT -> identity(m, block);
            case SERIAL -> 0;
          });
    };
  }
}
