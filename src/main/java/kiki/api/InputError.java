// SPDX-License-Identifier: Apache-2.0
package kiki.api;

/**
 * The input cannot be used: a file cannot be read, has errors or uses what is not supported. What
 * is wrong in detail has been told as {@link SourceMessage}s.
 */
public final class InputError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param message for the user
   */
  public InputError(String message) {
    super(message);
  }

  InputError(String message, RuntimeException cause) {
    super(message, cause);
  }
}
