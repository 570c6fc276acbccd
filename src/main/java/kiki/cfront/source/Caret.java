// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import kiki.util.Location;

/** Draws a source line with a caret under one column. */
final class Caret {
  private static final int LONGEST_SHOWN = 160;

  private Caret() {}

  static void append(String line, Location location, StringBuilder out) {
    int caret = Math.min(Math.max(location.column() - 1, 0), line.length());
    int from = Math.max(0, caret - LONGEST_SHOWN / 2);
    int to = Math.min(line.length(), from + LONGEST_SHOWN);
    String number = Integer.toString(location.line());
    String margin = " ".repeat(Math.max(0, 5 - number.length()));
    out.append(margin).append(number).append(" | ");
    appendPrintable(line.substring(from, to), out);
    out.append('\n');
    if (location.column() > 0) {
      out.append(" ".repeat(margin.length() + number.length())).append(" | ");
      for (int i = from; i < caret; i++) {
        out.append(line.charAt(i) == '\t' ? '\t' : ' ');
      }
      out.append("^\n");
    }
  }

  /** Control characters and undecodable bytes would spoil the terminal. */
  private static void appendPrintable(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean control = c < ' ' && c != '\t' || c >= 0x7f && c < 0xa0;
      boolean escapedByte = c >= 0xdc80 && c <= 0xdcff && (i == 0 || !pairs(text.charAt(i - 1)));
      out.append(control || escapedByte ? '?' : c);
    }
  }

  private static boolean pairs(char before) {
    return Character.isHighSurrogate(before);
  }
}
