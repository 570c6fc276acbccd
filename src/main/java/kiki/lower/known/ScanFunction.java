// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import java.util.Optional;

/**
 * A function with a format as {@code scanf} has it.
 *
 * @param format the index of the format among the arguments; what follows is stored to
 */
public record ScanFunction(Source source, int format, PrintFunction.Passing passing) {
  /** Where the characters come from. */
  public enum Source {
    /** Standard input. */
    INPUT,
    /** The stream that is the first argument. */
    STREAM,
    /** The string that is the first argument. */
    STRING
  }

  public static Optional<ScanFunction> named(String name) {
    String plain = name.replaceFirst("^__isoc(99|23)_", "");
    return Optional.ofNullable(
        switch (plain) {
          case "scanf" -> new ScanFunction(Source.INPUT, 0, PrintFunction.Passing.LISTED);
          case "fscanf" -> new ScanFunction(Source.STREAM, 1, PrintFunction.Passing.LISTED);
          case "sscanf" -> new ScanFunction(Source.STRING, 1, PrintFunction.Passing.LISTED);
          case "vscanf" -> new ScanFunction(Source.INPUT, 0, PrintFunction.Passing.VA_LIST);
          case "vfscanf" -> new ScanFunction(Source.STREAM, 1, PrintFunction.Passing.VA_LIST);
          case "vsscanf" -> new ScanFunction(Source.STRING, 1, PrintFunction.Passing.VA_LIST);
          default -> null;
        });
  }
}
