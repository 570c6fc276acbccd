// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/** Prints a syntax tree: a line for each node, its parts indented below it. */
public final class SyntaxPrinter {
  /** Deeper levels are not indented further, or the output would grow quadratically. */
  private static final int DEEPEST_INDENT = 100;

  private final StringBuilder out = new StringBuilder();
  private final ExpressionPrinter expressions = new ExpressionPrinter(this);
  private int depth;

  private SyntaxPrinter() {}

  /** The tree as text. */
  public static String print(TranslationUnitSyntax unit) {
    SyntaxPrinter printer = new SyntaxPrinter();
    unit.declarations().forEach(printer::declaration);
    return printer.out.toString();
  }

  void line(String text) {
    out.append("  ".repeat(Math.min(depth, DEEPEST_INDENT))).append(text).append('\n');
  }

  void line(String text, Token at) {
    line(text + " <" + at.line() + ":" + at.column() + ">");
  }

  /** What the action prints is indented. */
  void indented(Runnable action) {
    depth++;
    action.run();
    depth--;
  }

  void expression(ExpressionSyntax e) {
    indented(() -> expressions.print(e));
  }

  void expression(Optional<ExpressionSyntax> e) {
    e.ifPresent(this::expression);
  }

  private void part(String name, ExpressionSyntax e) {
    indented(
        () -> {
          line(name);
          expression(e);
        });
  }

  private void part(String name, Optional<ExpressionSyntax> e) {
    e.ifPresent(present -> part(name, present));
  }

  void declaration(DeclarationSyntax d) {
    switch (d) {
      case DeclarationSyntax.Plain p -> {
        line("declaration", p.token());
        indented(
            () -> {
              specifiers(p.specifiers());
              p.declarators().forEach(this::initDeclarator);
            });
      }
      case DeclarationSyntax.Function f -> {
        line("function", f.token());
        indented(
            () -> {
              specifiers(f.specifiers());
              attributes(f.attributes());
              declarator(f.declarator());
              f.clauses().forEach(this::clause);
              f.oldParameters().forEach(this::declaration);
              statement(f.body());
            });
      }
      case DeclarationSyntax.StaticAssert s -> {
        line("static-assert", s.token());
        expression(s.condition());
      }
      case DeclarationSyntax.Assembly a -> line("asm " + texts(a.text()), a.token());
    }
  }

  private void initDeclarator(DeclarationSyntax.InitDeclarator i) {
    declarator(i.declarator());
    attributes(i.attributes());
    i.clauses().forEach(this::clause);
    if (!i.label().isEmpty()) {
      line("asm " + texts(i.label()));
    }
    i.initializer()
        .ifPresent(
            initial -> {
              line("initializer");
              indented(() -> initializer(initial));
            });
  }

  private void clause(ClauseSyntax clause) {
    line(clause.token().text(), clause.token());
    for (ClauseSyntax.Group group : clause.groups()) {
      part("if", group.condition());
      group.targets().forEach(this::expression);
    }
  }

  void initializer(InitializerSyntax i) {
    switch (i) {
      case InitializerSyntax.Value v -> expressions.print(v.expression());
      case InitializerSyntax.Braces b -> {
        line("braces", b.token());
        indented(() -> b.items().forEach(this::item));
      }
    }
  }

  private void item(InitializerSyntax.Item item) {
    for (InitializerSyntax.Designator d : item.designators()) {
      switch (d) {
        case InitializerSyntax.Designator.Field f -> line("." + f.token().text());
        case InitializerSyntax.Designator.Element e -> {
          line("[]", e.token());
          expression(e.first());
          expression(e.last());
        }
      }
    }
    initializer(item.value());
  }

  void typeName(TypeName name) {
    specifiers(name.specifiers());
    declarator(name.declarator());
  }

  private void attributes(List<AttributeSyntax> attributes) {
    for (AttributeSyntax a : attributes) {
      line("attribute " + a.name(), a.token());
      a.arguments().forEach(this::expression);
    }
  }

  private void specifiers(Specifiers s) {
    line(("specifiers " + texts(s.storage()) + texts(s.qualifiers().tokens())).strip(), s.token());
    indented(
        () -> {
          type(s.type());
          attributes(s.attributes());
          s.alignments().forEach(a -> line("_Alignas", a.token()));
        });
  }

  private static String texts(List<Token> tokens) {
    StringBuilder result = new StringBuilder();
    tokens.forEach(t -> result.append(t.text()).append(' '));
    return result.toString();
  }

  private void type(TypeSpecifier type) {
    switch (type) {
      case TypeSpecifier.Basic b -> line("type " + texts(b.words()).strip());
      case TypeSpecifier.TypedefName t -> line("type-name " + t.name().text());
      case TypeSpecifier.Record r -> {
        line(r.token().text() + tag(r.tag()), r.token());
        attributes(r.attributes());
        r.members().ifPresent(members -> indented(() -> members.forEach(this::member)));
      }
      case TypeSpecifier.Enumeration e -> {
        line("enum" + tag(e.tag()), e.token());
        attributes(e.attributes());
        for (TypeSpecifier.Enumerator enumerator : e.enumerators().orElse(List.of())) {
          part(enumerator.name().text(), enumerator.value());
        }
      }
      case TypeSpecifier.TypeofExpression t -> {
        line("typeof", t.token());
        expression(t.expression());
      }
      case TypeSpecifier.TypeofType t -> {
        line("typeof", t.token());
        indented(() -> typeName(t.type()));
      }
      case TypeSpecifier.Atomic a -> {
        line("_Atomic", a.token());
        indented(() -> typeName(a.type()));
      }
      case TypeSpecifier.Inferred i -> line("__auto_type");
      case TypeSpecifier.BitVector b -> {
        line("__CPROVER_bitvector " + texts(b.words()), b.token());
        expression(b.width());
      }
    }
  }

  private static String tag(Optional<Token> tag) {
    return tag.map(t -> " " + t.text()).orElse("");
  }

  private void member(TypeSpecifier.MemberDeclaration m) {
    switch (m) {
      case TypeSpecifier.MemberDeclaration.Assertion a -> declaration(a.assertion());
      case TypeSpecifier.MemberDeclaration.Members d -> {
        specifiers(d.specifiers());
        for (TypeSpecifier.MemberDeclarator declarator : d.declarators()) {
          declarator(declarator.declarator());
          part("bits", declarator.width());
          attributes(declarator.attributes());
        }
      }
    }
  }

  private void declarator(DeclaratorSyntax declarator) {
    DeclaratorSyntax d = declarator;
    while (true) {
      switch (d) {
        case DeclaratorSyntax.Name n -> {
          line(n.name().map(name -> "name " + name.text()).orElse("unnamed"), n.token());
          return;
        }
        case DeclaratorSyntax.Pointer p -> {
          line(("pointer " + texts(p.qualifiers().tokens())).strip(), p.token());
          d = p.inner();
        }
        case DeclaratorSyntax.Attributed a -> {
          attributes(a.leading());
          d = a.inner();
        }
        case DeclaratorSyntax.Array a -> {
          line("array", a.token());
          if (a.extent() instanceof DeclaratorSyntax.Extent.Size(ExpressionSyntax size)) {
            expression(size);
          }
          d = a.inner();
        }
        case DeclaratorSyntax.Function f -> {
          line("function-of", f.token());
          indented(() -> parameters(f.parameters()));
          d = f.inner();
        }
      }
    }
  }

  private void parameters(DeclaratorSyntax.Parameters parameters) {
    switch (parameters) {
      case DeclaratorSyntax.Parameters.Names n -> line("names " + texts(n.names()));
      case DeclaratorSyntax.Parameters.Prototype p -> {
        for (DeclaratorSyntax.Parameter parameter : p.parameters()) {
          specifiers(parameter.specifiers());
          declarator(parameter.declarator());
        }
        if (p.ending() == DeclaratorSyntax.Ending.ELLIPSIS) {
          line("...");
        }
      }
    }
  }

  void statement(StatementSyntax s) {
    switch (s) {
      case StatementSyntax.Block b -> {
        line("block", b.token());
        indented(() -> b.body().forEach(this::statement));
      }
      case StatementSyntax.Declare d -> declaration(d.declaration());
      case StatementSyntax.Evaluate e -> expressions.print(e.expression());
      case StatementSyntax.Empty e -> line("empty", e.token());
      case StatementSyntax.If i -> ifStatement(i);
      case StatementSyntax.While w -> headed("while", w.token(), w.condition(), w.body());
      case StatementSyntax.DoWhile d -> {
        line("do", d.token());
        indented(() -> statement(d.body()));
        part("while", d.condition());
      }
      case StatementSyntax.For f -> {
        line("for", f.token());
        f.initial().ifPresent(initial -> indented(() -> statement(initial)));
        part("condition", f.condition());
        part("step", f.step());
        indented(() -> statement(f.body()));
      }
      case StatementSyntax.Contracted c -> {
        statement(c.loop());
        indented(() -> c.clauses().forEach(this::clause));
      }
      case StatementSyntax.Switch w -> headed("switch", w.token(), w.value(), w.body());
      case StatementSyntax.Case c -> {
        line("case", c.token());
        expression(c.low());
        expression(c.high());
        indented(() -> statement(c.body()));
      }
      case StatementSyntax.Default d -> headed("default", d.token(), d.body());
      case StatementSyntax.Label l -> headed("label " + l.token().text(), l.token(), l.body());
      case StatementSyntax.LocalLabels l -> line("labels " + texts(l.names()), l.token());
      case StatementSyntax.Goto g -> line("goto " + g.label().text(), g.token());
      case StatementSyntax.ComputedGoto g -> {
        line("goto *", g.token());
        expression(g.target());
      }
      case StatementSyntax.Break b -> line("break", b.token());
      case StatementSyntax.Continue c -> line("continue", c.token());
      case StatementSyntax.Return r -> {
        line("return", r.token());
        expression(r.value());
      }
      case StatementSyntax.Assembly a -> {
        line("asm " + texts(a.text()), a.token());
        a.outputs().forEach(o -> part("output " + texts(o.constraint()), o.value()));
        a.inputs().forEach(o -> part("input " + texts(o.constraint()), o.value()));
      }
    }
  }

  private void headed(String name, Token token, ExpressionSyntax condition, StatementSyntax body) {
    line(name, token);
    expression(condition);
    indented(() -> statement(body));
  }

  private void headed(String name, Token token, StatementSyntax body) {
    line(name, token);
    indented(() -> statement(body));
  }

  private void ifStatement(StatementSyntax.If first) {
    headed("if", first.token(), first.condition(), first.whenTrue());
    Optional<StatementSyntax> rest = first.whenFalse();
    while (rest.orElse(null) instanceof StatementSyntax.If i) {
      headed("else if", i.token(), i.condition(), i.whenTrue());
      rest = i.whenFalse();
    }
    rest.ifPresent(last -> headed("else", last.token(), last));
  }
}
