// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;

/** Visits every expression of a typed tree, with a stack of its own: trees can be deep. */
public final class TreeWalk {
  private final ArrayDeque<Object> work = new ArrayDeque<>();

  private TreeWalk() {}

  public static void expressions(Statement root, Consumer<Expression> action) {
    new TreeWalk().run(root, action);
  }

  public static void expressions(Expression root, Consumer<Expression> action) {
    new TreeWalk().run(root, action);
  }

  public static void expressions(Initializer root, Consumer<Expression> action) {
    new TreeWalk().run(root, action);
  }

  private void run(Object root, Consumer<Expression> action) {
    work.push(root);
    while (!work.isEmpty()) {
      switch (work.pop()) {
        case Expression e -> {
          action.accept(e);
          push(children(e));
        }
        case Statement s -> push(children(s));
        case Initializer i -> push(children(i));
        case Object other -> throw new IllegalStateException("not a tree: " + other);
      }
    }
  }

  private void push(List<?> children) {
    children.forEach(work::push);
  }

  public static List<?> children(Expression e) {
    return switch (e) {
      case Expression.IntegerConstant x -> List.of();
      case Expression.FloatConstant x -> List.of();
      case Expression.StringLiteral x -> List.of();
      case Expression.Reference x -> List.of();
      case Expression.Unary x -> List.of(x.operand());
      case Expression.Binary x -> List.of(x.left(), x.right());
      case Expression.Logical x -> List.of(x.left(), x.right());
      case Expression.Cast x -> List.of(x.operand());
      case Expression.Decay x -> List.of(x.operand());
      case Expression.AddressOf x -> List.of(x.operand());
      case Expression.Dereference x -> List.of(x.pointer());
      case Expression.Index x -> List.of(x.base(), x.index());
      case Expression.Member x -> List.of(x.base());
      case Expression.Assign x -> List.of(x.target(), x.value());
      case Expression.CompoundAssign x -> List.of(x.target(), x.value());
      case Expression.Step x -> List.of(x.target());
      case Expression.Conditional x ->
          present(Optional.of(x.condition()), x.whenTrue(), Optional.of(x.whenFalse()));
      case Expression.Comma x -> List.of(x.left(), x.right());
      case Expression.Call x -> {
        List<Expression> all = new ArrayList<>(x.arguments());
        all.add(x.function());
        yield all;
      }
      case Expression.Builtin x -> x.arguments();
      case Expression.Quantified x -> List.of(x.condition());
      case Expression.VariadicArgument x -> List.of(x.list());
      case Expression.CompoundLiteral x -> List.of(x.initializer());
      case Expression.StatementExpression x -> List.of(x.body());
      case Expression.VariableSize x -> List.of();
      case Expression.LabelAddress x -> List.of();
    };
  }

  private static List<?> children(Statement s) {
    return switch (s) {
      case Statement.Block x -> x.body();
      case Statement.Declare x -> present(x.initializer(), x.cleanup());
      case Statement.VariableLength x -> List.of(x.value());
      case Statement.Evaluate x -> List.of(x.expression());
      case Statement.Empty x -> List.of();
      case Statement.If x ->
          present(Optional.of(x.condition()), Optional.of(x.whenTrue()), x.whenFalse());
      case Statement.While x -> List.of(x.condition(), x.body());
      case Statement.DoWhile x -> List.of(x.body(), x.condition());
      case Statement.For x -> {
        List<Object> all = new ArrayList<>(x.initial());
        all.addAll(present(x.condition(), x.step(), Optional.of(x.body())));
        yield all;
      }
      case Statement.Contracted x -> List.of(x.loop());
      case Statement.Switch x -> List.of(x.value(), x.body());
      case Statement.Case x -> List.of(x.body());
      case Statement.Default x -> List.of(x.body());
      case Statement.Label x -> List.of(x.body());
      case Statement.Goto x -> List.of();
      case Statement.ComputedGoto x -> List.of(x.target());
      case Statement.Break x -> List.of();
      case Statement.Continue x -> List.of();
      case Statement.Return x -> present(x.value());
      case Statement.Assembly x -> {
        List<Object> all = new ArrayList<>(x.outputs());
        all.addAll(x.inputs());
        yield all;
      }
    };
  }

  /** The statements directly inside one, in source order. */
  public static List<Statement> substatements(Statement s) {
    List<Statement> all = new ArrayList<>();
    for (Object child : children(s)) {
      if (child instanceof Statement c) {
        all.add(c);
      }
    }
    return all;
  }

  private static List<?> children(Initializer i) {
    return switch (i) {
      case Initializer.Single x -> List.of(x.value());
      case Initializer.Text x -> List.of();
      case Initializer.Elements x ->
          x.entries().stream().map(Initializer.ElementEntry::value).toList();
      case Initializer.Members x ->
          x.entries().stream().map(Initializer.MemberEntry::value).toList();
    };
  }

  private static List<Object> present(Optional<?>... children) {
    List<Object> all = new ArrayList<>();
    for (Optional<?> child : children) {
      child.ifPresent(all::add);
    }
    return all;
  }
}
