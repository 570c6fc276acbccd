// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

/** What is wrong with a witness, and in which line. */
public final class WitnessError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public WitnessError(int line, String message) {
    super(message);
    this.line = line;
  }

  public int line() {
    return line;
  }
}
