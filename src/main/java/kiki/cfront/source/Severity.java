// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

/** How much a diagnostic matters: only errors stop the run. */
public enum Severity {
  /** The program is wrong. */
  ERROR("error"),
  /** The program may be right, but uses what is not supported. */
  UNSUPPORTED("error"),
  WARNING("warning"),
  NOTE("note");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** Whether the program cannot be used. */
  public boolean isError() {
    return this == ERROR || this == UNSUPPORTED;
  }

  /** As printed between the position and the message. */
  public String word() {
    return word;
  }
}
