// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

/** Something in a witness that cannot be followed, though it may be right. */
public final class WitnessObstacle extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public WitnessObstacle(int line, String message) {
    super(message);
    this.line = line;
  }

  public int line() {
    return line;
  }
}
