// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.cfront.type.StructType;
import kiki.interpret.machine.Codes.BlockCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.memory.MemoryBlock;

/**
 * A compiled lvalue: a variable or what a pointer points to, then a constant and perhaps a computed
 * number of bytes further. A bit-field also has its bits. Exactly one of {@code variable} and
 * {@code pointer} is there.
 *
 * @param index null where the offset is constant
 * @param extent whether the access can leave the variable
 */
public record PlaceCode(
    BlockCode variable, LongCode pointer, long offset, LongCode index, Bits bits, Extent extent) {

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
    return new PlaceCode(variable, null, 0, null, Bits.NONE, Extent.INSIDE);
  }

  public static PlaceCode at(LongCode pointer) {
    return new PlaceCode(null, pointer, 0, null, Bits.NONE, Extent.UNKNOWN);
  }

  boolean isInside() {
    return extent == Extent.INSIDE;
  }

  public PlaceCode plus(long bytes) {
    return new PlaceCode(variable, pointer, offset + bytes, index, bits, extent);
  }

  public PlaceCode withBits(Bits other) {
    return new PlaceCode(variable, pointer, offset, index, other, extent);
  }

  public PlaceCode plus(LongCode bytes) {
    LongCode earlier = index;
    LongCode sum = earlier == null ? bytes : m -> earlier.eval(m) + bytes.eval(m);
    return new PlaceCode(variable, pointer, offset, sum, bits, Extent.UNKNOWN);
  }

  public PlaceCode unchecked() {
    return new PlaceCode(variable, pointer, offset, index, bits, Extent.UNKNOWN);
  }

  /** Leaves the object and the offset in the machine. */
  public void locate(Machine m) {
    long at = index == null ? offset : offset + index.eval(m);
    if (variable != null) {
      m.block = variable.eval(m);
      m.offset = at;
      return;
    }
    long address = pointer.eval(m);
    MemoryBlock block = m.provenance;
    m.block = block;
    m.offset = block == null ? address + at : m.offsetIn(block, address) + at;
  }
}
