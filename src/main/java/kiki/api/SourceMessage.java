// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.util.Location;

/**
 * What there is to say about the C code.
 *
 * @param shown the message as compilers print it, with the line of the source where that is known;
 *     ends in a line break
 */
public record SourceMessage(Kind kind, Location location, String text, String shown) {
  /** Whether the program can be used nevertheless. */
  public enum Kind {
    /** It cannot: it is wrong. */
    ERROR,
    /** It cannot, though it may be right: something in it is not supported. */
    UNSUPPORTED,
    WARNING,
    NOTE;

    public boolean isError() {
      return this == ERROR || this == UNSUPPORTED;
    }
  }

  /** About the text of a file. */
  static SourceMessage of(Diagnostic d, Diagnostics sources) {
    return new SourceMessage(kind(d), d.location(), d.message(), sources.render(d));
  }

  /** About the program as a whole. */
  static SourceMessage of(Diagnostic d) {
    String where = d.location().line() == 0 ? "" : d.location() + ": ";
    String shown = where + d.severity().word() + ": " + d.message() + System.lineSeparator();
    return new SourceMessage(kind(d), d.location(), d.message(), shown);
  }

  private static Kind kind(Diagnostic d) {
    return switch (d.severity()) {
      case ERROR -> Kind.ERROR;
      case UNSUPPORTED -> Kind.UNSUPPORTED;
      case WARNING -> Kind.WARNING;
      case NOTE -> Kind.NOTE;
    };
  }
}
