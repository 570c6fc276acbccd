// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import kiki.cfront.lex.Token;

/** The part of {@link SyntaxPrinter} for expressions. */
final class ExpressionPrinter {
  private final SyntaxPrinter printer;

  ExpressionPrinter(SyntaxPrinter printer) {
    this.printer = printer;
  }

  void print(ExpressionSyntax e) {
    switch (e) {
      case ExpressionSyntax.Name n -> leaf(n.token());
      case ExpressionSyntax.Number n -> leaf(n.token());
      case ExpressionSyntax.Character c -> leaf(c.token());
      case ExpressionSyntax.Text t -> t.tokens().forEach(this::leaf);
      case ExpressionSyntax.FunctionName f -> leaf(f.token());
      case ExpressionSyntax.Prefix p -> node("prefix " + p.token().text(), e, p.operand());
      case ExpressionSyntax.Postfix p -> node("postfix " + p.token().text(), e, p.operand());
      case ExpressionSyntax.Infix i -> infix(i);
      case ExpressionSyntax.Assignment a -> node(a.token().text(), e, a.target(), a.value());
      case ExpressionSyntax.Conditional c -> conditional(c);
      case ExpressionSyntax.Cast c -> typed("cast", e, c.type(), c.operand());
      case ExpressionSyntax.CompoundLiteral c -> {
        typed("compound-literal", e, c.type());
        printer.indented(() -> printer.initializer(c.initializer()));
      }
      case ExpressionSyntax.SizeofExpression s -> node("sizeof", e, s.operand());
      case ExpressionSyntax.SizeofType s -> typed("sizeof", e, s.type());
      case ExpressionSyntax.AlignofExpression a -> node("alignof", e, a.operand());
      case ExpressionSyntax.AlignofType a -> typed("alignof", e, a.type());
      case ExpressionSyntax.Call c -> {
        node("call", e, c.function());
        c.arguments().forEach(printer::expression);
      }
      case ExpressionSyntax.Index i -> node("index", e, i.base(), i.index());
      case ExpressionSyntax.Member m -> node(m.token().text() + m.name().text(), e, m.base());
      case ExpressionSyntax.StatementExpression s -> {
        printer.line("statement-expression", s.token());
        printer.indented(() -> printer.statement(s.body()));
      }
      case ExpressionSyntax.LabelAddress l -> printer.line("&&" + l.label().text(), l.token());
      case ExpressionSyntax.Generic g -> {
        node("_Generic", e, g.selector());
        g.associations().forEach(this::association);
      }
      case ExpressionSyntax.Implication i -> node("==>", e, i.left(), i.right());
      case ExpressionSyntax.Quantified q -> {
        leaf(q.token());
        printer.indented(
            () -> {
              printer.declaration(q.variable());
              printer.expression(q.condition());
            });
      }
      case ExpressionSyntax.VariadicArgument v -> typed("va_arg", e, v.type(), v.list());
      case ExpressionSyntax.Offsetof o -> offsetof(o);
      case ExpressionSyntax.TypesCompatible t -> {
        typed("types-compatible", e, t.left());
        printer.indented(() -> printer.typeName(t.right()));
      }
      case ExpressionSyntax.Choose c ->
          node("choose", e, c.condition(), c.whenTrue(), c.whenFalse());
      case ExpressionSyntax.ConvertVector c -> typed("convert-vector", e, c.type(), c.value());
    }
  }

  private void leaf(Token token) {
    printer.line(token.text(), token);
  }

  private void node(String name, ExpressionSyntax e, ExpressionSyntax... parts) {
    printer.line(name, e.token());
    for (ExpressionSyntax part : parts) {
      printer.expression(part);
    }
  }

  private void typed(String name, ExpressionSyntax e, TypeName type, ExpressionSyntax... parts) {
    printer.line(name, e.token());
    printer.indented(() -> printer.typeName(type));
    for (ExpressionSyntax part : parts) {
      printer.expression(part);
    }
  }

  /** A chain of operators is printed flat: each operator with its right operand. */
  private void infix(ExpressionSyntax.Infix top) {
    Deque<ExpressionSyntax.Infix> spine = new ArrayDeque<>();
    ExpressionSyntax leftmost = top;
    while (leftmost instanceof ExpressionSyntax.Infix i) {
      spine.push(i);
      leftmost = i.left();
    }
    printer.line("infix", top.token());
    printer.expression(leftmost);
    for (ExpressionSyntax.Infix i : spine) {
      printer.line(i.token().text(), i.token());
      printer.expression(i.right());
    }
  }

  private void conditional(ExpressionSyntax.Conditional first) {
    ExpressionSyntax rest = first;
    while (rest instanceof ExpressionSyntax.Conditional c) {
      node("?", c, c.condition());
      printer.expression(c.whenTrue());
      rest = c.whenFalse();
    }
    printer.line(":");
    printer.expression(rest);
  }

  private void association(ExpressionSyntax.Association a) {
    printer.indented(
        () -> {
          a.type().ifPresentOrElse(printer::typeName, () -> printer.line("default", a.token()));
          printer.expression(a.value());
        });
  }

  private void offsetof(ExpressionSyntax.Offsetof o) {
    typed("offsetof", o, o.type());
    List<ExpressionSyntax.PathStep> path = o.path();
    for (ExpressionSyntax.PathStep step : path) {
      switch (step) {
        case ExpressionSyntax.PathStep.Field f -> printer.line("." + f.name().text());
        case ExpressionSyntax.PathStep.Element i -> printer.expression(i.index());
      }
    }
  }
}
