// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes DIMACS CNF. */
public final class DimacsWriter {
  private DimacsWriter() {}

  /** Writes the formula to a file, over what was there. */
  public static void write(DimacsFormula formula, Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("p cnf ").append(formula.variables()).append(' ');
    text.append(formula.clauses()).append('\n');
    try (Writer out = Files.newBufferedWriter(file)) {
      out.append(text);
      text.setLength(0);
      formula.forEach((literals, length) -> append(text, literals, length));
      out.append(text);
    }
  }

  static void append(StringBuilder text, int[] literals, int length) {
    for (int i = 0; i < length; i++) {
      text.append(literals[i]).append(' ');
    }
    text.append("0\n");
  }
}
