// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kiki.cfront.lex.TokenKind;
import kiki.witness.source.FunctionSpan;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/**
 * Where a function returns, and what: the value of a return is converted to the function's type.
 */
final class FunctionReturns {
  /** What stands before a function but does not say what it returns. */
  private static final Set<TokenKind> SPECIFIERS =
      EnumSet.of(TokenKind.STATIC, TokenKind.EXTERN, TokenKind.INLINE);

  /** With one of these the type is not just what stands before the name. */
  private static final Set<TokenKind> COMPLICATED =
      EnumSet.of(
          TokenKind.LEFT_PAREN,
          TokenKind.RIGHT_PAREN,
          TokenKind.LEFT_BRACE,
          TokenKind.LEFT_BRACKET);

  private FunctionReturns() {}

  /**
   * All its statements that return.
   *
   * @throws WitnessObstacle if it returns in the middle of an expression
   */
  static List<StatementSpan> of(SourceTokens source, FunctionSpan function, int line) {
    List<StatementSpan> found =
        source.statements().stream()
            .filter(s -> function.open() < s.start() && s.end() <= function.close())
            .filter(s -> source.kind(s.start()) == TokenKind.RETURN)
            .toList();
    long all =
        IntStream.range(function.open(), function.close())
            .filter(t -> source.kind(t) == TokenKind.RETURN)
            .count();
    if (found.size() != all) {
      throw new WitnessObstacle(line, function.name() + " returns in the middle of an expression");
    }
    return found;
  }

  /**
   * What it returns, as C.
   *
   * @throws WitnessObstacle if that cannot be told by the tokens before its name
   */
  static String type(SourceTokens source, FunctionSpan function, int line) {
    List<String> words = new ArrayList<>();
    for (int t = function.start(); t < function.open(); t++) {
      if (source.kind(t) == TokenKind.IDENTIFIER
          && source.tokens().get(t).text().equals(function.name())
          && source.kind(t + 1) == TokenKind.LEFT_PAREN) {
        return words.isEmpty() ? "int" : String.join(" ", words);
      }
      if (COMPLICATED.contains(source.kind(t))) {
        break;
      }
      if (!SPECIFIERS.contains(source.kind(t))) {
        words.add(source.tokens().get(t).text());
      }
    }
    throw new WitnessObstacle(line, "what " + function.name() + " returns is not supported");
  }
}
