// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import java.util.Optional;

/**
 * A function with a format as {@code printf} has it.
 *
 * @param format the index of the format among the arguments
 * @param values the index of the first value to print, or of the {@code va_list}
 */
public record PrintFunction(Sink sink, int format, int values, Passing passing) {
  /** Where the text goes. */
  public enum Sink {
    /** Out of the program. */
    OUTPUT,
    /** To the stream that is the first argument. */
    STREAM,
    /** To the first argument. */
    BUFFER,
    /** To the first argument, of which the second is the size. */
    BOUNDED_BUFFER,
    /** To new memory, whose address goes where the first argument points to. */
    ALLOCATED,
    /** Out of the program; what else the function does is in its model. */
    MODEL
  }

  /** How the values arrive. */
  public enum Passing {
    LISTED,
    VA_LIST
  }

  public static Optional<PrintFunction> named(String name) {
    return Optional.ofNullable(
        switch (name) {
          case "printf", "printk" -> listed(Sink.OUTPUT, 0);
          case "dprintf", "__printf_chk" -> listed(Sink.OUTPUT, 1);
          case "__dprintf_chk" -> listed(Sink.OUTPUT, 2);
          case "fprintf" -> listed(Sink.STREAM, 1);
          case "__fprintf_chk" -> listed(Sink.STREAM, 2);
          case "vprintf" -> passed(Sink.OUTPUT, 0);
          case "vdprintf", "__vprintf_chk" -> passed(Sink.OUTPUT, 1);
          case "__vdprintf_chk" -> passed(Sink.OUTPUT, 2);
          case "vfprintf" -> passed(Sink.STREAM, 1);
          case "__vfprintf_chk" -> passed(Sink.STREAM, 2);
          case "sprintf" -> listed(Sink.BUFFER, 1);
          case "__sprintf_chk" -> listed(Sink.BUFFER, 3);
          case "vsprintf" -> passed(Sink.BUFFER, 1);
          case "__vsprintf_chk" -> passed(Sink.BUFFER, 3);
          case "snprintf" -> listed(Sink.BOUNDED_BUFFER, 2);
          case "__snprintf_chk" -> listed(Sink.BOUNDED_BUFFER, 4);
          case "vsnprintf" -> passed(Sink.BOUNDED_BUFFER, 2);
          case "__vsnprintf_chk" -> passed(Sink.BOUNDED_BUFFER, 4);
          case "asprintf" -> listed(Sink.ALLOCATED, 1);
          case "__asprintf_chk" -> listed(Sink.ALLOCATED, 2);
          case "vasprintf" -> passed(Sink.ALLOCATED, 1);
          case "__vasprintf_chk" -> passed(Sink.ALLOCATED, 2);
          case "err", "errx", "syslog" -> listed(Sink.MODEL, 1);
          case "verr", "verrx", "vsyslog" -> passed(Sink.MODEL, 1);
          case "warn", "warnx" -> listed(Sink.MODEL, 0);
          case "vwarn", "vwarnx" -> passed(Sink.MODEL, 0);
          case "error" -> listed(Sink.MODEL, 2);
          case "error_at_line" -> listed(Sink.MODEL, 4);
          default -> null;
        });
  }

  private static PrintFunction listed(Sink sink, int format) {
    return new PrintFunction(sink, format, format + 1, Passing.LISTED);
  }

  private static PrintFunction passed(Sink sink, int format) {
    return new PrintFunction(sink, format, format + 1, Passing.VA_LIST);
  }

  public boolean hasStream() {
    return sink == Sink.STREAM;
  }

  /** Whether a model, which its contract guards, does what a constant format does not say. */
  public boolean hasModel() {
    return sink != Sink.OUTPUT && sink != Sink.STREAM;
  }

  public boolean isMemory() {
    return switch (sink) {
      case BUFFER, BOUNDED_BUFFER, ALLOCATED -> true;
      case OUTPUT, STREAM, MODEL -> false;
    };
  }
}
