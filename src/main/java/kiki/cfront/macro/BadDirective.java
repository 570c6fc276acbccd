// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import kiki.cfront.source.Diagnostic;

/** A directive that is not well formed; it is reported and the next line goes on. */
public final class BadDirective extends Exception {
  private final transient Diagnostic diagnostic;

  public BadDirective(Diagnostic diagnostic) {
    super(diagnostic.message());
    this.diagnostic = diagnostic;
  }

  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
