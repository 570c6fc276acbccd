// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.Diagnostics;

/** One use of a macro: puts its arguments into its body (C11 6.10.3.1 to 6.10.3.3). */
final class MacroSubstitution {
  /** Which form of an argument takes a parameter's place. */
  private enum Operand {
    RAW,
    EXPANDED
  }

  private final Expander expander;
  private final Diagnostics diagnostics;
  private final Macro macro;
  private final Token use;
  private final List<Argument> arguments;

  MacroSubstitution(
      Expander expander,
      Diagnostics diagnostics,
      Macro macro,
      Token use,
      List<Argument> arguments) {
    this.expander = expander;
    this.diagnostics = diagnostics;
    this.macro = macro;
    this.use = use;
    this.arguments = arguments;
  }

  /** The tokens to be scanned again in place of the use; never empty, see PLACEMARKER. */
  List<Token> run() {
    List<Token> out = new ArrayList<>(macro.body().size() + 4);
    substitute(macro.body(), out);
    if (out.isEmpty()) {
      out.add(placemarker(use));
    } else {
      out.set(0, out.getFirst().spacedAs(use));
    }
    return out;
  }

  private void substitute(List<BodyPart> parts, List<Token> out) {
    for (int i = 0; i < parts.size(); i++) {
      BodyPart part = parts.get(i);
      boolean pastesLeft = i > 0 && parts.get(i - 1) instanceof BodyPart.Paste;
      boolean pastesRight = i + 1 < parts.size() && parts.get(i + 1) instanceof BodyPart.Paste;
      if (part instanceof BodyPart.Paste) {
        continue;
      }
      Operand form = pastesLeft || pastesRight ? Operand.RAW : Operand.EXPANDED;
      if (!pastesLeft) {
        append(part, form, out);
      } else if (out.getLast().is(TokenKind.COMMA) && isVariable(part)) {
        commaBeforeVariable((BodyPart.Parameter) part, out);
      } else {
        List<Token> right = new ArrayList<>();
        append(part, form, right);
        paste(out, right);
      }
    }
  }

  private boolean isVariable(BodyPart part) {
    return macro.form() == Macro.Form.VARIADIC
        && part instanceof BodyPart.Parameter parameter
        && parameter.index() == macro.parameters().size() - 1;
  }

  /** GNU's {@code , ## __VA_ARGS__}: the comma goes if there are no variable arguments. */
  private void commaBeforeVariable(BodyPart.Parameter part, List<Token> out) {
    Argument argument = arguments.get(part.index());
    switch (argument.presence()) {
      case OMITTED -> out.set(out.size() - 1, placemarker(out.getLast()));
      // The argument keeps its own white space, which shows when it is stringized later.
      case GIVEN -> out.addAll(argument.raw());
    }
  }

  private void append(BodyPart part, Operand form, List<Token> out) {
    switch (part) {
      case BodyPart.Text text -> out.add(text.token().usedAt(use, macro.expansion()));
      case BodyPart.Parameter parameter -> {
        Argument argument = arguments.get(parameter.index());
        List<Token> tokens = form == Operand.RAW ? argument.raw() : argument.expanded(expander);
        appendSpaced(tokens, parameter.token(), out);
      }
      case BodyPart.Stringify stringify ->
          out.add(stringify(stringify).usedAt(use, macro.expansion()));
      case BodyPart.VariableOption option -> {
        List<Token> tokens = new ArrayList<>();
        if (hasVariableArguments()) {
          substitute(option.parts(), tokens);
        }
        appendSpaced(tokens, option.token(), out);
      }
      case BodyPart.Paste paste ->
          throw new IllegalStateException("'##' is no operand: " + paste.token());
    }
  }

  /** The first token gets the white space that stood before the part it replaces. */
  private static void appendSpaced(List<Token> tokens, Token place, List<Token> out) {
    if (tokens.isEmpty()) {
      out.add(placemarker(place));
      return;
    }
    out.add(tokens.getFirst().spacedAs(place));
    out.addAll(tokens.subList(1, tokens.size()));
  }

  private boolean hasVariableArguments() {
    for (Token token : arguments.getLast().expanded(expander)) {
      if (!token.is(TokenKind.PLACEMARKER)) {
        return true;
      }
    }
    return false;
  }

  private Token stringify(BodyPart.Stringify part) {
    List<Token> operand = new ArrayList<>();
    append(part.operand(), Operand.RAW, operand);
    return Token.synthetic(TokenKind.STRING, Stringizer.quote(operand), part.token().location())
        .spacedAs(part.token());
  }

  /** Joins the last token on the left with the first on the right, and adds the rest. */
  private void paste(List<Token> left, List<Token> right) {
    Token last = left.getLast();
    Token first = right.getFirst();
    if (last.is(TokenKind.PLACEMARKER)) {
      left.set(left.size() - 1, first.spacedAs(last));
    } else if (!first.is(TokenKind.PLACEMARKER)) {
      String joined = last.text() + first.text();
      TokenKind kind = Lexer.kindOf(joined);
      if (kind == null) {
        diagnostics.report(
            last.usedAt(use, macro.expansion())
                .error(
                    "pasting \""
                        + last.text()
                        + "\" and \""
                        + first.text()
                        + "\" does not give a valid preprocessing token"));
        left.add(first);
      } else {
        Token result = Token.synthetic(kind, joined, use.location());
        left.set(left.size() - 1, result.usedAt(use, macro.expansion()).spacedAs(last));
      }
    }
    left.addAll(right.subList(1, right.size()));
  }

  private static Token placemarker(Token place) {
    return Token.synthetic(TokenKind.PLACEMARKER, "", place.location()).spacedAs(place);
  }
}
