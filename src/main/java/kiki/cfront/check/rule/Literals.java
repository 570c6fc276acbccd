// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.check.scope.Report;
import kiki.cfront.lex.CharLiteral;
import kiki.cfront.lex.LiteralEncoding;
import kiki.cfront.lex.NumericLiteral;
import kiki.cfront.lex.NumericLiteral.FloatLiteral;
import kiki.cfront.lex.NumericLiteral.IntegerLiteral;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Language;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.DataModel;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Types and values of constants and string literals (C11 6.4.4, 6.4.5). */
public final class Literals {
  private final Language language;
  private final TypeRules rules;
  private final Report report;
  private final Map<StringLiteral, Symbol> strings = new LinkedHashMap<>();

  public Literals(Language language, TypeRules rules, Report report) {
    this.language = language;
    this.rules = rules;
    this.report = report;
  }

  public Expression number(Token token) {
    NumericLiteral literal = NumericLiteral.parse(token, report.diagnostics());
    Expression value =
        switch (literal) {
          case IntegerLiteral i -> integer(i, token);
          case FloatLiteral f -> floating(f, token.location());
        };
    return literal.part() == NumericLiteral.Part.IMAGINARY ? imaginary(value) : value;
  }

  /** GNU {@code 2.0i}: a complex number whose real part is zero. */
  private Expression imaginary(Expression value) {
    Expression zero =
        new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, value.location());
    return new Expression.Builtin(
        "__builtin_complex",
        List.of(ImplicitConversions.implicit(zero, value.type()), value),
        PartTypes.complex(value.type(), rules.layout()),
        value.location());
  }

  private Expression integer(IntegerLiteral literal, Token token) {
    if (literal.length() == NumericLiteral.Length.BIT_PRECISE) {
      return bitPrecise(literal, token);
    }
    for (IntType type : candidates(literal)) {
      if (type.contains(literal.value())) {
        return new Expression.IntegerConstant(literal.value(), type, token.location());
      }
    }
    report.warning(token, "integer constant is too large for its type");
    IntType widest = IntType.UNSIGNED_LONG_LONG;
    return new Expression.IntegerConstant(widest.wrap(literal.value()), widest, token.location());
  }

  private static Expression bitPrecise(IntegerLiteral literal, Token token) {
    boolean unsigned = literal.signedness() == NumericLiteral.Signedness.UNSIGNED;
    int digits = Math.max(1, literal.value().bitLength());
    IntType type =
        new IntType(
            IntType.Kind.BITVECTOR,
            unsigned ? digits : digits + 1,
            unsigned ? IntType.Sign.UNSIGNED : IntType.Sign.SIGNED);
    return new Expression.IntegerConstant(literal.value(), type, token.location());
  }

  /** The table of C11 6.4.4.1p5; gcc adds {@code __int128} to the decimal ones. */
  private List<IntType> candidates(IntegerLiteral literal) {
    List<IntType> signed = new ArrayList<>();
    if (literal.length() == NumericLiteral.Length.PLAIN) {
      signed.add(IntType.INT);
    }
    if (literal.length() != NumericLiteral.Length.LONG_LONG) {
      signed.add(rules.layout().longType(IntType.Sign.SIGNED));
    }
    signed.add(IntType.LONG_LONG);
    boolean onlyUnsigned = literal.signedness() == NumericLiteral.Signedness.UNSIGNED;
    boolean onlySigned = !onlyUnsigned && literal.radix() == NumericLiteral.Radix.DECIMAL;
    List<IntType> result = new ArrayList<>();
    for (IntType type : signed) {
      if (!onlyUnsigned) {
        result.add(type);
      }
      if (!onlySigned) {
        result.add(type.withSign(IntType.Sign.UNSIGNED));
      }
    }
    if (onlySigned) {
      boolean wide = language.dataModel() == DataModel.LP64;
      result.add(wide ? IntType.INT128 : IntType.UNSIGNED_LONG_LONG);
    }
    return result;
  }

  private static Expression floating(FloatLiteral literal, Location location) {
    FloatType type =
        switch (literal.suffix()) {
          case FLOAT16 -> FloatType.FLOAT16;
          case FLOAT, FLOAT32 -> FloatType.FLOAT;
          case DOUBLE, FLOAT64, FLOAT32X -> FloatType.DOUBLE;
          case LONG_DOUBLE, FLOAT64X, FLOAT80 -> FloatType.LONG_DOUBLE;
          case FLOAT128, QUAD -> FloatType.FLOAT128;
        };
    String text =
        literal.base() == 2
            ? "0x" + literal.significand().toString(16) + "p" + literal.exponent()
            : literal.significand() + "e" + literal.exponent();
    IeeeFloat value = IeeeFloat.parse(type.format(), text, RoundingMode.NEAREST_EVEN);
    return new Expression.FloatConstant(value, type, location);
  }

  public Expression character(Token token) {
    CharLiteral literal = CharLiteral.decode(token, language, report.diagnostics());
    IntType type =
        switch (literal.encoding()) {
          case NARROW -> IntType.INT;
          case UTF8 -> IntType.UNSIGNED_CHAR;
          case WIDE, CHAR16, CHAR32 -> element(literal.encoding());
        };
    return new Expression.IntegerConstant(
        type.wrap(BigInteger.valueOf(literal.value())), type, token.location());
  }

  private IntType element(LiteralEncoding encoding) {
    return switch (encoding) {
      case NARROW, UTF8 -> rules.plainChar();
      case WIDE -> rules.layout().wideCharType();
      case CHAR16 -> IntType.UNSIGNED_SHORT;
      case CHAR32 -> IntType.UNSIGNED_INT;
    };
  }

  public Expression.StringLiteral string(List<Token> tokens) {
    StringLiteral literal = StringLiteral.decode(tokens, report.diagnostics());
    return string(literal, tokens.getFirst().location());
  }

  public Expression.StringLiteral string(StringLiteral literal, Location location) {
    Symbol symbol = strings.get(literal);
    if (symbol == null) {
      ArrayType type = ArrayType.of(element(literal.encoding()), literal.units().length + 1L);
      symbol =
          new Symbol(
              literal.toString(),
              type,
              Qualifiers.NONE,
              Symbol.Storage.STRING_LITERAL,
              "",
              location);
      strings.put(literal, symbol);
    }
    return new Expression.StringLiteral(symbol, symbol.type(), location);
  }

  /** The objects behind all string literals used so far. */
  public List<TranslationUnit.GlobalVariable> objects() {
    List<TranslationUnit.GlobalVariable> result = new ArrayList<>();
    strings.forEach(
        (literal, symbol) ->
            result.add(
                new TranslationUnit.GlobalVariable(
                    symbol,
                    Optional.of(contents(literal, symbol)),
                    TranslationUnit.Definition.FULL)));
    return result;
  }

  /** The characters of a literal that {@link #string} made, and the zero that ends it. */
  public List<Expression> units(Expression.StringLiteral literal) {
    return strings.entrySet().stream()
        .filter(e -> e.getValue().equals(literal.symbol()))
        .findFirst()
        .map(e -> units(e.getKey(), e.getValue()))
        .orElseThrow();
  }

  private static List<Expression> units(StringLiteral literal, Symbol symbol) {
    IntType element = (IntType) ((ArrayType) symbol.type()).element();
    List<Expression> result = new ArrayList<>();
    for (int i = 0; i <= literal.units().length; i++) {
      int unit = i < literal.units().length ? literal.units()[i] : 0;
      BigInteger value = element.wrap(BigInteger.valueOf(unit));
      result.add(new Expression.IntegerConstant(value, element, symbol.location()));
    }
    return result;
  }

  private static Initializer contents(StringLiteral literal, Symbol symbol) {
    Location location = symbol.location();
    List<Initializer.ElementEntry> entries = new ArrayList<>();
    for (Expression unit : units(literal, symbol)) {
      int i = entries.size();
      entries.add(new Initializer.ElementEntry(i, i, new Initializer.Single(unit, location)));
    }
    return new Initializer.Elements(symbol.type(), entries, location);
  }
}
