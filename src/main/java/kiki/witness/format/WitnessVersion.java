// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

/** A version of the format. */
public enum WitnessVersion {
  V2_0("2.0"),
  /** With cycles, transition invariants and contracts of functions. */
  V2_1("2.1");

  private final String text;

  WitnessVersion(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
