// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import kiki.util.Location;

/** A DIMACS file that is not one: where, what was expected and what is there. */
public final class DimacsException extends Exception {
  private static final long serialVersionUID = 1L;

  DimacsException(Location location, String expected, String found) {
    super(location + ": expected " + expected + ", found " + found);
  }
}
