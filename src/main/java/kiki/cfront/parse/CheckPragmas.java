// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Diagnostics;
import kiki.util.CheckSwitches;

/**
 * CBMC's {@code #pragma CPROVER check push}, {@code disable "x"}, {@code enable "x"} and {@code
 * pop}: switches checks for the text between, across the files that are included there.
 */
final class CheckPragmas {
  private static final Pattern FORM =
      Pattern.compile("CPROVER\\s+check\\s+(push|pop|disable|enable)(?:\\s*\"([^\"]*)\")?\\s*");

  /** The names CBMC knows: those of its options without {@code -check}. */
  private static final Set<String> NAMES =
      Set.of(
          "bounds",
          "pointer",
          "memory-leak",
          "memory-cleanup",
          "div-by-zero",
          "float-div-by-zero",
          "enum-range",
          "signed-overflow",
          "unsigned-overflow",
          "pointer-overflow",
          "float-overflow",
          "conversion",
          "undefined-shift",
          "nan",
          "pointer-primitive");

  private final Diagnostics diagnostics;
  private final Deque<CheckSwitches> stack = new ArrayDeque<>();
  private CheckSwitches current = CheckSwitches.NONE;

  CheckPragmas(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The token, with what the pragmas before it say. */
  Token located(Token token) {
    return current.isEmpty() ? token : token.withSwitches(current.with(token.switches().author()));
  }

  void read(Token pragma) {
    String text = pragma.text().strip();
    if (!text.startsWith("CPROVER")) {
      return;
    }
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      diagnostics.report(pragma.error("malformed '#pragma CPROVER'"));
      return;
    }
    switch (form.group(1)) {
      case "push" -> stack.push(current);
      case "pop" -> pop(pragma);
      case "disable" -> current = current.disable(name(pragma, form.group(2)));
      case "enable" -> current = current.enable(name(pragma, form.group(2)));
      default -> throw new IllegalStateException("no form of the pragma: " + text);
    }
  }

  private void pop(Token pragma) {
    if (stack.isEmpty()) {
      diagnostics.report(pragma.error("'#pragma CPROVER check pop' without matching push"));
      return;
    }
    current = stack.pop();
  }

  private String name(Token pragma, String name) {
    if (name == null || !NAMES.contains(name)) {
      diagnostics.report(
          pragma.error(
              name == null
                  ? "the name of a check is missing, for instance \"pointer\""
                  : "unknown check \"" + name + "\""));
      return "";
    }
    return name;
  }
}
