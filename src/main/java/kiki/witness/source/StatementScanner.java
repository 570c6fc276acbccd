// SPDX-License-Identifier: Apache-2.0
package kiki.witness.source;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/** Finds the functions and statements of a file that is known to be correct. */
final class StatementScanner {
  private final List<Token> tokens;
  private final List<StatementSpan> statements = new ArrayList<>();
  private final List<FunctionSpan> functions = new ArrayList<>();

  private StatementScanner(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** Everything in the tokens, which end in EOF. */
  static StatementScanner of(List<Token> tokens) {
    StatementScanner scanner = new StatementScanner(tokens);
    scanner.file();
    return scanner;
  }

  List<StatementSpan> statements() {
    return statements;
  }

  List<FunctionSpan> functions() {
    return functions;
  }

  private TokenKind kind(int at) {
    return at >= 0 && at < tokens.size() ? tokens.get(at).kind() : TokenKind.EOF;
  }

  private boolean isEnd(int at) {
    return kind(at) == TokenKind.EOF;
  }

  private void file() {
    int start = 0;
    int at = 0;
    boolean initializes = false;
    String name = "";
    while (!isEnd(at)) {
      switch (kind(at)) {
        case SEMICOLON -> {
          at++;
          start = at;
          initializes = false;
        }
        case ASSIGN -> {
          initializes = true;
          at++;
        }
        case LEFT_PAREN -> {
          if (kind(at - 1) == TokenKind.IDENTIFIER) {
            name = tokens.get(at - 1).text();
          }
          at = skipGroup(at);
        }
        case LEFT_BRACE -> {
          if (initializes || isTypeBody(at)) {
            at = skipGroup(at);
          } else {
            int close = block(at, StatementSpan.Position.ALONE) - 1;
            functions.add(new FunctionSpan(name, start, at, close));
            at = close + 1;
            start = at;
          }
        }
        default -> at++;
      }
    }
  }

  private boolean isTypeBody(int brace) {
    int at = brace - 1;
    if (kind(at) == TokenKind.RIGHT_PAREN && kind(groupStart(at) - 1) == TokenKind.ATTRIBUTE) {
      at = groupStart(at) - 2;
    }
    at = kind(at) == TokenKind.IDENTIFIER ? at - 1 : at;
    return kind(at) == TokenKind.STRUCT
        || kind(at) == TokenKind.UNION
        || kind(at) == TokenKind.ENUM;
  }

  private int groupStart(int close) {
    int depth = 0;
    for (int at = close; at >= 0; at--) {
      depth += isClosing(kind(at)) ? 1 : isOpening(kind(at)) ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    return 0;
  }

  static boolean isOpening(TokenKind kind) {
    return kind == TokenKind.LEFT_PAREN
        || kind == TokenKind.LEFT_BRACKET
        || kind == TokenKind.LEFT_BRACE;
  }

  static boolean isClosing(TokenKind kind) {
    return kind == TokenKind.RIGHT_PAREN
        || kind == TokenKind.RIGHT_BRACKET
        || kind == TokenKind.RIGHT_BRACE;
  }

  /** From an opening bracket to after its closing one; blocks in expressions have statements. */
  private int skipGroup(int open) {
    if (kind(open) == TokenKind.LEFT_PAREN && kind(open + 1) == TokenKind.LEFT_BRACE) {
      return block(open + 1, StatementSpan.Position.ALONE) + 1;
    }
    int at = open + 1;
    while (!isEnd(at) && !isClosing(kind(at))) {
      at = isOpening(kind(at)) ? skipGroup(at) : at + 1;
    }
    return at + 1;
  }

  /** From a brace to after its partner. */
  private int block(int open, StatementSpan.Position position) {
    int at = open + 1;
    int own = statements.size();
    while (!isEnd(at) && kind(at) != TokenKind.RIGHT_BRACE) {
      at = statement(at, StatementSpan.Position.IN_BLOCK);
    }
    statements.add(
        own, new StatementSpan(StatementSpan.Form.BLOCK, position, open, at + 1, open, open));
    return at + 1;
  }

  private int statement(int start, StatementSpan.Position position) {
    int at = start;
    while (isLabel(at)) {
      at = afterLabel(at);
    }
    return switch (kind(at)) {
      case RIGHT_BRACE, EOF -> at;
      case LEFT_BRACE -> block(at, position);
      case IF -> conditional(at, position);
      case WHILE -> guarded(StatementSpan.Form.WHILE, at, position);
      case SWITCH -> guarded(StatementSpan.Form.SWITCH, at, position);
      case FOR -> loop(at, position);
      case DO -> repeated(at, position);
      case PRAGMA -> at + 1;
      default -> simple(at, position);
    };
  }

  private boolean isLabel(int at) {
    return kind(at) == TokenKind.CASE
        || kind(at) == TokenKind.DEFAULT && kind(at + 1) == TokenKind.COLON
        || kind(at) == TokenKind.IDENTIFIER && kind(at + 1) == TokenKind.COLON;
  }

  private int afterLabel(int label) {
    int at = label;
    int choices = 0;
    while (!isEnd(at) && (kind(at) != TokenKind.COLON || choices > 0)) {
      choices += kind(at) == TokenKind.QUESTION ? 1 : kind(at) == TokenKind.COLON ? -1 : 0;
      at = isOpening(kind(at)) ? skipGroup(at) : at + 1;
    }
    return at + 1;
  }

  private int simple(int start, StatementSpan.Position position) {
    int own = statements.size();
    int at = start;
    while (!isEnd(at) && kind(at) != TokenKind.SEMICOLON && kind(at) != TokenKind.RIGHT_BRACE) {
      at = isOpening(kind(at)) ? skipGroup(at) : at + 1;
    }
    int end = kind(at) == TokenKind.SEMICOLON ? at + 1 : at;
    add(own, StatementSpan.Form.SIMPLE, position, start, end, start, start);
    return Math.max(end, start + 1);
  }

  private void add(
      int own,
      StatementSpan.Form form,
      StatementSpan.Position position,
      int start,
      int end,
      int conditionStart,
      int conditionEnd) {
    statements.add(
        own, new StatementSpan(form, position, start, end, conditionStart, conditionEnd));
  }

  private int guarded(StatementSpan.Form form, int start, StatementSpan.Position position) {
    int own = statements.size();
    int close = skipGroup(start + 1) - 1;
    int end = statement(close + 1, StatementSpan.Position.ALONE);
    add(own, form, position, start, end, start + 2, close);
    return end;
  }

  private int conditional(int start, StatementSpan.Position position) {
    int own = statements.size();
    int close = skipGroup(start + 1) - 1;
    int end = statement(close + 1, StatementSpan.Position.ALONE);
    if (kind(end) == TokenKind.ELSE) {
      end = statement(end + 1, StatementSpan.Position.ALONE);
    }
    add(own, StatementSpan.Form.IF, position, start, end, start + 2, close);
    return end;
  }

  private int loop(int start, StatementSpan.Position position) {
    int own = statements.size();
    int first = semicolon(start + 2);
    int second = semicolon(first + 1);
    int at = second + 1;
    while (!isEnd(at) && kind(at) != TokenKind.RIGHT_PAREN) {
      at = isOpening(kind(at)) ? skipGroup(at) : at + 1;
    }
    int end = statement(at + 1, StatementSpan.Position.ALONE);
    add(own, StatementSpan.Form.FOR, position, start, end, first + 1, second);
    return end;
  }

  private int semicolon(int start) {
    int at = start;
    while (!isEnd(at) && kind(at) != TokenKind.SEMICOLON) {
      at = isOpening(kind(at)) ? skipGroup(at) : at + 1;
    }
    return at;
  }

  private int repeated(int start, StatementSpan.Position position) {
    int own = statements.size();
    int until = statement(start + 1, StatementSpan.Position.ALONE);
    int close = skipGroup(until + 1) - 1;
    int end = kind(close + 1) == TokenKind.SEMICOLON ? close + 2 : close + 1;
    add(own, StatementSpan.Form.DO, position, start, end, until + 2, close);
    return end;
  }
}
