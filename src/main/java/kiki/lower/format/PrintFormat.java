// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads formats of {@code printf} (C11 7.21.6.1) as glibc understands them. */
public final class PrintFormat {
  /** Numbers with more digits do not fit into an int. */
  private static final int DIGITS = 9;

  private final FormatText text;
  private final List<PrintDirective> directives = new ArrayList<>();
  private final StringBuilder plain = new StringBuilder();

  private PrintFormat(String text) {
    this.text = new FormatText(text);
  }

  /** The directives of a format, given without its final NUL. */
  public static List<PrintDirective> parse(String format) {
    int end = format.indexOf('\0');
    return new PrintFormat(end < 0 ? format : format.substring(0, end)).directives();
  }

  private List<PrintDirective> directives() {
    while (!text.atEnd()) {
      plain.append(text.takeUntil("%"));
      if (!text.atEnd()) {
        directive();
      }
    }
    endText();
    return directives;
  }

  private void endText() {
    if (!plain.isEmpty()) {
      directives.add(new PrintDirective.Text(plain.toString()));
      plain.setLength(0);
    }
  }

  private void directive() {
    int start = text.position();
    text.next();
    String flags = text.takeAll("-+ #0'I");
    Optional<Amount> width = amount();
    if (text.peek() == '$') {
      text.next();
      add(new PrintDirective.Refused("an argument named by its position in " + text.from(start)));
      return;
    }
    Optional<Amount> precision = Optional.of(Amount.NONE);
    if (text.take('.')) {
      precision = amount().map(a -> a instanceof Amount.None ? new Amount.Fixed(0) : a);
    }
    Length length = text.length();
    char letter = text.next();
    if (letter == '%') {
      plain.append('%');
    } else if (width.isEmpty() || precision.isEmpty()) {
      add(new PrintDirective.Refused(text.from(start)));
    } else {
      Amount digits = precision.get();
      add(conversion(start, flags, width.get(), digits, length, letter));
    }
  }

  private void add(PrintDirective directive) {
    endText();
    directives.add(directive);
  }

  private PrintDirective conversion(
      int start, String flags, Amount width, Amount precision, Length length, char letter) {
    boolean isWide = length == Length.LONG && letter == 's';
    return switch (letter) {
      case 'd', 'i', 'o', 'u', 'x', 'X', 'c', 's', 'p', 'n', 'm' ->
          isWide && !(precision instanceof Amount.None)
              ? new PrintDirective.Refused("wide characters in " + text.from(start))
              : new PrintDirective.Conversion(flags, width, precision, length, letter);
      case 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G' ->
          new PrintDirective.Conversion(flags, width, precision, length, letter);
      case 'C', 'S' -> new PrintDirective.Refused("wide characters in " + text.from(start));
      case 'b', 'B' -> new PrintDirective.Refused(text.from(start));
      default -> new PrintDirective.Undefined(text.from(start));
    };
  }

  /** Digits or {@code *}; empty for a number that is too large. */
  private Optional<Amount> amount() {
    if (text.take('*')) {
      return Optional.of(new Amount.Argument());
    }
    String digits = text.digits();
    if (digits.isEmpty()) {
      return Optional.of(Amount.NONE);
    }
    return digits.length() > DIGITS
        ? Optional.empty()
        : Optional.of(new Amount.Fixed(Integer.parseInt(digits)));
  }
}
