// SPDX-License-Identifier: Apache-2.0
package kiki.options;

/** The command line is wrong; the message says what and names the nearest valid option. */
public final class UsageError extends RuntimeException {
  public UsageError(String message) {
    super(message);
  }
}
