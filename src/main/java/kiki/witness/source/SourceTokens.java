// SPDX-License-Identifier: Apache-2.0
package kiki.witness.source;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.util.Location;

/** The tokens of a file and what they include, where they really stand, and what they make up. */
public final class SourceTokens {
  /** Where a token is, as its file counts. */
  private record Position(String file, int line, int column) {
    static Position of(Token token) {
      return new Position(token.file(), token.line(), token.column());
    }
  }

  /** What binds less than a conditional operator, or stands before an expression. */
  private static final Set<TokenKind> BEFORE_OPERAND =
      EnumSet.of(
          TokenKind.SEMICOLON,
          TokenKind.COMMA,
          TokenKind.QUESTION,
          TokenKind.COLON,
          TokenKind.RETURN,
          TokenKind.ASSIGN,
          TokenKind.STAR_ASSIGN,
          TokenKind.SLASH_ASSIGN,
          TokenKind.PERCENT_ASSIGN,
          TokenKind.PLUS_ASSIGN,
          TokenKind.MINUS_ASSIGN,
          TokenKind.SHIFT_LEFT_ASSIGN,
          TokenKind.SHIFT_RIGHT_ASSIGN,
          TokenKind.AMPERSAND_ASSIGN,
          TokenKind.CARET_ASSIGN,
          TokenKind.BAR_ASSIGN);

  private final List<Token> tokens;
  private final List<StatementSpan> statements;
  private final List<FunctionSpan> functions;
  private final Map<Position, Integer> first;

  private SourceTokens(
      List<Token> tokens,
      List<StatementSpan> statements,
      List<FunctionSpan> functions,
      Map<Position, Integer> first) {
    this.tokens = List.copyOf(tokens);
    this.statements = List.copyOf(statements);
    this.functions = List.copyOf(functions);
    this.first = first;
  }

  /**
   * @param tokens of a correct file, EOF last
   */
  public static SourceTokens of(List<Token> tokens) {
    return of(tokens, tokens);
  }

  /**
   * @param presumed the same tokens, where line directives say they are
   */
  public static SourceTokens of(List<Token> tokens, List<Token> presumed) {
    StatementScanner scanner = StatementScanner.of(tokens);
    Map<Position, Integer> first = new HashMap<>();
    for (int i = 0; i < presumed.size(); i++) {
      first.putIfAbsent(Position.of(presumed.get(i)), i);
    }
    return new SourceTokens(tokens, scanner.statements(), scanner.functions(), first);
  }

  public List<Token> tokens() {
    return tokens;
  }

  public List<StatementSpan> statements() {
    return statements;
  }

  public List<FunctionSpan> functions() {
    return functions;
  }

  /** The token at a location, as line directives call it. */
  public Optional<Integer> at(Location location) {
    return Optional.ofNullable(
        first.get(new Position(location.file(), location.line(), location.column())));
  }

  /** The function around a token. */
  public Optional<FunctionSpan> function(int token) {
    return functions.stream().filter(f -> f.start() <= token && token <= f.close()).findFirst();
  }

  /** The innermost statement that a token belongs to. */
  public Optional<StatementSpan> statement(int token) {
    return statements.stream()
        .filter(s -> s.owns(token))
        .max(Comparator.comparingInt(StatementSpan::start));
  }

  /** Where the expression starts that a token in the head of a statement belongs to. */
  public int expressionStart(StatementSpan statement, int token) {
    int depth = 0;
    for (int at = token - 1; at > statement.start(); at--) {
      depth += StatementScanner.isClosing(kind(at)) ? 1 : 0;
      boolean opens = StatementScanner.isOpening(kind(at));
      boolean isHead = opens && depth == 0 && at == statement.start() + 1;
      if (isHead || depth == 0 && kind(at) == TokenKind.SEMICOLON) {
        return at + 1;
      }
      depth = opens ? Math.max(0, depth - 1) : depth;
    }
    return statement.conditionStart();
  }

  /** Where the first operand of a conditional operator starts; empty outside of statements. */
  public Optional<Integer> operandStart(int question) {
    return statement(question)
        .map(
            s -> {
              int at = question;
              while (at > s.start() && continuesOperand(kind(at - 1))) {
                at = StatementScanner.isClosing(kind(at - 1)) ? opening(at - 1) : at - 1;
              }
              return at;
            });
  }

  private static boolean continuesOperand(TokenKind before) {
    return !StatementScanner.isOpening(before) && !BEFORE_OPERAND.contains(before);
  }

  /** Tokens as C, the same for the same tokens. */
  public String text(int from, int end) {
    return tokens.subList(from, end).stream().map(Token::text).collect(Collectors.joining(" "));
  }

  /** The loop, branch or other statement that starts with a token. */
  public Optional<StatementSpan> startingAt(int token) {
    return statements.stream().filter(s -> s.start() == token).findFirst();
  }

  /** Whether two names mean one file: a witness may leave out folders. */
  public static boolean isSameFile(String one, String other) {
    return one.equals(other) || baseName(one).equals(baseName(other));
  }

  private static String baseName(String name) {
    Path last = Path.of(name).getFileName();
    return last == null ? name : last.toString();
  }

  /** Tokens in a line of a file, in order, that something can start with. */
  public Stream<Integer> inLine(String file, int line, IntPredicate accepted) {
    return IntStream.range(0, tokens.size() - 1)
        .filter(i -> tokens.get(i).line() == line && isSameFile(tokens.get(i).file(), file))
        .filter(accepted)
        .boxed();
  }

  public TokenKind kind(int at) {
    return at >= 0 && at < tokens.size() ? tokens.get(at).kind() : TokenKind.EOF;
  }

  /** The partner of a closing bracket. */
  public int opening(int close) {
    int depth = 0;
    for (int at = close; at >= 0; at--) {
      depth += StatementScanner.isClosing(kind(at)) ? 1 : 0;
      depth -= StatementScanner.isOpening(kind(at)) ? 1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("a bracket without a partner");
  }

  /** The partner of an opening bracket. */
  public int closing(int open) {
    int depth = 0;
    for (int at = open; at < tokens.size(); at++) {
      depth += StatementScanner.isOpening(kind(at)) ? 1 : 0;
      depth -= StatementScanner.isClosing(kind(at)) ? 1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("a bracket without a partner");
  }

  /** Whether a closing parenthesis ends a call, in the body of a function. */
  public boolean endsCall(int close) {
    if (kind(close) != TokenKind.RIGHT_PAREN || statement(close).isEmpty()) {
      return false;
    }
    TokenKind before = kind(opening(close) - 1);
    return before == TokenKind.IDENTIFIER
        || before == TokenKind.RIGHT_BRACKET
        || before == TokenKind.RIGHT_PAREN && isCallee(opening(close) - 1);
  }

  /** Of {@code (*f)(x)}; not the type of a cast, nor the head of a statement. */
  private boolean isCallee(int close) {
    TokenKind first = kind(opening(close) + 1);
    TokenKind before = kind(opening(close) - 1);
    return (first == TokenKind.STAR || endsCall(close)) && before != TokenKind.IDENTIFIER
        || endsCall(close);
  }

  /** Where the expression starts that is called, given the parenthesis after it. */
  public int calleeStart(int open) {
    int at = open - 1;
    while (true) {
      if (StatementScanner.isClosing(kind(at))) {
        at = opening(at) - 1;
        if (kind(at) == TokenKind.IDENTIFIER || StatementScanner.isClosing(kind(at))) {
          continue;
        }
        return at + 1;
      }
      if (kind(at - 1) != TokenKind.DOT && kind(at - 1) != TokenKind.ARROW) {
        return at;
      }
      at -= 2;
    }
  }
}
