// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import kiki.cfront.type.PointerType;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** What is in an object, written part by part; the bytes between the parts are zero. */
final class ObjectBytes {
  /** The least significant bit of a part that is no pointer. */
  private record Part(long bitOffset, BigInteger bits, int width) {}

  private final Map<SsaVariable, Value> parts = new LinkedHashMap<>();

  void write(SsaVariable part, Value value) {
    parts.remove(part);
    parts.put(part, value);
  }

  /** Everything but pointers, in little-endian order. */
  byte[] image(int size) {
    byte[] image = new byte[size];
    parts.forEach(
        (variable, value) -> {
          if (value instanceof Value.Array array) {
            array(variable, array, image);
          } else if (variable.kind() != SsaVariable.Kind.POINTER) {
            place(part(variable.bitOffset(), value), image);
          }
        });
    return image;
  }

  /** The pointers by the offset of their first byte. */
  Map<Long, Value.Bits> pointers() {
    Map<Long, Value.Bits> pointers = new TreeMap<>();
    parts.forEach(
        (variable, value) -> {
          if (variable.kind() == SsaVariable.Kind.POINTER && value instanceof Value.Bits bits) {
            pointers.put(variable.bitOffset() / Byte.SIZE, bits);
          }
        });
    return pointers;
  }

  private static void array(SsaVariable variable, Value.Array array, byte[] image) {
    boolean ofPointers = variable.type() instanceof PointerType;
    for (long i = 0; !ofPointers && variable.bitOffset(i) < (long) image.length * Byte.SIZE; i++) {
      place(part(variable.bitOffset(i), array.at(BigInteger.valueOf(i))), image);
    }
  }

  private static Part part(long bitOffset, Value value) {
    return switch (value) {
      case Value.Bool b -> new Part(bitOffset, b.isTrue() ? BigInteger.ONE : BigInteger.ZERO, 1);
      case Value.Bits b -> new Part(bitOffset, b.unsigned(), b.width());
      case Value.Float(var number) ->
          number.format().totalBits() > Long.SIZE
              ? new Part(bitOffset, number.bits80(), 80)
              : new Part(bitOffset, number.bits(), number.format().totalBits());
      case Value.Array _ -> new Part(bitOffset, BigInteger.ZERO, 0);
    };
  }

  private static void place(Part part, byte[] image) {
    for (int bit = 0; bit < part.width(); bit++) {
      long at = part.bitOffset() + bit;
      int index = (int) (at / Byte.SIZE);
      if (index < image.length) {
        int mask = 1 << at % Byte.SIZE;
        int old = image[index] & ~mask;
        image[index] = (byte) (part.bits().testBit(bit) ? old | mask : old);
      }
    }
  }
}
