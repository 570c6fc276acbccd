// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Severity;
import kiki.util.Location;

/** Says what is wrong with the program. */
public final class Report {
  private final Diagnostics diagnostics;

  public Report(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  public Diagnostics diagnostics() {
    return diagnostics;
  }

  public void error(Token token, String message) {
    diagnostics.report(token.error(message));
  }

  /** Reports an error that leaves nothing to go on with; to be thrown. */
  public CheckFailure fail(Token token, String message) {
    error(token, message);
    return new CheckFailure();
  }

  /** The same about what is not supported. */
  public CheckFailure unsupported(Token token, String message) {
    diagnostics.report(token.unsupported(message));
    return new CheckFailure();
  }

  /** To be called where a failure ends: reports it unless that has been done. */
  public void caught(CheckFailure failure) {
    if (failure instanceof CheckFailure.Unsupported u) {
      diagnostics.report(u.token().unsupported(u.getMessage()));
    }
  }

  /** As {@link #fail}, with a pointer to an earlier place. */
  public void error(Token token, String message, Location earlier, String note) {
    List<Diagnostic> notes = new ArrayList<>(token.notes());
    if (earlier.line() > 0) {
      notes.add(Diagnostic.note(earlier, note));
    }
    diagnostics.report(new Diagnostic(Severity.ERROR, token.location(), message, notes));
  }

  public void warning(Token token, String message) {
    diagnostics.report(new Diagnostic(Severity.WARNING, token.location(), message, token.notes()));
  }
}
