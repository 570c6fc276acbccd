// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.Arrays;

/**
 * A text after phase 2 of C11 5.1.1.2: a backslash at the end of a line is gone together with the
 * line's end. Remembers where each physical line starts, for positions.
 */
final class SplicedText {
  final String text;

  /** Offsets into the text, ascending, one for each physical line. */
  final int[] lineStarts;

  private SplicedText(String text, int[] lineStarts) {
    this.text = text;
    this.lineStarts = lineStarts;
  }

  static SplicedText of(String source) {
    StringBuilder joined = new StringBuilder(source.length() + 1);
    int[] starts = new int[Math.max(16, source.length() / 24)];
    int lines = 0;
    for (int from = 0; from <= source.length(); ) {
      int newline = source.indexOf('\n', from);
      int end = newline < 0 ? source.length() : newline;
      if (lines == starts.length) {
        starts = Arrays.copyOf(starts, 2 * lines);
      }
      starts[lines++] = joined.length();
      int splice = newline < 0 ? -1 : spliceBefore(source, from, end);
      joined.append(source, from, splice < 0 ? end : splice);
      if (splice < 0) {
        joined.append('\n');
      }
      from = end + 1;
    }
    return new SplicedText(joined.toString(), Arrays.copyOf(starts, lines));
  }

  /** Like gcc, lets white space stand between the backslash and the end of the line. */
  private static int spliceBefore(String source, int from, int end) {
    int i = end - 1;
    while (i >= from && isBlank(source.charAt(i))) {
      i--;
    }
    return i >= from && source.charAt(i) == '\\' ? i : -1;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 11;
  }
}
