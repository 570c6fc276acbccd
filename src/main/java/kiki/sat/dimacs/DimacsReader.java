// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import kiki.sat.CdclSolver;
import kiki.util.Location;

/**
 * Reads DIMACS CNF strictly: comment lines, the header {@code p cnf VARIABLES CLAUSES}, then as
 * many clauses as it says, over the variables it says, each ended by 0.
 */
public final class DimacsReader {
  private static final int END = -1;
  private static final int SHOWN = 40; // characters of what was found instead

  private final InputStream in;
  private final String file;
  private int line = 1;
  private int current;

  private DimacsReader(InputStream in, String file) {
    this.in = in;
    this.file = file;
  }

  /** Reads the file. */
  public static DimacsFormula read(Path file) throws IOException, DimacsException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString());
    }
  }

  /** Reads the stream; {@code name} is what error messages call it. */
  public static DimacsFormula read(InputStream in, String name)
      throws IOException, DimacsException {
    return new DimacsReader(new BufferedInputStream(in, 1 << 16), name).formula();
  }

  private void advance() throws IOException {
    if (current == '\n') {
      line++;
    }
    current = in.read();
  }

  private DimacsFormula formula() throws IOException, DimacsException {
    advance();
    while (current == 'c') {
      skipLine();
    }
    String expected = "a comment or the header 'p cnf VARIABLES CLAUSES'";
    for (String word : new String[] {"p", "cnf"}) {
      skipBlanks();
      int at = line;
      String found = word();
      if (!found.equals(word)) {
        throw error(at, expected, found);
      }
    }
    DimacsFormula formula =
        new DimacsFormula(headerNumber("the number of variables", CdclSolver.MAXIMUM_VARIABLES));
    int clauses = headerNumber("the number of clauses", Integer.MAX_VALUE);
    skipBlanks();
    if (current != '\n' && current != END) {
      throw error(line, "the end of the header line", word());
    }
    clauses(formula, clauses);
    return formula;
  }

  private void clauses(DimacsFormula formula, int announced) throws IOException, DimacsException {
    boolean open = false;
    while (true) {
      skipSpace();
      if (current == END) {
        break;
      }
      int at = line;
      String word = word();
      if (formula.clauses() == announced) {
        throw error(at, "the end of the file after " + announced + " clauses", word);
      }
      int literal = parse(word);
      if (literal == Integer.MIN_VALUE || Math.abs(literal) > formula.variables()) {
        throw error(at, "a literal of variables 1 to " + formula.variables() + ", or 0", word);
      }
      formula.add(literal);
      open = literal != 0;
    }
    if (open) {
      throw ended("0 to end the last clause", "the end of the file");
    }
    if (formula.clauses() < announced) {
      String found = "the end of the file after " + formula.clauses();
      throw ended(announced + " clauses as the header says", found);
    }
  }

  private int headerNumber(String what, int maximum) throws IOException, DimacsException {
    skipBlanks();
    int at = line;
    String word = word();
    int number = parse(word);
    if (number < 0 || number > maximum) {
      throw error(at, what + ", at most " + maximum, word);
    }
    return number;
  }

  private void skipLine() throws IOException {
    while (current != '\n' && current != END) {
      advance();
    }
    advance();
  }

  private void skipBlanks() throws IOException {
    while (current == ' ' || current == '\t' || current == '\r') {
      advance();
    }
  }

  /** Skips blanks, line ends, and lines that start with {@code c}. */
  private void skipSpace() throws IOException {
    while (true) {
      boolean lineStart = current == '\n';
      if (lineStart || current == ' ' || current == '\t' || current == '\r') {
        advance();
      } else {
        return;
      }
      while (lineStart && current == 'c') {
        skipLine();
      }
    }
  }

  /** The characters up to the next blank; of a long word only the first. */
  private String word() throws IOException {
    StringBuilder word = new StringBuilder();
    while (current > ' ') {
      if (word.length() <= SHOWN) {
        word.append((char) current);
      }
      advance();
    }
    return word.toString();
  }

  /** {@link Integer#MIN_VALUE} for what is not a number of at most nine digits. */
  private static int parse(String word) {
    int start = word.startsWith("-") ? 1 : 0;
    if (word.length() == start || word.length() > start + 9) {
      return Integer.MIN_VALUE;
    }
    int number = 0;
    for (int i = start; i < word.length(); i++) {
      int digit = word.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return Integer.MIN_VALUE;
      }
      number = 10 * number + digit;
    }
    return start == 1 ? number == 0 ? Integer.MIN_VALUE : -number : number;
  }

  private DimacsException error(int at, String expected, String found) {
    return new DimacsException(new Location(file, at, 0), expected, describe(found));
  }

  private DimacsException ended(String expected, String found) {
    return new DimacsException(new Location(file, line, 0), expected, found);
  }

  private String describe(String found) {
    if (found.isEmpty()) {
      return switch (current) {
        case END -> "the end of the file";
        case '\n' -> "the end of the line";
        default -> "'" + printable((char) current) + "'";
      };
    }
    StringBuilder text = new StringBuilder("'");
    found.chars().limit(SHOWN).forEach(c -> text.append(printable((char) c)));
    return text.append(found.length() > SHOWN ? "...'" : "'").toString();
  }

  /** Bytes that a terminal may take for something else than a character in hexadecimal. */
  private static String printable(char c) {
    return c >= ' ' && c < 0x7f ? String.valueOf(c) : String.format("\\x%02x", (int) c);
  }
}
