// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import kiki.options.Options;

/** From which verbosity on something is shown. */
final class Verbosity {
  private static final int WARNINGS = 4;

  /** Each property has its line on a terminal, too. */
  private static final int EVERY_RESULT = 5;

  private Verbosity() {}

  static boolean showsWarnings(Options options) {
    return options.output().verbosity() >= WARNINGS;
  }

  static boolean showsEveryResult(Options options) {
    return options.output().verbosity() >= EVERY_RESULT;
  }
}
