// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kiki.util.Resources;

/**
 * Finds contracts by the name of a function. The text is searched, not parsed as a whole: a program
 * calls few of its thousand functions.
 */
public final class LibraryContracts {
  private static final String PATH = "contracts/library.contracts";
  private static final Map<String, Optional<LibraryContract>> FOUND = new ConcurrentHashMap<>();

  private LibraryContracts() {}

  /** Set up when the first function is looked for. */
  private static final class Text {
    static final String CONTENT = read();
  }

  private static String read() {
    try {
      return "\n"
          + new String(Resources.read(PATH).orElseThrow(), StandardCharsets.ISO_8859_1)
          + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The contract of a function, if there is one. */
  public static Optional<LibraryContract> find(String function) {
    return FOUND.computeIfAbsent(function, LibraryContracts::search);
  }

  /** Names stand at the start of a line or after a blank, before the parenthesis. */
  private static Optional<LibraryContract> search(String function) {
    String text = Text.CONTENT;
    for (int at = text.indexOf(function); at >= 0; at = text.indexOf(function, at + 1)) {
      int end = at + function.length();
      boolean isWord =
          (text.charAt(at - 1) == '\n' || text.charAt(at - 1) == ' ')
              && (text.charAt(end) == '(' || text.charAt(end) == ' ' || text.charAt(end) == '\n');
      if (isWord) {
        int start = statementStart(text, at);
        String statement = text.substring(start, statementEnd(text, start));
        int head = statement.indexOf('(');
        if (statement.charAt(0) != '#' && head > at - start) {
          return Optional.of(ContractParser.parse(statement));
        }
      }
    }
    return Optional.empty();
  }

  /** The start of the line that is not a continuation. */
  private static int statementStart(String text, int at) {
    int line = text.lastIndexOf('\n', at) + 1;
    while (text.charAt(line) == ' ') {
      line = text.lastIndexOf('\n', line - 2) + 1;
    }
    return line;
  }

  private static int statementEnd(String text, int start) {
    int end = text.indexOf('\n', start);
    while (end + 1 < text.length() && text.charAt(end + 1) == ' ') {
      end = text.indexOf('\n', end + 1);
    }
    return end;
  }

  /** All contracts, under the headers that declare the functions: for documentation and tests. */
  public static Map<String, List<LibraryContract>> all() {
    Map<String, List<LibraryContract>> byHeader = new LinkedHashMap<>();
    String header = "";
    String text = Text.CONTENT;
    for (int at = 1; at < text.length() - 1; ) {
      int end = statementEnd(text, at);
      String statement = text.substring(at, end);
      if (statement.startsWith("# <")) {
        header = statement.substring(3, statement.indexOf('>'));
      } else if (!statement.isBlank() && !statement.startsWith("#")) {
        byHeader
            .computeIfAbsent(header, h -> new ArrayList<>())
            .add(ContractParser.parse(statement));
      }
      at = end + 1;
    }
    return byHeader;
  }
}
