// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import kiki.project.answer.FunctionAnswer.Status;

/** What the process tells its caller. */
public enum ExitCode {
  SUCCESSFUL(0, "all properties hold, or what was asked for was printed"),
  FAILED(10, "a property does not hold"),
  INCONCLUSIVE(5, "neither proved nor refuted"),
  USAGE(1, "the command line is wrong"),
  ERROR(6, "the input is wrong or not supported, or a file cannot be read or written");

  /** Those of solvers, which another command has. */
  static final String OF_SAT = "For 'kiki sat', 10 means satisfiable and 20 unsatisfiable.";

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  public int code() {
    return code;
  }

  /** As help and manual page say it. */
  String meaning() {
    return meaning;
  }

  /** That of a project. */
  static ExitCode of(Status status) {
    return switch (status) {
      case PROVED -> SUCCESSFUL;
      case FAILED -> FAILED;
      case CONDITIONAL, UNKNOWN -> INCONCLUSIVE;
    };
  }
}
