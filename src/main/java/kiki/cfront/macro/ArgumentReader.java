// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Severity;

/** Collects the arguments of a macro call (C11 6.10.3p10 to p12). */
final class ArgumentReader {
  private final Expander expander;
  private final Diagnostics diagnostics;
  private final Macro macro;
  private final Token use;

  ArgumentReader(Expander expander, Diagnostics diagnostics, Macro macro, Token use) {
    this.expander = expander;
    this.diagnostics = diagnostics;
    this.macro = macro;
    this.use = use;
  }

  /** The open parenthesis has been taken. Null, after a report, if the call is malformed. */
  List<Argument> read() {
    List<List<Token>> given = new ArrayList<>();
    List<Token> current = new ArrayList<>();
    given.add(current);
    int depth = 0;
    while (true) {
      Token token = expander.nextRaw();
      switch (token.kind()) {
        case EOF -> {
          return fail("unterminated argument list invoking macro '" + macro.name() + "'");
        }
        case LEFT_PAREN -> depth++;
        case RIGHT_PAREN -> {
          if (--depth < 0) {
            return matched(given);
          }
        }
        case COMMA -> {
          if (depth == 0 && !isVariable(given.size())) {
            current = new ArrayList<>();
            given.add(current);
            continue;
          }
        }
        default -> {}
      }
      current.add(token.isFirstOfLine() ? token.withSpaceBefore() : token);
    }
  }

  private boolean isVariable(int argument) {
    return macro.form() == Macro.Form.VARIADIC && argument == macro.parameters().size();
  }

  private List<Argument> matched(List<List<Token>> given) {
    int wanted = macro.parameters().size();
    boolean variadic = macro.form() == Macro.Form.VARIADIC;
    boolean nothing = given.size() == 1 && given.getFirst().isEmpty();
    int count = wanted == 0 && nothing ? 0 : given.size();
    if (count > wanted) {
      return fail(
          "macro '" + macro.name() + "' passed " + count + " arguments, but takes just " + wanted);
    }
    if (count < (variadic ? wanted - 1 : wanted)) {
      String atLeast = variadic ? "at least " + (wanted - 1) : "" + wanted;
      return fail(
          "macro '"
              + macro.name()
              + "' requires "
              + atLeast
              + " arguments, but only "
              + count
              + " given");
    }
    List<Argument> arguments = new ArrayList<>(wanted);
    for (int i = 0; i < count; i++) {
      // A lone empty argument for a lone variable parameter counts as omitted, as in gcc.
      boolean omitted = variadic && wanted == 1 && nothing;
      arguments.add(
          new Argument(
              given.get(i), omitted ? Argument.Presence.OMITTED : Argument.Presence.GIVEN));
    }
    if (count < wanted) {
      arguments.add(new Argument(List.of(), Argument.Presence.OMITTED));
    }
    return arguments;
  }

  private List<Argument> fail(String message) {
    Diagnostic note =
        Diagnostic.note(macro.definition(), "macro '" + macro.name() + "' defined here");
    diagnostics.report(new Diagnostic(Severity.ERROR, use.location(), message, List.of(note)));
    return null;
  }
}
