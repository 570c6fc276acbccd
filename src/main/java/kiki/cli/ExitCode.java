package kiki.cli;

/** What the process tells its caller. */
public enum ExitCode {
  /** All properties hold, or what was asked for was printed. */
  SUCCESSFUL(0),
  /** Some property does not hold. */
  FAILED(10),
  /** Neither proved nor refuted. */
  INCONCLUSIVE(5),
  /** The command line is wrong. */
  USAGE(1),
  /** The input is wrong or not supported, or a file cannot be read or written. */
  ERROR(6);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
