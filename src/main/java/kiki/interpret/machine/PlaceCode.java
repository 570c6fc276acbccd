// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.Optional;
import kiki.cfront.type.StructType;
import kiki.interpret.machine.Codes.BlockCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.memory.MemoryBlock;

/**
 * A compiled lvalue: a variable or what a pointer points to, then a constant and perhaps a computed
 * number of bytes further. A bit-field also has its bits.
 *
 * @param index absent where the offset is constant
 * @param extent whether the access can leave the variable
 */
public record PlaceCode(
    Base base, long offset, Optional<LongCode> index, Bits bits, Extent extent) {

  /** Where a place starts. */
  public sealed interface Base {
    record Variable(BlockCode block) implements Base {}

    record Pointee(LongCode pointer) implements Base {}
  }

  /** Bits of a bit-field, from the first byte of the place on. */
  public record Bits(int offset, int width) {
    public static final Bits NONE = new Bits(0, -1);

    /** The bits of a member, counted from {@link #firstByte}. */
    public static Bits of(StructType.Field field) {
      return field.isBitField() ? new Bits(field.bitOffset() % 8, field.bitWidth()) : NONE;
    }

    /** Offset of the first byte of a member in its structure. */
    public static long firstByte(StructType.Field field) {
      return field.isBitField() ? field.offset() + field.bitOffset() / 8 : field.offset();
    }

    public boolean isBitField() {
      return width >= 0;
    }

    /** How many bytes the bits touch. */
    public int bytes() {
      return (offset + width + 7) / 8;
    }
  }

  /** Whether an access needs a check. */
  enum Extent {
    INSIDE,
    UNKNOWN
  }

  public static PlaceCode of(BlockCode variable) {
    return new PlaceCode(
        new Base.Variable(variable), 0, Optional.empty(), Bits.NONE, Extent.INSIDE);
  }

  public static PlaceCode at(LongCode pointer) {
    return new PlaceCode(new Base.Pointee(pointer), 0, Optional.empty(), Bits.NONE, Extent.UNKNOWN);
  }

  public boolean isInside() {
    return extent == Extent.INSIDE;
  }

  public PlaceCode plus(long bytes) {
    return new PlaceCode(base, offset + bytes, index, bits, extent);
  }

  public PlaceCode withBits(Bits other) {
    return new PlaceCode(base, offset, index, other, extent);
  }

  public PlaceCode plus(LongCode bytes) {
    LongCode sum = index.map(i -> sum(i, bytes)).orElse(bytes);
    return new PlaceCode(base, offset, Optional.of(sum), bits, Extent.UNKNOWN);
  }

  public PlaceCode unchecked() {
    return new PlaceCode(base, offset, index, bits, Extent.UNKNOWN);
  }

  /** Leaves the object and the offset in the machine. */
  public void locate(Machine m) {
    long at = index.isEmpty() ? offset : offset + index.get().eval(m);
    switch (base) {
      case Base.Variable(BlockCode variable) -> {
        m.block = variable.eval(m);
        m.offset = at;
      }
      case Base.Pointee(LongCode pointer) -> {
        long address = pointer.eval(m);
        MemoryBlock block = m.provenance;
        m.block = block;
        m.offset = block == null ? address + at : m.offsetIn(block, address) + at;
      }
    }
  }

  private static LongCode sum(LongCode a, LongCode b) {
    return m -> a.eval(m) + b.eval(m);
  }
}
