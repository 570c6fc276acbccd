package kiki.options;

/**
 * Sizes and alignments, in bytes, of C's types as gcc lays them out on Linux: ILP32 is i386, LP64
 * is x86-64 (System V ABI). What both share ({@code short}, {@code int}, {@code float}, ...) has no
 * accessor of its own here but the constants below.
 */
public enum DataModel {
  ILP32(4, 4, 12, 4),
  LP64(8, 8, 16, 8);

  public static final int SHORT_SIZE = 2;
  public static final int INT_SIZE = 4;
  public static final int LONG_LONG_SIZE = 8;
  public static final int FLOAT_SIZE = 4;
  public static final int DOUBLE_SIZE = 8;

  private final int pointerSize;
  private final int longSize;
  private final int longDoubleSize;
  private final int eightByteMemberAlignment;

  DataModel(int pointerSize, int longSize, int longDoubleSize, int eightByteMemberAlignment) {
    this.pointerSize = pointerSize;
    this.longSize = longSize;
    this.longDoubleSize = longDoubleSize;
    this.eightByteMemberAlignment = eightByteMemberAlignment;
  }

  /** Also the size of {@code size_t}, {@code ptrdiff_t} and {@code intptr_t}. */
  public int pointerSize() {
    return pointerSize;
  }

  public int longSize() {
    return longSize;
  }

  /** The x87 format has 10 bytes of value; the rest is padding. */
  public int longDoubleSize() {
    return longDoubleSize;
  }

  public int longDoubleAlignment() {
    return this == ILP32 ? 4 : 16;
  }

  /** Alignment of {@code long long} and {@code double} as struct members (4 on i386). */
  public int eightByteMemberAlignment() {
    return eightByteMemberAlignment;
  }

  public int pointerBits() {
    return 8 * pointerSize;
  }

  public int longBits() {
    return 8 * longSize;
  }
}
