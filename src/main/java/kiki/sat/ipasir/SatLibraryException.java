// SPDX-License-Identifier: Apache-2.0
package kiki.sat.ipasir;

/** A native SAT library cannot be used; the message names the file and what is missing. */
public final class SatLibraryException extends Exception {
  private static final long serialVersionUID = 1L;

  SatLibraryException(String message) {
    super(message);
  }
}
