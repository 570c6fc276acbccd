// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Reads formats of {@code scanf} (C11 7.21.6.2) as glibc understands them. */
public final class ScanFormat {
  private static final int DIGITS = 9;

  private final FormatText text;
  private final List<ScanDirective> directives = new ArrayList<>();

  private ScanFormat(String text) {
    this.text = new FormatText(text);
  }

  /** The directives of a format, given without its final NUL. */
  public static List<ScanDirective> parse(String format) {
    int end = format.indexOf('\0');
    return new ScanFormat(end < 0 ? format : format.substring(0, end)).directives();
  }

  private List<ScanDirective> directives() {
    while (!text.atEnd()) {
      String plain = text.takeUntil("%");
      if (!plain.isEmpty()) {
        directives.add(new ScanDirective.Text(plain));
      }
      if (!text.atEnd()) {
        directives.add(directive());
      }
    }
    return directives;
  }

  private ScanDirective directive() {
    int start = text.position();
    text.next();
    ScanDirective.Target target =
        text.take('*') ? ScanDirective.Target.NOWHERE : ScanDirective.Target.ARGUMENT;
    String digits = text.digits();
    if (text.peek() == '$') {
      text.next();
      return new ScanDirective.Refused("an argument named by its position in " + text.from(start));
    }
    if (text.take('m') && target == ScanDirective.Target.ARGUMENT) {
      target = ScanDirective.Target.ALLOCATED;
    }
    Length length = text.length();
    char letter = text.next();
    CharacterSet set = letter == 's' ? CharacterSet.WORD : CharacterSet.ALL;
    boolean isClosed = true;
    if (letter == '[') {
      int begin = text.position();
      isClosed = takeSet();
      String written = text.from(begin);
      set = isClosed ? CharacterSet.of(written.substring(0, written.length() - 1)) : set;
    }
    OptionalInt width =
        digits.isEmpty() || digits.length() > DIGITS
            ? OptionalInt.empty()
            : OptionalInt.of(Integer.parseInt(digits));
    boolean isZero = width.isPresent() && width.getAsInt() == 0;
    if (letter == '%') {
      return new ScanDirective.Text("%");
    }
    return !isClosed || isZero || digits.length() > DIGITS
        ? new ScanDirective.Undefined(text.from(start))
        : conversion(start, target, width, length, letter, set);
  }

  /** A bracket right after the first one or after the circumflex belongs to the set. */
  private boolean takeSet() {
    text.take('^');
    text.take(']');
    text.takeUntil("]");
    return text.take(']');
  }

  private ScanDirective conversion(
      int start,
      ScanDirective.Target target,
      OptionalInt width,
      Length length,
      char letter,
      CharacterSet set) {
    boolean isText = letter == 'c' || letter == 's' || letter == '[';
    boolean isWide = isText && length == Length.LONG || letter == 'C' || letter == 'S';
    if (isWide) {
      return new ScanDirective.Refused("wide characters in " + text.from(start));
    }
    return switch (letter) {
      case 'd', 'i', 'o', 'u', 'x', 'X', 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G', 'p', 'n' ->
          target == ScanDirective.Target.ALLOCATED
              ? new ScanDirective.Undefined(text.from(start))
              : new ScanDirective.Conversion(target, width, length, letter, set);
      case 'c', 's', '[' -> new ScanDirective.Conversion(target, width, length, letter, set);
      default -> new ScanDirective.Undefined(text.from(start));
    };
  }
}
