// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Reads of volatile objects (C11 6.7.3p7) that give any value each time, as those of a hardware
 * register, where the user asks for it. Others are reads of ordinary memory.
 */
final class Volatiles {
  private final Options.Environment environment;

  Volatiles(Options.Environment environment) {
    this.environment = environment;
  }

  /** Whether reading the lvalue gives any value. */
  boolean isInput(Expression lvalue) {
    return switch (environment.volatiles()) {
      case ANY_VALUE -> isVolatile(lvalue);
      case MEMORY -> !environment.volatileNames().isEmpty() && isNamed(lvalue);
    };
  }

  private boolean isNamed(Expression lvalue) {
    return switch (lvalue) {
      case Expression.Reference r -> isNamed(r.symbol());
      case Expression.Member m -> isNamed(m.base());
      case Expression.Index i -> i.base().type() instanceof ArrayType && isNamed(i.base());
      case Expression other -> false;
    };
  }

  private boolean isNamed(Symbol symbol) {
    return environment.volatileNames().contains(symbol.name())
        || environment.volatileNames().contains(symbol.function() + "::" + symbol.name());
  }

  private static boolean isVolatile(Expression lvalue) {
    return switch (lvalue) {
      case Expression.Reference r ->
          r.symbol().qualifiers().isVolatile() || hasVolatileElements(r.type());
      case Expression.CompoundLiteral c ->
          c.symbol().qualifiers().isVolatile() || hasVolatileElements(c.type());
      case Expression.Dereference d -> target(d.pointer().type()).isVolatile();
      case Expression.Index i ->
          i.base().type() instanceof ArrayType a
              ? a.elementQualifiers().isVolatile() || isVolatile(i.base())
              : target(i.base().type()).isVolatile();
      case Expression.Member m -> m.field().qualifiers().isVolatile() || isVolatile(m.base());
      case Expression other -> false;
    };
  }

  private static boolean hasVolatileElements(CType type) {
    return type instanceof ArrayType a
        && (a.elementQualifiers().isVolatile() || hasVolatileElements(a.element()));
  }

  private static Qualifiers target(CType type) {
    return type instanceof PointerType p ? p.targetQualifiers() : Qualifiers.NONE;
  }

  /** What a read gives; the place is still accessed, so that it must be valid. */
  Expr read(FunctionLowering f, Expression lvalue, Expr place) {
    if (place.type() instanceof ArrayType || !isInput(lvalue)) {
      return place;
    }
    Location at = lvalue.location();
    Expr.Variable value = f.code().hold("volatile", place, at);
    String source = "volatile " + ExprPrinter.printLine(place);
    f.code().add(new Instruction.Input(value, source, at));
    return value;
  }
}
