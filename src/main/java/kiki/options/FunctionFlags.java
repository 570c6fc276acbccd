// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.List;

/** Options that look at functions one by one, and what they exclude. */
final class FunctionFlags {
  private static final List<Option> ALL =
      List.of(Option.PRECONDITIONS, Option.SUFFICIENT, Option.ALL_FUNCTIONS);

  /** These are about one run of one program. */
  private static final List<Option> OF_ONE_RUN =
      List.of(
          Option.PROPERTY_FILE,
          Option.PROPERTY,
          Option.JSON_UI,
          Option.XML_UI,
          Option.SARIF,
          Option.WITNESS,
          Option.REPRODUCER);

  /** With these, what holds is not what the program as it stands does. */
  private static final List<Option> OF_OTHER_PROGRAMS =
      List.of(
          Option.NONTERMINATION,
          Option.ENFORCE_CONTRACT,
          Option.REPLACE_CALL_WITH_CONTRACT,
          Option.APPLY_LOOP_CONTRACTS,
          Option.UNWINDSET,
          Option.UNWINDING_ASSERTIONS,
          Option.NO_UNWINDING_ASSERTIONS,
          Option.PARTIAL_LOOPS,
          Option.NO_ASSUMPTIONS);

  private FunctionFlags() {}

  static Options.EntryPoints entryPoints(CommandLine line) {
    return line.has(Option.ALL_FUNCTIONS) ? Options.EntryPoints.ALL : Options.EntryPoints.ONE;
  }

  static Options.Preconditions preconditions(CommandLine line) {
    if (line.has(Option.SUFFICIENT)) {
      return Options.Preconditions.SUFFICIENT;
    }
    return line.has(Option.PRECONDITIONS)
        ? Options.Preconditions.NECESSARY
        : Options.Preconditions.NONE;
  }

  /**
   * @throws UsageError if they are combined with what has no meaning for them
   */
  static void require(CommandLine line) {
    for (Option mine : ALL) {
      OF_ONE_RUN.forEach(other -> exclude(line, mine, other));
    }
    OF_OTHER_PROGRAMS.forEach(other -> exclude(line, Option.PRECONDITIONS, other));
    OF_OTHER_PROGRAMS.forEach(other -> exclude(line, Option.SUFFICIENT, other));
    exclude(line, Option.ALL_FUNCTIONS, Option.FUNCTION);
  }

  private static void exclude(CommandLine line, Option mine, Option other) {
    if (line.has(mine) && line.has(other)) {
      throw new UsageError(mine.flag() + " cannot be combined with " + other.flag());
    }
  }
}
