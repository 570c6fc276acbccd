// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Names;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;

/** Reads what follows {@code #define} (C11 6.10.3). */
public final class MacroReader {
  private final List<Token> tokens;
  private int at;
  private final List<String> parameters = new ArrayList<>();
  private Macro.Form form = Macro.Form.OBJECT;

  /** The tokens of the line after {@code define}; the last one is its NEWLINE or EOF. */
  public MacroReader(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** A definition such as {@code __LP64__ 1}. */
  static Macro predefined(String definition) {
    return part(Lexer.of(new SourceText("<built-in>", definition), new Names(), new Diagnostics()));
  }

  /** A definition that is part of kiki. */
  static Macro part(Lexer definition) {
    try {
      return read(definition);
    } catch (BadDirective bad) {
      throw new IllegalStateException("a macro of kiki's own", bad);
    }
  }

  /** The definition that the rest of a line gives. */
  public static Macro read(Lexer lexer) throws BadDirective {
    List<Token> line = new ArrayList<>();
    do {
      line.add(lexer.next());
    } while (!isEnd(line.getLast()));
    return new MacroReader(line).read();
  }

  public Macro read() throws BadDirective {
    Token name = name();
    Token next = tokens.get(at);
    if (next.is(TokenKind.LEFT_PAREN) && !next.hasSpaceBefore()) {
      at++;
      form = Macro.Form.FUNCTION;
      parameters();
    }
    List<Token> bodyTokens = tokens.subList(at, tokens.size() - 1);
    return new Macro(name, form, parameters, body(bodyTokens), List.copyOf(bodyTokens));
  }

  private Token name() throws BadDirective {
    Token name = tokens.get(at);
    if (isEnd(name)) {
      throw new BadDirective(name.error("no macro name given in #define"));
    }
    if (!name.is(TokenKind.IDENTIFIER)) {
      throw new BadDirective(name.error("macro names must be identifiers"));
    }
    if (name.text().equals("defined") || name.text().equals("__VA_OPT__")) {
      throw new BadDirective(name.error("'" + name.text() + "' cannot be used as a macro name"));
    }
    at++;
    return name;
  }

  private void parameters() throws BadDirective {
    if (tokens.get(at).is(TokenKind.RIGHT_PAREN)) {
      at++;
      return;
    }
    while (true) {
      Token token = tokens.get(at++);
      if (token.is(TokenKind.ELLIPSIS)) {
        form = Macro.Form.VARIADIC;
        parameters.add("__VA_ARGS__");
      } else if (token.is(TokenKind.IDENTIFIER)) {
        if (parameters.contains(token.text())) {
          throw new BadDirective(token.error("duplicate macro parameter '" + token.text() + "'"));
        }
        parameters.add(token.text());
        if (tokens.get(at).is(TokenKind.ELLIPSIS)) {
          form = Macro.Form.VARIADIC;
          at++;
        }
      } else {
        throw new BadDirective(token.error("expected a parameter name, found " + found(token)));
      }
      Token separator = tokens.get(at);
      if (separator.is(TokenKind.RIGHT_PAREN)) {
        at++;
        return;
      }
      if (!separator.is(TokenKind.COMMA) || form == Macro.Form.VARIADIC) {
        String wanted = form == Macro.Form.VARIADIC ? "')'" : "',' or ')'";
        throw new BadDirective(
            separator.error(
                "expected " + wanted + " in macro parameter list, found " + found(separator)));
      }
      at++;
    }
  }

  private List<BodyPart> body(List<Token> body) throws BadDirective {
    List<BodyPart> parts = new ArrayList<>();
    for (int i = 0; i < body.size(); ) {
      i = part(body, i, parts);
    }
    rejectPasteAtEnds(parts);
    return List.copyOf(parts);
  }

  /** Adds the part at an index and returns the index after it. */
  private int part(List<Token> body, int index, List<BodyPart> parts) throws BadDirective {
    Token token = body.get(index);
    if (token.is(TokenKind.HASH) && form != Macro.Form.OBJECT) {
      List<BodyPart> operand = new ArrayList<>();
      int end = index + 1 < body.size() ? part(body, index + 1, operand) : index + 1;
      if (operand.isEmpty()
          || !(operand.getFirst() instanceof BodyPart.Parameter
              || operand.getFirst() instanceof BodyPart.VariableOption)) {
        throw new BadDirective(token.error("'#' is not followed by a macro parameter"));
      }
      parts.add(new BodyPart.Stringify(token, operand.getFirst()));
      return end;
    }
    if (token.is(TokenKind.HASH_HASH)) {
      parts.add(new BodyPart.Paste(token));
    } else if (token.is(TokenKind.IDENTIFIER)) {
      if (form == Macro.Form.VARIADIC && token.text().equals("__VA_OPT__")) {
        return variableOption(body, index, parts);
      }
      int parameter = parameters.indexOf(token.text());
      parts.add(
          parameter < 0 ? new BodyPart.Text(token) : new BodyPart.Parameter(token, parameter));
    } else {
      parts.add(new BodyPart.Text(token));
    }
    return index + 1;
  }

  private int variableOption(List<Token> body, int index, List<BodyPart> parts)
      throws BadDirective {
    Token token = body.get(index);
    int end = index + 1;
    if (end >= body.size() || !body.get(end).is(TokenKind.LEFT_PAREN)) {
      throw new BadDirective(token.error("'__VA_OPT__' must be followed by an open parenthesis"));
    }
    int depth = 0;
    do {
      depth += body.get(end).is(TokenKind.LEFT_PAREN) ? 1 : 0;
      depth -= body.get(end).is(TokenKind.RIGHT_PAREN) ? 1 : 0;
      end++;
    } while (depth > 0 && end < body.size());
    if (depth > 0) {
      throw new BadDirective(token.error("unterminated '__VA_OPT__'"));
    }
    List<Token> inner = body.subList(index + 2, end - 1);
    for (Token each : inner) {
      if (each.text().equals("__VA_OPT__")) {
        throw new BadDirective(each.error("'__VA_OPT__' may not appear in a '__VA_OPT__'"));
      }
    }
    parts.add(new BodyPart.VariableOption(token, body(inner)));
    return end;
  }

  private static void rejectPasteAtEnds(List<BodyPart> parts) throws BadDirective {
    if (!parts.isEmpty()) {
      for (BodyPart end : List.of(parts.getFirst(), parts.getLast())) {
        if (end instanceof BodyPart.Paste) {
          throw new BadDirective(
              end.token().error("'##' cannot appear at either end of a macro expansion"));
        }
      }
    }
  }

  private static boolean isEnd(Token token) {
    return token.is(TokenKind.NEWLINE) || token.is(TokenKind.EOF);
  }

  private static String found(Token token) {
    return isEnd(token) ? "end of line" : token.describe();
  }
}
