// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Report;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.VoidType;
import kiki.options.DataModel;

/** The type that keywords such as {@code unsigned long int} name (C11 6.7.2p2). */
final class BasicTypes {
  private final Report report;
  private final TypeRules rules;

  BasicTypes(Report report, TypeRules rules) {
    this.report = report;
    this.rules = rules;
  }

  /** {@code words} is not empty. */
  CType resolve(List<Token> words) {
    Map<TokenKind, Integer> counts = new EnumMap<>(TokenKind.class);
    List<Token> bases = new ArrayList<>();
    for (Token word : words) {
      counts.merge(word.kind(), 1, Integer::sum);
      switch (word.kind()) {
        case SIGNED, UNSIGNED, SHORT, LONG, COMPLEX -> {}
        case IMAGINARY ->
            throw new CheckFailure.Unsupported(word, "imaginary numbers are not supported");
        case DECIMAL32, DECIMAL64, DECIMAL128 ->
            throw new CheckFailure.Unsupported(word, "decimal floating types are not supported");
        default -> bases.add(word);
      }
    }
    // CBMC takes "__int128 int" as other compilers take "long int".
    if (bases.size() == 2 && counts.containsKey(TokenKind.INT128)) {
      bases.removeIf(word -> word.is(TokenKind.INT));
    }
    boolean complex = counts.containsKey(TokenKind.COMPLEX);
    if (complex && words.size() == 1) {
      return PartTypes.complex(FloatType.DOUBLE, rules.layout());
    }
    CType result = bases.size() > 1 ? null : combine(counts, bases, words.getFirst());
    if (complex && result != null) {
      result = result.isArithmetic() ? complex(result, counts) : null;
    }
    if (result == null) {
      throw report.fail(words.getLast(), "this combination of type specifiers names no type");
    }
    return result;
  }

  /** GNU has complex integers, too. */
  private CType complex(CType part, Map<TokenKind, Integer> counts) {
    return counts.get(TokenKind.COMPLEX) > 1 ? null : PartTypes.complex(part, rules.layout());
  }

  /** The type, or null if there is none. */
  private CType combine(Map<TokenKind, Integer> counts, List<Token> bases, Token first) {
    int shorts = counts.getOrDefault(TokenKind.SHORT, 0);
    int longs = counts.getOrDefault(TokenKind.LONG, 0);
    int signs =
        counts.getOrDefault(TokenKind.SIGNED, 0) + counts.getOrDefault(TokenKind.UNSIGNED, 0);
    if (signs > 1 || shorts > 1 || longs > 2 || shorts + longs > 0 && shorts * longs > 0) {
      return null;
    }
    IntType.Sign sign =
        counts.containsKey(TokenKind.UNSIGNED) ? IntType.Sign.UNSIGNED : IntType.Sign.SIGNED;
    TokenKind base = bases.isEmpty() ? TokenKind.INT : bases.getFirst().kind();
    boolean sized = shorts + longs > 0;
    return switch (base) {
      case INT -> integer(shorts, longs, sign);
      case CHAR_TYPE -> sized ? null : character(signs, sign);
      case INT128 -> sized ? null : wide(sign, first);
      case DOUBLE -> signs > 0 || shorts > 0 || longs > 1 ? null : floating(longs);
      default -> signs > 0 || sized ? null : other(base);
    };
  }

  private IntType integer(int shorts, int longs, IntType.Sign sign) {
    if (shorts == 1) {
      return IntType.SHORT.withSign(sign);
    }
    return switch (longs) {
      case 0 -> IntType.INT.withSign(sign);
      case 1 -> rules.layout().longType(sign);
      default -> IntType.LONG_LONG.withSign(sign);
    };
  }

  private IntType character(int signs, IntType.Sign sign) {
    return signs == 0 ? rules.plainChar() : IntType.SIGNED_CHAR.withSign(sign);
  }

  private IntType wide(IntType.Sign sign, Token at) {
    if (rules.layout().model() == DataModel.ILP32) {
      throw report.unsupported(at, "'__int128' is not supported on this target");
    }
    return IntType.INT128.withSign(sign);
  }

  private static FloatType floating(int longs) {
    return longs == 1 ? FloatType.LONG_DOUBLE : FloatType.DOUBLE;
  }

  private static CType other(TokenKind base) {
    return switch (base) {
      case VOID -> VoidType.VOID;
      case BOOL, CPROVER_BOOL -> IntType.BOOL;
      case FLOAT16 -> FloatType.FLOAT16;
      case FLOAT, FLOAT32 -> FloatType.FLOAT;
      case FLOAT64, FLOAT32X -> FloatType.DOUBLE;
      case FLOAT64X, FLOAT80 -> FloatType.LONG_DOUBLE;
      case FLOAT128 -> FloatType.FLOAT128;
      default -> null;
    };
  }
}
