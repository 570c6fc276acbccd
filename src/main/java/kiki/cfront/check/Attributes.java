package kiki.cfront.check;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.parse.AttributeSyntax;
import kiki.cfront.parse.ExpressionSyntax;
import kiki.cfront.parse.Specifiers;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;

/**
 * GNU attributes. Those that change the meaning in a way the typed tree cannot say are refused; the
 * others that are not listed here do not change it.
 */
final class Attributes {
  /** What {@code aligned} without an operand means on x86. */
  private static final int LARGEST_ALIGNMENT = 16;

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
        case "vector_size",
            "ext_vector_type",
            "alias",
            "ifunc",
            "weakref",
            "cleanup",
            "scalar_storage_order",
            "ms_struct" ->
            throw checker.report.fail(a.token(), "attribute '" + a.name() + "' is not supported");
        default -> {}
      }
    }
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
          a.type() == null
              ? alignment(a.expression())
              : checker.measures.alignment(checker.types.typeName(a.type()), a.token());
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

  /** The type that {@code mode} turns another into. */
  CType mode(CType type, List<AttributeSyntax> attributes) {
    CType result = type;
    for (AttributeSyntax a : attributes) {
      if (a.name().equals("mode")
          && !a.arguments().isEmpty()
          && a.arguments().getFirst() instanceof ExpressionSyntax.Name name) {
        result = mode(result, name);
      }
    }
    return result;
  }

  private CType mode(CType type, ExpressionSyntax.Name name) {
    CType result =
        switch (type) {
          case IntType i -> integerMode(i.sign(), name.token().text().replace("_", ""));
          case FloatType f -> floatMode(name.token().text().replace("_", ""));
          default -> null;
        };
    if (result == null) {
      throw checker.report.fail(
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

  /** Records what attributes say about a function or variable. */
  static void mark(Symbol symbol, List<AttributeSyntax> attributes) {
    for (AttributeSyntax a : attributes) {
      switch (a.name()) {
        case "noreturn" -> symbol.mark(Symbol.Trait.NORETURN);
        case "weak" -> symbol.mark(Symbol.Trait.WEAK);
        case "constructor" -> symbol.mark(Symbol.Trait.CONSTRUCTOR);
        case "destructor" -> symbol.mark(Symbol.Trait.DESTRUCTOR);
        default -> {}
      }
    }
  }
}
