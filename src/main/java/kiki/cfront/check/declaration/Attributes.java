// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;

/**
 * GNU attributes. Those that change the meaning in a way the typed tree cannot say are refused; the
 * others that are not listed here do not change it.
 */
final class Attributes {
  /** What {@code aligned} without an operand means on x86. */
  private static final int LARGEST_ALIGNMENT = 16;

  /** Of constructors and destructors without one, as gcc has it. */
  private static final int LAST_PRIORITY = 65535;

  private final Checker checker;

  Attributes(Checker checker) {
    this.checker = checker;
  }

  static boolean has(List<AttributeSyntax> attributes, String name) {
    return attributes.stream().anyMatch(a -> a.name().equals(name));
  }

  /** Refuses what the typed tree has no words for. */
  void refuseUnsupported(List<AttributeSyntax> attributes) {
    for (AttributeSyntax a : attributes) {
      switch (a.name()) {
        case "ext_vector_type", "ifunc", "weakref", "scalar_storage_order", "ms_struct" ->
            throw checker.report.unsupported(
                a.token(), "attribute '" + a.name() + "' is not supported");
        default -> {}
      }
    }
  }

  /**
   * The call {@code f(&name)} that {@code cleanup(f)} asks for. Where there is no automatic
   * variable, gcc ignores the attribute.
   */
  Optional<Expression> cleanup(Token name, List<AttributeSyntax> attributes) {
    Optional<Expression> result = Optional.empty();
    for (AttributeSyntax a : attributes) {
      if (a.name().equals("cleanup")) {
        if (a.arguments().size() != 1
            || !(a.arguments().getFirst() instanceof ExpressionSyntax.Name function)) {
          throw checker.report.fail(a.token(), "attribute 'cleanup' needs the name of a function");
        }
        if (result.isPresent()) {
          throw checker.report.unsupported(a.token(), "a second 'cleanup' is not supported");
        }
        ExpressionSyntax variable = new ExpressionSyntax.Name(name);
        ExpressionSyntax address =
            new ExpressionSyntax.Prefix(a.token().withKind(TokenKind.AMPERSAND), variable);
        result =
            Optional.of(
                checker.expressions.check(
                    new ExpressionSyntax.Call(a.token(), function, List.of(address))));
      }
    }
    return result;
  }

  /** The alignment in bytes that attributes ask for, 0 if none does. */
  int aligned(List<AttributeSyntax> attributes) {
    int result = 0;
    for (AttributeSyntax a : attributes) {
      if (a.name().equals("aligned")) {
        int value =
            a.arguments().isEmpty() ? LARGEST_ALIGNMENT : alignment(a.arguments().getFirst());
        result = Math.max(result, value);
      }
    }
    return result;
  }

  /** The alignment in bytes that {@code _Alignas} asks for, 0 if none does. */
  int aligned(Specifiers specifiers) {
    int result = 0;
    for (Specifiers.Alignment a : specifiers.alignments()) {
      int value =
          switch (a) {
            case Specifiers.Alignment.OfExpression e -> alignment(e.expression());
            case Specifiers.Alignment.OfType t ->
                checker.measures.alignment(checker.types.typeName(t.type()), t.token());
          };
      result = Math.max(result, value);
    }
    return result;
  }

  private int alignment(ExpressionSyntax syntax) {
    BigInteger value = checker.constantInteger(syntax, "the alignment");
    boolean power = value.signum() >= 0 && value.bitCount() <= 1;
    if (!power || value.bitLength() > 28) {
      throw checker.report.fail(syntax.token(), "the alignment is not a small power of two");
    }
    return value.intValue();
  }

  /** The type that {@code mode} and {@code vector_size} turn another into. */
  CType mode(CType type, List<AttributeSyntax> attributes) {
    CType result = type;
    for (AttributeSyntax a : attributes) {
      if (a.name().equals("vector_size") && !a.arguments().isEmpty()) {
        result = vector(result, a);
      }
      if (a.name().equals("mode")
          && !a.arguments().isEmpty()
          && a.arguments().getFirst() instanceof ExpressionSyntax.Name name) {
        result = mode(result, name);
      }
    }
    return result;
  }

  /** A vector of the innermost type that a declarator is made from. */
  private CType vector(CType type, AttributeSyntax a) {
    return switch (type) {
      case PointerType p -> new PointerType(vector(p.target(), a), p.targetQualifiers());
      case ArrayType x -> new ArrayType(vector(x.element(), a), x.elementQualifiers(), x.length());
      case FunctionType f -> new FunctionType(vector(f.result(), a), f.parameters(), f.arity());
      default -> vectorOf(type, a);
    };
  }

  private CType vectorOf(CType element, AttributeSyntax a) {
    BigInteger bytes = checker.constantInteger(a.arguments().getFirst(), "the vector's size");
    boolean elements = element.isArithmetic() && !(element instanceof IntType i && i.isBool());
    if (!elements) {
      throw checker.report.fail(a.token(), "there are no vectors of '" + element + "'");
    }
    long size = checker.layout.sizeOf(element);
    boolean legal =
        bytes.signum() > 0
            && bytes.bitLength() <= 20
            && bytes.longValue() % size == 0
            && Long.bitCount(bytes.longValue() / size) == 1;
    if (!legal) {
      throw checker.report.fail(
          a.token(), "the vector's size is no power of two times that of '" + element + "'");
    }
    return PartTypes.vector(element, bytes.longValue() / size, checker.layout);
  }

  private CType mode(CType type, ExpressionSyntax.Name name) {
    CType result =
        switch (type) {
          case IntType i -> integerMode(i.sign(), name.token().text().replace("_", ""));
          case FloatType f -> floatMode(name.token().text().replace("_", ""));
          default -> null;
        };
    if (result == null) {
      throw checker.report.unsupported(
          name.token(), "mode '" + name.token().text() + "' is not supported for '" + type + "'");
    }
    return result;
  }

  private IntType integerMode(IntType.Sign sign, String mode) {
    boolean wide = checker.layout.pointerWidth() == 64;
    return switch (mode) {
      case "QI", "byte" -> IntType.SIGNED_CHAR.withSign(sign);
      case "HI" -> IntType.SHORT.withSign(sign);
      case "SI" -> IntType.INT.withSign(sign);
      case "DI" -> wide ? checker.layout.longType(sign) : IntType.LONG_LONG.withSign(sign);
      case "TI" -> wide ? IntType.INT128.withSign(sign) : null;
      case "word", "pointer", "unwindword" ->
          wide ? checker.layout.longType(sign) : IntType.INT.withSign(sign);
      default -> null;
    };
  }

  private static FloatType floatMode(String mode) {
    return switch (mode) {
      case "HF" -> FloatType.FLOAT16;
      case "SF" -> FloatType.FLOAT;
      case "DF" -> FloatType.DOUBLE;
      case "XF" -> FloatType.LONG_DOUBLE;
      case "TF" -> FloatType.FLOAT128;
      default -> null;
    };
  }

  private int priority(AttributeSyntax a) {
    if (a.arguments().isEmpty()) {
      return LAST_PRIORITY;
    }
    BigInteger priority = checker.constantInteger(a.arguments().getFirst(), "the priority");
    if (priority.signum() < 0 || priority.compareTo(BigInteger.valueOf(LAST_PRIORITY)) > 0) {
      throw checker.report.fail(a.token(), "a priority is between 0 and " + LAST_PRIORITY);
    }
    return priority.intValue();
  }

  /** Records what attributes say about a function or variable. */
  void mark(Symbol symbol, List<AttributeSyntax> attributes) {
    for (AttributeSyntax a : attributes) {
      switch (a.name()) {
        case "alias" -> {
          if (a.arguments().size() != 1
              || !(a.arguments().getFirst() instanceof ExpressionSyntax.Text text)) {
            throw checker.report.fail(a.token(), "attribute 'alias' needs a string");
          }
          symbol.makeAlias(
              StringLiteral.decode(text.tokens(), checker.report.diagnostics()).asText());
        }
        case "noreturn" -> symbol.mark(Symbol.Trait.NORETURN);
        case "weak" -> symbol.mark(Symbol.Trait.WEAK);
        case "constructor" -> symbol.mark(Symbol.Trait.CONSTRUCTOR, priority(a));
        case "destructor" -> symbol.mark(Symbol.Trait.DESTRUCTOR, priority(a));
        default -> {}
      }
    }
  }
}
