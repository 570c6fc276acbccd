// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import java.util.List;
import kiki.util.Location;

/** One message about a place in the source, with notes that explain it (severity NOTE). */
public record Diagnostic(
    Severity severity, Location location, String message, List<Diagnostic> notes) {
  public Diagnostic {
    notes = List.copyOf(notes);
  }

  public static Diagnostic error(Location location, String message) {
    return new Diagnostic(Severity.ERROR, location, message, List.of());
  }

  public static Diagnostic note(Location location, String message) {
    return new Diagnostic(Severity.NOTE, location, message, List.of());
  }
}
