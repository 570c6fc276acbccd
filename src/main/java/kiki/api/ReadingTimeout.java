// SPDX-License-Identifier: Apache-2.0
package kiki.api;

/** The time limit was reached before the program was read: nothing is known of it. */
public final class ReadingTimeout extends RuntimeException {
  private static final long serialVersionUID = 1;

  ReadingTimeout() {
    super("timeout while the program was read");
  }
}
