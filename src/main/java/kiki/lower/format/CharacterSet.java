// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import java.util.BitSet;

/** The characters that a conversion of {@code scanf} takes. */
public record CharacterSet(BitSet members) {
  private static final int SIZE = 256;

  public static final CharacterSet ALL = new CharacterSet(all());

  /** What {@code %s} takes: no white space (C11 7.21.6.2p12), and NUL is no character of text. */
  public static final CharacterSet WORD = word();

  private static BitSet all() {
    BitSet set = new BitSet(SIZE);
    set.set(0, SIZE);
    return set;
  }

  private static CharacterSet word() {
    BitSet set = all();
    for (char c : new char[] {0, ' ', '\t', '\n', '\u000b', '\f', '\r'}) {
      set.clear(c);
    }
    return new CharacterSet(set);
  }

  /**
   * Of what stands between the brackets. A hyphen that is neither first nor last means a range, as
   * in glibc.
   */
  static CharacterSet of(String text) {
    boolean isInverted = text.startsWith("^");
    String listed = isInverted ? text.substring(1) : text;
    BitSet set = new BitSet(SIZE);
    int i = 0;
    while (i < listed.length()) {
      char first = listed.charAt(i);
      boolean isRange =
          i + 2 < listed.length() && listed.charAt(i + 1) == '-' && first <= listed.charAt(i + 2);
      char last = isRange ? listed.charAt(i + 2) : first;
      set.set(first & 0xff, (last & 0xff) + 1);
      i += isRange ? 3 : 1;
    }
    if (isInverted) {
      set.flip(0, SIZE);
    }
    set.clear(0);
    return new CharacterSet(set);
  }

  /** Bits 64 index to 64 index + 63. */
  public long word(int index) {
    long[] words = members.toLongArray();
    return index < words.length ? words[index] : 0;
  }

  public boolean isEmpty() {
    return members.isEmpty();
  }
}
