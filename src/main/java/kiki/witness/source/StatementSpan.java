// SPDX-License-Identifier: Apache-2.0
package kiki.witness.source;

/**
 * A statement as a range of tokens, its label left out. Ends are after the last token.
 *
 * @param conditionStart where the controlling expression starts; the statement's start if it has
 *     none
 */
public record StatementSpan(
    Form form, Position position, int start, int end, int conditionStart, int conditionEnd) {
  /** What kind of statement. */
  public enum Form {
    BLOCK,
    /** An expression, a declaration, a jump. */
    SIMPLE,
    IF,
    WHILE,
    DO,
    FOR,
    SWITCH;

    public boolean isLoop() {
      return this == WHILE || this == DO || this == FOR;
    }
  }

  /** What it is part of. */
  public enum Position {
    /** Of a block: others may stand before it. */
    IN_BLOCK,
    /** Of another statement, or of a label that is. */
    ALONE
  }

  public boolean hasCondition() {
    return form != Form.BLOCK && form != Form.SIMPLE;
  }

  /** Whether a token belongs to it, and not only to a statement inside of it. */
  boolean owns(int token) {
    return hasCondition()
        ? start <= token && token <= conditionEnd
        : form == Form.SIMPLE && start <= token && token < end;
  }
}
