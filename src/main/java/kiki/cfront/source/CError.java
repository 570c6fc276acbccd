// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import java.util.List;
import kiki.util.Location;

/** The input cannot be processed any further; the diagnostic says why and where. */
public final class CError extends RuntimeException {
  private final transient Diagnostic diagnostic;

  public CError(Diagnostic diagnostic) {
    super(diagnostic.location() + ": " + diagnostic.message());
    this.diagnostic = diagnostic;
  }

  public CError(Location location, String message) {
    this(new Diagnostic(Severity.ERROR, location, message, List.of()));
  }

  /** The program may be right, but uses what is not supported. */
  public static CError unsupported(Location location, String message) {
    return new CError(new Diagnostic(Severity.UNSUPPORTED, location, message, List.of()));
  }

  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
