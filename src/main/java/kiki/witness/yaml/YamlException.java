// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

/** What is wrong with a document, and in which line. */
public final class YamlException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;

  public YamlException(int line, String message) {
    super(message);
    this.line = line;
  }

  public int line() {
    return line;
  }
}
