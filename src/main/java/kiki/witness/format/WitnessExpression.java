// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

/**
 * A condition as C.
 *
 * @param line of the witness where it stands; zero if no text stands behind it
 */
public record WitnessExpression(String text, Language language, int line) {
  /** What it is written in. */
  public enum Language {
    C("c_expression"),
    /** With {@code \result} and {@code \at}. */
    EXTENDED_C("ext_c_expression"),
    /** A direction of a branch, or a case of a switch. */
    BRANCH("");

    private final String text;

    Language(String text) {
      this.text = text;
    }

    /** The format's word; empty if there is none. */
    public String text() {
      return text;
    }
  }

  public static WitnessExpression c(String text) {
    return new WitnessExpression(text, Language.C, 0);
  }

  public static WitnessExpression extended(String text) {
    return new WitnessExpression(text, Language.EXTENDED_C, 0);
  }

  public static WitnessExpression branch(String text) {
    return new WitnessExpression(text, Language.BRANCH, 0);
  }
}
