// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;

/**
 * What CBMC has for clauses of contracts alone. They are no functions: an operand may be a place
 * whose value they set, or be evaluated at another time.
 */
public final class ContractBuiltinChecker {
  private final CheckContext context;

  ContractBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  static boolean isName(String name) {
    return switch (name) {
      case "__CPROVER_old",
          "__CPROVER_loop_entry",
          "__CPROVER_is_fresh",
          "__CPROVER_pointer_in_range_dfcc",
          "__CPROVER_pointer_equals",
          "__CPROVER_is_freeable",
          "__CPROVER_was_freed",
          "__CPROVER_object_whole",
          "__CPROVER_object_from",
          "__CPROVER_object_upto",
          "__CPROVER_typed_target" ->
          true;
      default -> false;
    };
  }

  /** Whether the builtin stands for bytes that a function or a loop may write. */
  public static boolean isTarget(Expression.Builtin b) {
    return switch (b.name()) {
      case "__CPROVER_object_whole",
          "__CPROVER_object_from",
          "__CPROVER_object_upto",
          "__CPROVER_typed_target" ->
          true;
      default -> false;
    };
  }

  Expression call(ExpressionSyntax.Call c, Token name) {
    List<ExpressionSyntax> given = c.arguments();
    List<Expression> arguments = new ArrayList<>();
    CType type = IntType.BOOL;
    switch (name.text()) {
      case "__CPROVER_old", "__CPROVER_loop_entry" -> {
        require(c, name, 1);
        arguments.add(context.expressions.value(given.getFirst()));
        type = arguments.getFirst().type();
      }
      case "__CPROVER_typed_target" -> {
        require(c, name, 1);
        arguments.add(place(given.getFirst()));
        type = VoidType.VOID;
      }
      case "__CPROVER_is_fresh", "__CPROVER_object_upto" -> {
        require(c, name, 2);
        arguments.add(pointer(given.get(0)));
        arguments.add(
            context.conversions.assign(
                context.expressions.value(given.get(1)),
                context.layout.sizeType(),
                given.get(1).token(),
                "argument 2"));
        type = name.text().equals("__CPROVER_is_fresh") ? IntType.BOOL : VoidType.VOID;
      }
      default -> {
        require(c, name, count(name.text()));
        given.forEach(a -> arguments.add(pointer(a)));
        type = name.text().startsWith("__CPROVER_object") ? VoidType.VOID : IntType.BOOL;
      }
    }
    return new Expression.Builtin(name.text(), arguments, type, name.location());
  }

  private static int count(String name) {
    return switch (name) {
      case "__CPROVER_pointer_in_range_dfcc" -> 3;
      case "__CPROVER_pointer_equals" -> 2;
      default -> 1;
    };
  }

  private void require(ExpressionSyntax.Call c, Token name, int count) {
    if (c.arguments().size() != count) {
      throw context.report.fail(
          c.token(),
          "wrong number of arguments to '"
              + name.text()
              + "': "
              + count
              + " expected, "
              + c.arguments().size()
              + " given");
    }
  }

  private Expression place(ExpressionSyntax syntax) {
    Expression place = context.expressions.check(syntax);
    if (!Lvalues.isLvalue(place)) {
      throw context.report.fail(syntax.token(), "the expression is not an lvalue");
    }
    return place;
  }

  private Expression pointer(ExpressionSyntax syntax) {
    Expression value = context.expressions.value(syntax);
    if (value instanceof Expression.IntegerConstant && context.conversions.isNullConstant(value)) {
      return ImplicitConversions.implicit(value, new PointerType(VoidType.VOID));
    }
    if (!(value.type() instanceof PointerType)) {
      throw context.report.fail(
          syntax.token(), "a pointer is required but the type is '" + value.type() + "'");
    }
    return value;
  }
}
