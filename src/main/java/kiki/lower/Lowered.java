// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.List;
import kiki.cfront.source.Diagnostic;
import kiki.program.Program;

/** A program, and what the user should know about how it was made. */
public record Lowered(Program program, List<Diagnostic> warnings) {
  public Lowered {
    warnings = List.copyOf(warnings);
  }
}
