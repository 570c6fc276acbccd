// SPDX-License-Identifier: Apache-2.0
package kiki.util.json;

/** A text is not JSON, or not what was expected. */
public final class JsonError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param message for the user
   */
  public JsonError(String message) {
    super(message);
  }
}
