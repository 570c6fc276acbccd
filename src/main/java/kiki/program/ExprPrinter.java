// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/**
 * Prints an expression as C, with the fewest parentheses. Conversions that C makes by itself
 * (integer promotions, usual arithmetic conversions, widening of an index) are left out, so that a
 * user reads back what was written. Statements about pointers that C cannot say print as calls.
 */
public final class ExprPrinter {
  private static final int CONDITIONAL = 1;
  private static final int UNARY = 13;
  private static final int POSTFIX = 14;
  private static final int PRIMARY = 15;
  private static final int LINE_DEPTH = 50;
  private static final int LINE_LENGTH = 1000;

  private ExprPrinter() {}

  public static String print(Expr e) {
    StringBuilder out = new StringBuilder();
    print(e, 0, out);
    return out.toString();
  }

  /** For a line of text: parts nested too deeply and what gets too long are cut off. */
  public static String printLine(Expr e) {
    return shortened(print(abbreviated(e, LINE_DEPTH)));
  }

  /** For a user, who does not know the variables that a translation has introduced. */
  public static String describe(Expr e) {
    return shortened(print(told(abbreviated(e, LINE_DEPTH))));
  }

  private static Expr told(Expr e) {
    return e instanceof Expr.Variable(Symbol symbol) && symbol.shown().isPresent()
        ? pseudo(symbol.shown().get(), e.type())
        : Exprs.mapChildren(e, ExprPrinter::told);
  }

  private static String shortened(String text) {
    return text.length() <= LINE_LENGTH ? text : text.substring(0, LINE_LENGTH) + "...";
  }

  private static Expr pseudo(String text, CType type) {
    return new Expr.Variable(
        new Symbol(text, type, Qualifiers.NONE, Symbol.Storage.TEMPORARY, "", Location.NONE));
  }

  private static Expr abbreviated(Expr e, int depth) {
    if (depth > 0 || Exprs.children(e).isEmpty()) {
      return Exprs.mapChildren(e, child -> abbreviated(child, depth - 1));
    }
    return pseudo("...", e.type());
  }

  private static void print(Expr e, int precedence, StringBuilder out) {
    boolean group = precedenceOf(e) < precedence;
    if (group) {
      out.append('(');
    }
    write(e, out);
    if (group) {
      out.append(')');
    }
  }

  private static int precedenceOf(Expr e) {
    return switch (e) {
      case Expr.IntConstant c -> c.value().signum() < 0 || isCastConstant(c) ? UNARY : PRIMARY;
      case Expr.FloatConstant c -> c.value().signBit() ? UNARY : PRIMARY;
      case Expr.NullPointer n -> PRIMARY;
      case Expr.Zero z -> PRIMARY;
      case Expr.StructValue v -> PRIMARY;
      case Expr.ArrayValue v -> PRIMARY;
      case Expr.Variable v -> PRIMARY;
      case Expr.Index i -> POSTFIX;
      case Expr.Member m when PartTypes.isComplex(m.base().type()) -> UNARY;
      case Expr.Member m -> m.field().name().isEmpty() ? precedenceOf(m.base()) : POSTFIX;
      case Expr.Dereference d -> isElement(d) ? POSTFIX : UNARY;
      case Expr.AddressOf a -> isDecay(a) ? precedenceOf(decayed(a)) : UNARY;
      case Expr.Unary u -> isOperator(u.op()) ? UNARY : POSTFIX;
      case Expr.Binary b -> BinarySyntax.precedence(b.op());
      case Expr.Cast c -> isSilent(c) ? precedenceOf(c.operand()) : UNARY;
      case Expr.Conditional c -> CONDITIONAL;
      case Expr.Overflows o -> POSTFIX;
      case Expr.PointerPredicate p ->
          p.test() == Expr.PointerTest.IS_NULL
              ? BinarySyntax.precedence(Expr.BinaryOp.EQUAL)
              : POSTFIX;
      case Expr.HeapPredicate h -> POSTFIX;
      case Expr.PointerQuery q -> POSTFIX;
      case Expr.FusedMultiplyAdd f -> POSTFIX;
      case Expr.Rounded r -> precedenceOf(r.operation());
    };
  }

  private static void write(Expr e, StringBuilder out) {
    switch (e) {
      case Expr.IntConstant c -> out.append(integer(c));
      case Expr.FloatConstant c -> out.append(c.value().toCString(((FloatType) c.type()).suffix()));
      case Expr.NullPointer n -> out.append("NULL");
      case Expr.Zero z -> out.append(z.type().isAggregate() ? "{0}" : "0");
      case Expr.StructValue v -> values(v.members(), out);
      case Expr.ArrayValue v -> {
        if (CharacterText.isText(v)) {
          out.append(CharacterText.of(v));
        } else {
          values(v.elements(), out);
        }
      }
      case Expr.Variable v -> out.append(v.symbol().name());
      case Expr.Index(Expr array, Expr index) -> element(array, index, out);
      case Expr.Member m -> member(m, out);
      case Expr.Dereference d -> dereference(d, out);
      case Expr.AddressOf a -> address(a, out);
      case Expr.Unary u -> unary(u, out);
      case Expr.Binary b -> BinarySyntax.write(b, out, ExprPrinter::print);
      case Expr.Cast c -> cast(c, out);
      case Expr.Conditional(Expr condition, Expr a, Expr b, CType t) -> {
        print(condition, CONDITIONAL + 1, out);
        out.append(" ? ");
        print(a, CONDITIONAL, out);
        out.append(" : ");
        print(b, CONDITIONAL, out);
      }
      case Expr.Overflows(Expr.BinaryOp op, Expr a, Expr b) -> {
        out.append("overflow(");
        print(new Expr.Binary(op, a, b, a.type()), 0, out);
        out.append(')');
      }
      case Expr.PointerPredicate p -> predicate(p, out);
      case Expr.HeapPredicate(Expr.HeapTest test) -> call("heap_" + test.name(), List.of(), out);
      case Expr.PointerQuery(Expr.PointerAttribute attribute, Expr p, IntType t) ->
          call(attribute.name(), List.of(p), out);
      case Expr.FusedMultiplyAdd(Expr a, Expr b, Expr c, CType t) ->
          call("fma", List.of(a, b, c), out);
      case Expr.Rounded r -> write(r.operation(), out);
    }
  }

  private static void values(List<Expr> values, StringBuilder out) {
    out.append(values.isEmpty() ? "{0" : "{");
    boolean first = true;
    for (Expr v : values) {
      out.append(first ? "" : ", ");
      first = false;
      print(v, 0, out);
    }
    out.append('}');
  }

  private static void call(String name, List<Expr> arguments, StringBuilder out) {
    out.append(name.toLowerCase(Locale.ROOT)).append('(');
    out.append(arguments.stream().map(ExprPrinter::print).collect(Collectors.joining(", ")));
    out.append(')');
  }

  private static void predicate(Expr.PointerPredicate p, StringBuilder out) {
    if (p.test() == Expr.PointerTest.IS_NULL) {
      print(
          Exprs.compare(
              Expr.BinaryOp.EQUAL,
              p.pointer(),
              new Expr.NullPointer((PointerType) p.pointer().type())),
          0,
          out);
    } else {
      call(p.test().name(), Exprs.children(p), out);
    }
  }

  private static String integer(Expr.IntConstant c) {
    IntType type = c.type();
    String digits = c.value().toString();
    if (type.isSigned() && type.width() >= 32 && c.value().equals(type.minimum())) {
      return "(" + c.value().add(BigInteger.ONE) + suffix(type) + " - 1)";
    }
    return isCastConstant(c) ? "(" + type + ")" + digits : digits + suffix(type);
  }

  /** C has no literals of these types. */
  private static boolean isCastConstant(Expr.IntConstant c) {
    return switch (c.type().kind()) {
      case BOOL, INT, LONG, LONG_LONG, INT128 -> false;
      case BITFIELD, CHAR, SIGNED_CHAR, UNSIGNED_CHAR, SHORT, BITVECTOR -> true;
    };
  }

  private static String suffix(IntType type) {
    String unsigned = type.isSigned() ? "" : "u";
    return switch (type.kind()) {
      case LONG -> unsigned + "l";
      case LONG_LONG, INT128 -> unsigned + "ll";
      case INT -> unsigned;
      case BOOL, BITFIELD, CHAR, SIGNED_CHAR, UNSIGNED_CHAR, SHORT, BITVECTOR -> "";
    };
  }

  private static void element(Expr array, Expr index, StringBuilder out) {
    print(array, POSTFIX, out);
    out.append('[');
    print(BinarySyntax.asIndex(index), 0, out);
    out.append(']');
  }

  private static boolean isElement(Expr.Dereference d) {
    return d.pointer() instanceof Expr.Binary b
        && b.op() == Expr.BinaryOp.POINTER_ADD
        && ((PointerType) b.type()).target().equals(d.type());
  }

  private static void dereference(Expr.Dereference d, StringBuilder out) {
    if (isElement(d) && d.pointer() instanceof Expr.Binary b) {
      element(b.left(), b.right(), out);
    } else {
      out.append('*');
      print(d.pointer(), UNARY, out);
    }
  }

  /** Members of anonymous structures and unions are named without them. */
  private static void member(Expr.Member m, StringBuilder out) {
    if (m.field().name().isEmpty()) {
      print(m.base(), 0, out);
      return;
    }
    Expr base = m.base();
    if (PartTypes.isComplex(base.type())) {
      out.append(m.field().name()).append(' ');
      print(base, UNARY, out);
      return;
    }
    while (base instanceof Expr.Member(Expr outer, StructType.Field f) && f.name().isEmpty()) {
      base = outer;
    }
    if (base instanceof Expr.Dereference d && !isElement(d)) {
      print(d.pointer(), POSTFIX, out);
      out.append("->");
    } else {
      print(base, POSTFIX, out);
      out.append('.');
    }
    out.append(m.field().name());
  }

  /** The address of the first element is written as the array, that of a function as its name. */
  private static boolean isDecay(Expr.AddressOf a) {
    return a.target() instanceof Expr.Variable(Symbol s) && s.isFunction()
        || a.target() instanceof Expr.Index(Expr array, Expr.IntConstant i)
            && i.value().signum() == 0;
  }

  private static Expr decayed(Expr.AddressOf a) {
    return a.target() instanceof Expr.Index i ? i.array() : a.target();
  }

  private static void address(Expr.AddressOf a, StringBuilder out) {
    if (isDecay(a)) {
      write(decayed(a), out);
    } else {
      out.append('&');
      print(a.target(), UNARY, out);
    }
  }

  private static boolean isOperator(Expr.UnaryOp op) {
    return op == Expr.UnaryOp.NEGATE || op == Expr.UnaryOp.BIT_NOT || op == Expr.UnaryOp.NOT;
  }

  private static void unary(Expr.Unary u, StringBuilder out) {
    String symbol =
        switch (u.op()) {
          case NEGATE -> "-";
          case BIT_NOT -> "~";
          case NOT -> "!";
          case ABSOLUTE -> "fabs";
          case SQUARE_ROOT -> "sqrt";
          case ROUND_IN_MODE -> "rint";
          case ROUND_NEAREST_EVEN -> "roundeven";
          case ROUND_NEAREST_AWAY -> "round";
          case ROUND_UP -> "ceil";
          case ROUND_DOWN -> "floor";
          case ROUND_TO_ZERO -> "trunc";
          case IS_NAN -> "isnan";
          case IS_INFINITE -> "isinf";
          case IS_NORMAL -> "isnormal";
          case IS_SUBNORMAL -> "issubnormal";
          case IS_ZERO -> "iszero";
          case SIGN_BIT -> "signbit";
          case FLOAT_TO_BITS -> "float_to_bits";
          case BITS_TO_FLOAT -> "bits_to_float";
        };
    if (!isOperator(u.op())) {
      call(symbol, List.of(u.operand()), out);
      return;
    }
    out.append(symbol);
    int start = out.length();
    print(u.operand(), UNARY, out);
    if (u.op() == Expr.UnaryOp.NEGATE && out.charAt(start) == '-') {
      out.insert(start, ' ');
    }
  }

  /** A truth value used as an integer needs no cast in C. */
  private static boolean isSilent(Expr.Cast c) {
    return c.type().equals(IntType.INT) && BinarySyntax.naturalType(c.operand()).equals(c.type());
  }

  private static void cast(Expr.Cast c, StringBuilder out) {
    if (isSilent(c)) {
      write(c.operand(), out);
    } else {
      out.append('(').append(c.type()).append(')');
      print(c.operand(), UNARY, out);
    }
  }
}
