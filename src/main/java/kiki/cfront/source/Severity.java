// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

/** How much a diagnostic matters: only an error stops the run. */
public enum Severity {
  ERROR("error"),
  WARNING("warning"),
  NOTE("note");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** As printed between the position and the message. */
  public String word() {
    return word;
  }
}
