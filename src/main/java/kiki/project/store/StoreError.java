// SPDX-License-Identifier: Apache-2.0
package kiki.project.store;

/** Answers cannot be kept or read; what was found out is still true. */
public final class StoreError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param message for the user
   */
  public StoreError(String message, Throwable cause) {
    super(message, cause);
  }
}
