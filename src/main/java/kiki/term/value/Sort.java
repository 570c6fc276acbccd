// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import kiki.util.ieee.FloatFormat;

/** The type of a term. Signedness is not part of it: operators carry it where it matters. */
public sealed interface Sort {
  /** The sort of truth values. */
  Bool BOOL = new Bool();

  /** The sort of bit-vectors of the given width. */
  static BitVec bits(int width) {
    return new BitVec(width);
  }

  /** The sort of floating-point numbers of the given format. */
  static Float floating(FloatFormat format) {
    return new Float(format);
  }

  /** The sort of total maps from bit-vectors of the index sort to elements. */
  static Array array(BitVec index, Sort element) {
    return new Array(index, element);
  }

  /** Truth values. */
  record Bool() implements Sort {
    @Override
    public String toString() {
      return "Bool";
    }
  }

  /** Bit-vectors of a fixed width, at least one bit wide. */
  record BitVec(int width) implements Sort {
    public BitVec {
      if (width < 1) {
        throw new IllegalArgumentException("a bit-vector needs at least one bit, not " + width);
      }
    }

    @Override
    public String toString() {
      return "BitVec(" + width + ")";
    }
  }

  /** IEEE 754 numbers; all NaNs of a format are one value. */
  record Float(FloatFormat format) implements Sort {
    @Override
    public String toString() {
      return "Float(" + format + ")";
    }
  }

  /** Total maps. Elements are scalars: an array of arrays is an array over concatenated indices. */
  record Array(BitVec index, Sort element) implements Sort {
    public Array {
      if (element instanceof Array) {
        throw new IllegalArgumentException("an array cannot hold arrays: " + element);
      }
    }

    @Override
    public String toString() {
      return "Array(" + index + ", " + element + ")";
    }
  }
}
