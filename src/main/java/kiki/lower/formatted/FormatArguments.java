// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.Types;
import kiki.program.Expr;

/** The arguments that the directives of a format take, one after the other. */
sealed interface FormatArguments {
  /** The next one, of the class of a type; an unknown value if there is no such argument. */
  Expr next(CType wanted, String directive);

  /** The next argument if it is a pointer; there must be one. */
  Optional<Expr> nextPointer(String directive);

  /** The text of the next argument if it is a string literal, which is then taken. */
  Optional<String> nextLiteral();

  /** The arguments of a call. */
  final class Listed implements FormatArguments {
    private final FormatCode code;
    private final List<Expression> expressions;
    private final List<Expr> values;
    private int position;

    Listed(FormatCode code, List<Expression> expressions, List<Expr> values) {
      this.code = code;
      this.expressions = expressions;
      this.values = values;
    }

    @Override
    public Optional<String> nextLiteral() {
      Optional<String> text =
          position < expressions.size()
              ? code.lowering().calls().literal(expressions.get(position))
              : Optional.empty();
      text.ifPresent(t -> position++);
      return text.map(t -> t.indexOf('\0') < 0 ? t : t.substring(0, t.indexOf('\0')));
    }

    @Override
    public Expr next(CType wanted, String directive) {
      if (position >= values.size()) {
        code.violate("no argument for " + directive);
        return code.approximation(wanted);
      }
      Expr value = values.get(position++);
      if (!isOfClass(value.type(), wanted)) {
        code.violate("argument " + position + " of the format is not of the class of " + directive);
        return code.approximation(wanted);
      }
      return isNarrower(value.type(), wanted) ? code.approximation(wanted) : value;
    }

    @Override
    public Optional<Expr> nextPointer(String directive) {
      boolean isPointer =
          position < values.size() && values.get(position).type() instanceof PointerType;
      Expr pointer = next(Types.VOID_POINTER, directive);
      if (!isPointer) {
        code.unsupported("an argument of " + directive + " that is no pointer");
      }
      return isPointer ? Optional.of(pointer) : Optional.empty();
    }

    /** C11 7.21.6.1p9, but for the size and the sign of integers, and the targets of pointers. */
    private static boolean isOfClass(CType given, CType wanted) {
      return switch (wanted) {
        case IntType w -> given instanceof IntType;
        case FloatType w -> given instanceof FloatType && given.equals(wanted);
        case PointerType w -> given instanceof PointerType;
        case CType other -> throw new IllegalArgumentException("no argument of type " + other);
      };
    }

    /** Bits that are taken and not passed hold anything. */
    private static boolean isNarrower(CType given, CType wanted) {
      return given instanceof IntType g
          && wanted instanceof IntType w
          && g.width() < w.width()
          && w.width() > IntType.INT.width();
    }
  }

  /** A {@code va_list}: its slots are read one by one. */
  final class Slots implements FormatArguments {
    private final FormatCode code;
    private Expr cursor;

    Slots(FormatCode code, Expr list) {
      this.code = code;
      this.cursor = list;
    }

    @Override
    public Optional<String> nextLiteral() {
      return Optional.empty();
    }

    @Override
    public Optional<Expr> nextPointer(String directive) {
      return Optional.of(next(Types.VOID_POINTER, directive));
    }

    @Override
    public Expr next(CType wanted, String directive) {
      FunctionLowering f = code.lowering();
      CType stored =
          wanted instanceof IntType i && i.width() < IntType.INT.width() ? IntType.INT : wanted;
      Expr place = f.variadics().slot(cursor, stored);
      Expr value = f.code().hold("argument", place, code.location());
      cursor = f.variadics().after(cursor, stored);
      return value;
    }
  }
}
