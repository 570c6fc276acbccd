// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kiki.util.Location;

/**
 * Collects what is wrong with the input. Errors may be reported and processing go on, so that a run
 * shows several; once {@link #ERROR_LIMIT} errors are in, the next one stops with a {@link CError}.
 */
public final class Diagnostics {
  public static final int ERROR_LIMIT = 20;

  private final List<Diagnostic> reported = new ArrayList<>();
  private final Sources sources = new Sources();
  private int errors;

  /** The texts behind the locations, for showing source lines. */
  public Sources sources() {
    return sources;
  }

  public void error(Location location, String message) {
    report(Diagnostic.error(location, message));
  }

  public void warning(Location location, String message) {
    report(new Diagnostic(Severity.WARNING, location, message, List.of()));
  }

  public void report(Diagnostic diagnostic) {
    reported.add(diagnostic);
    if (diagnostic.severity().isError() && ++errors >= ERROR_LIMIT) {
      throw new CError(diagnostic.location(), "too many errors; stopping here");
    }
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /** In the order they were reported. */
  public List<Diagnostic> all() {
    return Collections.unmodifiableList(reported);
  }

  /** The message as a compiler prints it: position, text, the source line and a caret under it. */
  public String render(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    render(diagnostic, out);
    for (Diagnostic note : diagnostic.notes()) {
      render(note, out);
    }
    return out.toString();
  }

  private void render(Diagnostic diagnostic, StringBuilder out) {
    Location location = diagnostic.location();
    if (!location.toString().isEmpty()) {
      out.append(location).append(": ");
    }
    out.append(diagnostic.severity().word()).append(": ");
    out.append(diagnostic.message()).append('\n');
    sources.line(location).ifPresent(line -> Caret.append(line, location, out));
  }
}
