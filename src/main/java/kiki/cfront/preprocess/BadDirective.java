package kiki.cfront.preprocess;

import kiki.cfront.source.Diagnostic;

/** A directive that is not well formed; it is reported and the next line goes on. */
final class BadDirective extends Exception {
  private final transient Diagnostic diagnostic;

  BadDirective(Diagnostic diagnostic) {
    super(diagnostic.message());
    this.diagnostic = diagnostic;
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
