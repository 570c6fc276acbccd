// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;

/** How binary operators are written in C, and which conversions of operands go without saying. */
final class BinarySyntax {
  /** Prints a subexpression for a place of the given precedence. */
  interface Printer {
    void print(Expr e, int precedence, StringBuilder out);
  }

  private BinarySyntax() {}

  static int precedence(Expr.BinaryOp op) {
    return switch (op) {
      case MULTIPLY, DIVIDE, REMAINDER -> 12;
      case ADD, SUBTRACT, POINTER_ADD, POINTER_SUBTRACT, POINTER_DIFFERENCE -> 11;
      case SHIFT_LEFT, SHIFT_RIGHT -> 10;
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> 9;
      case EQUAL, NOT_EQUAL -> 8;
      case BIT_AND -> 7;
      case BIT_XOR -> 6;
      case BIT_OR -> 5;
      case AND -> 4;
      case OR, IMPLIES -> 3;
      case IEEE_REMAINDER, MINIMUM, MAXIMUM -> 14;
    };
  }

  static String symbol(Expr.BinaryOp op) {
    return switch (op) {
      case MULTIPLY -> "*";
      case DIVIDE -> "/";
      case REMAINDER -> "%";
      case ADD, POINTER_ADD -> "+";
      case SUBTRACT, POINTER_SUBTRACT, POINTER_DIFFERENCE -> "-";
      case SHIFT_LEFT -> "<<";
      case SHIFT_RIGHT -> ">>";
      case LESS -> "<";
      case LESS_OR_EQUAL -> "<=";
      case GREATER -> ">";
      case GREATER_OR_EQUAL -> ">=";
      case EQUAL -> "==";
      case NOT_EQUAL -> "!=";
      case BIT_AND -> "&";
      case BIT_XOR -> "^";
      case BIT_OR -> "|";
      case AND -> "&&";
      case OR, IMPLIES -> "||";
      case IEEE_REMAINDER -> "remainder";
      case MINIMUM -> "fmin";
      case MAXIMUM -> "fmax";
    };
  }

  static void write(Expr.Binary b, StringBuilder out, Printer printer) {
    boolean isFloatRemainder = b.op() == Expr.BinaryOp.REMAINDER && b.type() instanceof FloatType;
    if (isFloatRemainder || precedence(b.op()) == 14) {
      out.append(isFloatRemainder ? "fmod" : symbol(b.op())).append('(');
      printer.print(b.left(), 0, out);
      out.append(", ");
      printer.print(b.right(), 0, out);
      out.append(')');
      return;
    }
    int own = precedence(b.op());
    Expr[] operands = operands(b);
    if (b.op() == Expr.BinaryOp.IMPLIES) {
      out.append('!');
      printer.print(operands[0], 13, out);
    } else {
      printer.print(operands[0], own, out);
    }
    out.append(' ').append(symbol(b.op())).append(' ');
    printer.print(operands[1], own + 1, out);
  }

  /** The operands, without the conversions that C makes by itself at this place. */
  private static Expr[] operands(Expr.Binary b) {
    return switch (b.op().kind()) {
      case SHIFT -> {
        Expr left = plain(b.left());
        boolean implied = promoted(naturalType(left)).equals(b.type());
        yield new Expr[] {implied ? left : b.left(), asIndex(b.right())};
      }
      case POINTER -> {
        boolean moves = b.op() != Expr.BinaryOp.POINTER_DIFFERENCE;
        yield new Expr[] {b.left(), moves ? asIndex(b.right()) : b.right()};
      }
      case LOGICAL -> new Expr[] {b.left(), b.right()};
      case ARITHMETIC, BITWISE, COMPARISON -> balanced(b.left(), b.right());
    };
  }

  private static Expr[] balanced(Expr left, Expr right) {
    CType type = left.type();
    if (!type.isArithmetic()) {
      return new Expr[] {left, right};
    }
    Expr l = plain(left);
    Expr r = plain(right);
    if (fits(l, r, type)) {
      return new Expr[] {l, r};
    }
    if (fits(l, right, type)) {
      return new Expr[] {l, right};
    }
    return fits(left, r, type) ? new Expr[] {left, r} : new Expr[] {left, right};
  }

  /** Whether C computes on these two in {@code type}, or in {@code int} with the same value. */
  private static boolean fits(Expr l, Expr r, CType type) {
    CType common = usual(naturalType(l), naturalType(r));
    return common.equals(type)
        || type instanceof IntType i && i.width() < 32 && common.equals(IntType.INT);
  }

  /** Without an arithmetic conversion; a constant as one of type int, if it fits. */
  private static Expr plain(Expr e) {
    if (e instanceof Expr.Cast(Expr inner, CType t)
        && t.isArithmetic()
        && naturalType(inner).isArithmetic()) {
      return inner;
    }
    if (e instanceof Expr.IntConstant c && IntType.INT.contains(c.value())) {
      return new Expr.IntConstant(c.value(), IntType.INT);
    }
    return e;
  }

  /** An index or amount: any conversion that keeps the value can go. */
  static Expr asIndex(Expr e) {
    if (e instanceof Expr.Cast(Expr inner, IntType to)
        && naturalType(inner) instanceof IntType from
        && to.contains(from.minimum())
        && to.contains(from.maximum())) {
      return asIndex(inner);
    }
    return e instanceof Expr.IntConstant ? plain(e) : e;
  }

  /** The type that C gives to what is printed: truth values are {@code int} there. */
  static CType naturalType(Expr e) {
    boolean isTruth =
        e instanceof Expr.Binary b && b.type().equals(IntType.BOOL)
            || e instanceof Expr.Unary u && u.type().equals(IntType.BOOL)
            || e instanceof Expr.Overflows
            || e instanceof Expr.PointerPredicate
            || e instanceof Expr.HeapPredicate
            || e instanceof Expr.IntConstant c && c.type().isBool();
    return isTruth ? IntType.INT : e.type();
  }

  private static CType promoted(CType type) {
    return type instanceof IntType i
            && i.kind().compareTo(IntType.Kind.INT) < 0
            && (i.width() < 32 || i.isSigned() && i.width() == 32)
        ? IntType.INT
        : type;
  }

  /** The usual arithmetic conversions (C11 6.3.1.8). */
  private static CType usual(CType a, CType b) {
    if (a instanceof FloatType f) {
      return b instanceof FloatType g && g.kind().compareTo(f.kind()) > 0 ? g : f;
    }
    if (b instanceof FloatType) {
      return b;
    }
    if (!(promoted(a) instanceof IntType i) || !(promoted(b) instanceof IntType j)) {
      return a;
    }
    if (i.sign() == j.sign()) {
      return i.kind().compareTo(j.kind()) >= 0 ? i : j;
    }
    IntType unsigned = i.isSigned() ? j : i;
    IntType signed = i.isSigned() ? i : j;
    if (unsigned.kind().compareTo(signed.kind()) >= 0) {
      return unsigned;
    }
    return signed.width() > unsigned.width() ? signed : signed.withSign(IntType.Sign.UNSIGNED);
  }
}
