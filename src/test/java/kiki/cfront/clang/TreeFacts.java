// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.clang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.source.Sources;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** What the typed tree says about the arithmetic expressions of each function. */
final class TreeFacts {
  private final Sources sources;
  private List<String> facts;

  TreeFacts(Sources sources) {
    this.sources = sources;
  }

  Map<String, List<String>> collect(TranslationUnit unit) {
    Map<String, List<String>> functions = new LinkedHashMap<>();
    for (TranslationUnit.FunctionDefinition f : unit.functions()) {
      facts = new ArrayList<>();
      Location start = f.body().location();
      for (Statement s : f.body().body()) {
        // The lengths of array parameters are evaluated before the body.
        if (!(s instanceof Statement.Evaluate e) || isAfter(e.location(), start)) {
          walk(s);
        }
      }
      functions.put(f.symbol().name(), facts);
    }
    return functions;
  }

  private static boolean isAfter(Location a, Location b) {
    return a.line() > b.line() || a.line() == b.line() && a.column() > b.column();
  }

  private void walk(Statement s) {
    switch (s) {
      case Statement.Block b -> b.body().forEach(this::walk);
      case Statement.Declare d -> {
        if (d.symbol().storage() != Symbol.Storage.STATIC_LOCAL) {
          d.initializer().ifPresent(this::walk);
        }
      }
      case Statement.VariableLength v -> {}
      case Statement.Evaluate e -> walk(e.expression());
      case Statement.Empty e -> {}
      case Statement.If i -> {
        condition(i.condition());
        walk(i.whenTrue());
        i.whenFalse().ifPresent(this::walk);
      }
      case Statement.While w -> {
        condition(w.condition());
        walk(w.body());
      }
      case Statement.DoWhile d -> {
        walk(d.body());
        condition(d.condition());
      }
      case Statement.Contracted c -> walk(c.loop());
      case Statement.For f -> {
        f.initial().forEach(this::walk);
        f.condition().ifPresent(this::condition);
        f.step().ifPresent(this::walk);
        walk(f.body());
      }
      case Statement.Switch w -> {
        walk(w.value());
        walk(w.body());
      }
      case Statement.Case c -> {
        facts.add("case " + c.low());
        if (!c.low().equals(c.high())) {
          facts.add("case " + c.high());
        }
        walk(c.body());
      }
      case Statement.Default d -> walk(d.body());
      case Statement.Label l -> walk(l.body());
      case Statement.Goto g -> {}
      case Statement.ComputedGoto g -> walk(g.target());
      case Statement.Break b -> {}
      case Statement.Continue c -> {}
      case Statement.Return r -> r.value().ifPresent(this::walk);
      case Statement.Assembly a -> {}
    }
  }

  private void walk(Initializer i) {
    switch (i) {
      case Initializer.Single s -> walk(s.value());
      case Initializer.Text t -> {}
      case Initializer.Elements e -> e.entries().forEach(x -> walk(x.value()));
      case Initializer.Members m ->
          m.entries()
              .forEach(
                  x -> {
                    if (x.field().isBitField() && x.value() instanceof Initializer.Single s) {
                      walk(s.value(), x.field().type());
                    } else {
                      walk(x.value());
                    }
                  });
    }
  }

  private void fact(String what, CType type) {
    if (type.isArithmetic()) {
      facts.add(what + " " + name(type));
    }
  }

  private static String name(CType type) {
    return switch (type) {
      case FloatType f when f.equals(FloatType.FLOAT128) -> "__float128";
      default -> type.toString();
    };
  }

  private void walk(Expression e) {
    if (e != null) {
      walk(e, declaredType(e));
    }
  }

  /** A bit-field that is tested against zero is promoted here, but not by clang. */
  private void condition(Expression e) {
    boolean promoted =
        e instanceof Expression.Cast c
            && c.kind() == Expression.CastKind.IMPLICIT
            && isBits(c.operand().type());
    walk(promoted ? ((Expression.Cast) e).operand() : e);
  }

  /** clang gives a bit-field its declared type. */
  private static CType declaredType(Expression e) {
    return switch (e) {
      case Expression.Member m -> m.field().type();
      case Expression.Assign a -> declaredType(a.target());
      case Expression.CompoundAssign a -> declaredType(a.target());
      case Expression.Step s -> declaredType(s.target());
      case Expression.Comma c -> declaredType(c.right());
      default -> e.type();
    };
  }

  private void walk(Expression e, CType type) {
    switch (e) {
      case Expression.IntegerConstant c -> integer(c);
      case Expression.FloatConstant c -> {
        double value =
            c.value().convert(FloatFormat.BINARY64, RoundingMode.NEAREST_EVEN).toDouble();
        facts.add("literal " + value + " " + name(type));
      }
      case Expression.StringLiteral s -> {}
      case Expression.Reference r -> fact("variable", type);
      case Expression.Unary u -> {
        fact(
            switch (u.operator()) {
              case NEGATE -> "-";
              case BIT_NOT -> "~";
              case LOGICAL_NOT -> "!";
            },
            type);
        if (u.operator() == Expression.UnaryOperator.LOGICAL_NOT) {
          condition(u.operand());
        } else {
          walk(u.operand());
        }
      }
      case Expression.Binary b -> binary(b);
      case Expression.Logical l -> {
        fact(l.operator() == Expression.LogicalOperator.AND ? "&&" : "||", type);
        condition(l.left());
        condition(l.right());
      }
      case Expression.Cast c -> cast(c, type);
      case Expression.Decay d -> walk(d.operand());
      case Expression.AddressOf a -> walk(a.operand());
      case Expression.Dereference d -> {
        fact("*", type);
        walk(d.pointer());
      }
      case Expression.Index i -> {
        fact("element", type);
        walk(i.base());
        // clang does not promote an index.
        walk(
            i.index() instanceof Expression.Cast(var inner, var t, var kind, var l)
                    && kind == Expression.CastKind.IMPLICIT
                ? inner
                : i.index());
      }
      case Expression.Member m -> member(m, type);
      case Expression.Assign a -> {
        fact("=", type);
        walk(a.target());
        walk(a.value(), isBits(a.value().type()) ? type : declaredType(a.value()));
      }
      case Expression.CompoundAssign a -> {
        if (type.isArithmetic()) {
          facts.add(symbol(a.operator()) + "= " + name(type) + " in " + name(a.computationType()));
        }
        walk(a.target());
        walk(a.value());
      }
      case Expression.Step s -> {
        fact(
            switch (s.operator()) {
              case PRE_INCREMENT -> "++";
              case PRE_DECREMENT -> "--";
              case POST_INCREMENT -> "x++";
              case POST_DECREMENT -> "x--";
            },
            type);
        walk(s.target());
      }
      case Expression.Conditional c -> {
        fact("?:", type);
        condition(c.condition());
        c.whenTrue().ifPresent(this::walk);
        walk(c.whenFalse());
      }
      case Expression.Comma c -> {
        fact(",", type);
        walk(c.left());
        walk(c.right());
      }
      case Expression.Call c -> {
        fact("call", type);
        walk(c.function());
        c.arguments().forEach(this::walk);
      }
      case Expression.Builtin b -> {
        fact("call", type);
        b.arguments().forEach(this::walk);
      }
      case Expression.Quantified q -> condition(q.condition());
      case Expression.VariadicArgument v -> fact("va_arg", type);
      case Expression.CompoundLiteral c -> walk(c.initializer());
      case Expression.StatementExpression s -> {
        // The lengths of a variable length array in sizeof are evaluated in such a block, too.
        if (!textAt(s.location()).startsWith("sizeof")) {
          fact("({})", type);
        }
        walk(s.body());
      }
      case Expression.VariableSize v -> fact("size", type);
      case Expression.LabelAddress l -> {}
    }
  }

  private static boolean isBits(CType type) {
    return type instanceof IntType i && i.kind() == IntType.Kind.BITFIELD;
  }

  /** A literal, or a name or {@code sizeof} that stands for the value. */
  private void integer(Expression.IntegerConstant c) {
    String text = textAt(c.location());
    if (text.startsWith("sizeof")
        || text.startsWith("__builtin_offsetof")
        || text.startsWith("_Alignof")
        || text.startsWith("__alignof")) {
      facts.add("size " + name(c.type()));
    } else if (text.matches("(?s)(L|u|U|u8)?['0-9.].*")) {
      facts.add("literal " + c.value() + " " + name(c.type()));
    } else {
      facts.add("enumerator " + c.value() + " " + name(c.type()));
    }
  }

  private String textAt(Location location) {
    Optional<String> line = sources.line(location);
    return line.map(l -> l.substring(Math.min(l.length(), location.column() - 1))).orElse("");
  }

  private void member(Expression.Member m, CType type) {
    fact("member", type);
    walk(m.base());
  }

  private void binary(Expression.Binary b) {
    switch (b.operator()) {
      case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> {
        CType operands = b.left().type();
        facts.add(
            symbol(b.operator())
                + " int on "
                + (operands.isArithmetic() ? name(operands) : "pointers"));
      }
      default -> fact(symbol(b.operator()), b.type());
    }
    walk(b.left());
    walk(b.right());
  }

  private static String symbol(Expression.BinaryOperator operator) {
    return switch (operator) {
      case ADD, POINTER_ADD -> "+";
      case SUBTRACT, POINTER_SUBTRACT, POINTER_DIFFERENCE -> "-";
      case MULTIPLY -> "*";
      case DIVIDE -> "/";
      case REMAINDER -> "%";
      case SHIFT_LEFT -> "<<";
      case SHIFT_RIGHT -> ">>";
      case BIT_AND -> "&";
      case BIT_OR -> "|";
      case BIT_XOR -> "^";
      case EQUAL -> "==";
      case NOT_EQUAL -> "!=";
      case LESS -> "<";
      case LESS_OR_EQUAL -> "<=";
      case GREATER -> ">";
      case GREATER_OR_EQUAL -> ">=";
    };
  }

  private void cast(Expression.Cast c, CType to) {
    CType from = declaredType(c.operand());
    if (from.isArithmetic() && to.isArithmetic() && !from.equals(to)) {
      facts.add("cast " + name(from) + " to " + name(to));
    }
    walk(c.operand());
  }
}
