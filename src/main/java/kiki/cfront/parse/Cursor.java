// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.util.Location;

/** A place in the token list, with error reporting and a bound on nesting. */
final class Cursor {
  /**
   * How deep constructs may nest. The stages after the parser recurse over the tree; with the
   * command line's 512 MB of stack they have more than 17 kB a level.
   */
  static final int NESTING_LIMIT = 30_000;

  private final List<Token> tokens = new ArrayList<>();
  private final PackPragmas pragmas;
  private final CheckPragmas checks;
  private final Diagnostics diagnostics;
  private int at;
  private int depth;

  Cursor(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.pragmas = new PackPragmas(diagnostics);
    this.checks = new CheckPragmas(diagnostics);
  }

  /** Starts at the beginning of a list that ends in an EOF token. */
  void start(List<Token> list) {
    for (Token token : list) {
      if (token.is(TokenKind.PRAGMA)) {
        pragmas.read(token, tokens.size());
        checks.read(token);
      } else {
        tokens.add(checks.located(token));
      }
    }
    recogniseWords();
    if (tokens.isEmpty() || !tokens.getLast().is(TokenKind.EOF)) {
      Location end = tokens.isEmpty() ? Location.NONE : tokens.getLast().location();
      tokens.add(Token.synthetic(TokenKind.EOF, "", end));
    }
  }

  /** Keywords of C23 that older programs may use as names: what follows tells them apart. */
  private void recogniseWords() {
    for (int i = 0; i + 1 < tokens.size(); i++) {
      Token token = tokens.get(i);
      TokenKind keyword = token.is(TokenKind.IDENTIFIER) ? keyword(token, tokens.get(i + 1)) : null;
      if (keyword != null) {
        tokens.set(i, checks.located(token.withKind(keyword)));
      }
    }
  }

  private static TokenKind keyword(Token token, Token next) {
    boolean word = next.is(TokenKind.IDENTIFIER) || next.kind().isKeyword();
    boolean operand = next.is(TokenKind.LEFT_PAREN);
    return switch (token.text()) {
      case "constexpr" -> word ? TokenKind.CONSTEXPR : null;
      case "thread_local" -> word ? TokenKind.THREAD_LOCAL : null;
      case "alignas" -> operand ? TokenKind.ALIGNAS : null;
      case "alignof" -> operand ? TokenKind.ALIGNOF : null;
      default -> null;
    };
  }

  Token peek() {
    return tokens.get(at);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(at + ahead, tokens.size() - 1));
  }

  TokenKind kind() {
    return tokens.get(at).kind();
  }

  boolean at(TokenKind kind) {
    return kind() == kind;
  }

  Token next() {
    Token token = tokens.get(at);
    if (at < tokens.size() - 1) {
      at++;
    }
    return token;
  }

  /** Consumes the token if it is of that kind. */
  boolean accept(TokenKind kind) {
    if (!at(kind)) {
      return false;
    }
    next();
    return true;
  }

  /** Consumes the token if it is of that kind, and returns it. */
  Optional<Token> take(TokenKind kind) {
    return at(kind) ? Optional.of(next()) : Optional.empty();
  }

  /** What the grammar lets follow a token of that kind, if there is one. */
  <T> Optional<T> after(TokenKind start, Supplier<T> part) {
    return accept(start) ? Optional.of(part.get()) : Optional.empty();
  }

  /** What the grammar lets stand before a token of that kind, if it is not there at once. */
  <T> Optional<T> unlessAt(TokenKind end, Supplier<T> part) {
    return at(end) ? Optional.empty() : Optional.of(part.get());
  }

  Token expect(TokenKind kind) {
    if (!at(kind)) {
      throw expected(kind.describe());
    }
    return next();
  }

  /** How many tokens have been consumed. */
  int position() {
    return at;
  }

  int packLimit() {
    return pragmas.at(at);
  }

  void enter() {
    if (++depth > NESTING_LIMIT) {
      throw new CError(peek().error("nested too deeply: more than " + NESTING_LIMIT + " levels"));
    }
  }

  void leave() {
    depth--;
  }

  int depth() {
    return depth;
  }

  /** After a failure, the depth of the construct that goes on. */
  void restoreDepth(int saved) {
    depth = saved;
  }

  SyntaxFailure failure(Token token, String message) {
    diagnostics.report(token.error(message));
    return new SyntaxFailure();
  }

  /** The same about what is not supported. */
  SyntaxFailure unsupported(Token token, String message) {
    diagnostics.report(token.unsupported(message));
    return new SyntaxFailure();
  }

  void error(Token token, String message) {
    diagnostics.report(token.error(message));
  }

  void warning(Token token, String message) {
    diagnostics.warning(token.location(), message);
  }

  /** Something else was expected here; what is missing at a line's end is reported there. */
  SyntaxFailure expected(String what) {
    Token here = peek();
    String message = "expected " + what + " but found " + here.describe();
    if (at > 0 && tokens.get(at - 1).line() != here.line()) {
      Token before = tokens.get(at - 1);
      if (before.file().equals(here.file())) {
        Location end = afterEnd(before);
        diagnostics.report(new Diagnostic(here.error("").severity(), end, message, here.notes()));
        return new SyntaxFailure();
      }
    }
    return failure(here, message);
  }

  private static Location afterEnd(Token token) {
    return new Location(
        token.file(), token.line(), token.column() + token.text().length(), token.switches());
  }

  /** Skips what belongs to a broken statement: up to a semicolon, or before a closing brace. */
  void skipStatement() {
    int braces = 0;
    while (!at(TokenKind.EOF)) {
      switch (kind()) {
        case LEFT_BRACE -> braces++;
        case RIGHT_BRACE -> {
          if (braces == 0) {
            return;
          }
          if (--braces == 0) {
            next();
            return;
          }
        }
        case SEMICOLON -> {
          if (braces == 0) {
            next();
            return;
          }
        }
        default -> {}
      }
      next();
    }
  }
}
