// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.FunctionContext;
import kiki.cfront.check.scope.SwitchContext;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ClauseSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.StatementSyntax;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.util.Location;

/** Statements (C11 6.8). An error loses one statement; the others are checked on. */
final class StatementChecker {
  /**
   * Constraints of operands of assembly that are no places in memory, on x86: registers, constants,
   * and what an output with a number is in.
   */
  private static final Pattern REGISTERS_AND_CONSTANTS =
      Pattern.compile("[%&,rqRabcdSDAftuyxinsIJKLMNOeEFG0-9]+");

  private final Checker checker;

  StatementChecker(Checker checker) {
    this.checker = checker;
  }

  /** A function's body: it shares the scope of the parameters. */
  Statement.Block body(StatementSyntax.Block block, List<Statement> entry) {
    List<Statement> statements = new ArrayList<>(entry);
    for (StatementSyntax s : block.body()) {
      item(s, statements);
    }
    return new Statement.Block(statements, block.token().location(), block.end().location());
  }

  Statement.Block block(StatementSyntax.Block block) {
    checker.scopes.open();
    checker.function().openBlock();
    List<Statement> statements = new ArrayList<>();
    try {
      for (StatementSyntax s : block.body()) {
        item(s, statements);
      }
    } finally {
      requireDefined(checker.function().closeBlock());
      checker.scopes.close();
    }
    return new Statement.Block(statements, block.token().location(), block.end().location());
  }

  private void item(StatementSyntax s, List<Statement> result) {
    try {
      switch (s) {
        case StatementSyntax.Declare d -> checker.declarations.local(d.declaration(), result);
        case StatementSyntax.LocalLabels l ->
            l.names().forEach(name -> checker.function().declareLocal(name.text()));
        default -> result.add(statement(s));
      }
    } catch (CheckFailure failure) {
      checker.report.caught(failure);
      result.add(new Statement.Empty(s.token().location()));
    }
  }

  /** A statement in a place of its own; broken parts are left out. */
  private Statement statement(StatementSyntax s) {
    Location location = s.token().location();
    return switch (s) {
      case StatementSyntax.Block b -> block(b);
      case StatementSyntax.Declare d ->
          throw checker.report.fail(d.token(), "a declaration is no statement here");
      case StatementSyntax.LocalLabels l ->
          throw checker.report.fail(l.token(), "a label declaration is no statement here");
      case StatementSyntax.Evaluate e ->
          new Statement.Evaluate(checker.expressions.value(e.expression()), location);
      case StatementSyntax.Empty e -> new Statement.Empty(location);
      case StatementSyntax.If i -> ifStatement(i);
      case StatementSyntax.While w ->
          new Statement.While(
              checker.expressions.condition(w.condition()), loopBody(w.body()), location);
      case StatementSyntax.DoWhile d -> {
        Statement body = loopBody(d.body());
        yield new Statement.DoWhile(body, checker.expressions.condition(d.condition()), location);
      }
      case StatementSyntax.For f -> forStatement(f, List.of());
      case StatementSyntax.Contracted c -> contracted(c);
      case StatementSyntax.Switch w -> switchStatement(w);
      case StatementSyntax.Case c -> caseLabel(c);
      case StatementSyntax.Default d -> defaultLabel(d);
      case StatementSyntax.Label l -> label(l);
      case StatementSyntax.Goto g -> gotoStatement(g);
      case StatementSyntax.ComputedGoto g -> computedGoto(g);
      case StatementSyntax.Break b -> {
        if (checker.function().loops == 0 && checker.function().switches.isEmpty()) {
          throw checker.report.fail(b.token(), "'break' is not within a loop or switch");
        }
        yield new Statement.Break(location);
      }
      case StatementSyntax.Continue c -> {
        if (checker.function().loops == 0) {
          throw checker.report.fail(c.token(), "'continue' is not within a loop");
        }
        yield new Statement.Continue(location);
      }
      case StatementSyntax.Return r -> returnStatement(r);
      case StatementSyntax.Assembly a -> assembly(a);
    };
  }

  /** A nested statement: an error in it does not lose the one around it. */
  private Statement nested(StatementSyntax s) {
    try {
      return statement(s);
    } catch (CheckFailure failure) {
      checker.report.caught(failure);
      return new Statement.Empty(s.token().location());
    }
  }

  private Statement loopBody(StatementSyntax s) {
    checker.function().loops++;
    try {
      return nested(s);
    } finally {
      checker.function().loops--;
    }
  }

  private record Branch(Expression condition, Statement body, Location location) {}

  /** {@code if}; a chain of {@code else if} is walked by a loop. */
  private Statement ifStatement(StatementSyntax.If top) {
    List<Branch> branches = new ArrayList<>();
    Optional<StatementSyntax> last = Optional.of(top);
    while (last.isPresent() && last.get() instanceof StatementSyntax.If i) {
      Expression condition = checker.expressions.condition(i.condition());
      branches.add(new Branch(condition, nested(i.whenTrue()), i.token().location()));
      last = i.whenFalse();
    }
    Optional<Statement> result = last.map(this::nested);
    for (Branch b : branches.reversed()) {
      result = Optional.of(new Statement.If(b.condition, b.body, result, b.location));
    }
    return result.orElseThrow();
  }

  private Statement contracted(StatementSyntax.Contracted c) {
    if (c.loop() instanceof StatementSyntax.For f) {
      return forStatement(f, c.clauses());
    }
    Contract contract = checker.clauses.contract(c.clauses());
    return new Statement.Contracted(contract, statement(c.loop()), c.token().location());
  }

  /** The clauses of its contract see what the loop declares. */
  private Statement forStatement(StatementSyntax.For f, List<ClauseSyntax> clauses) {
    checker.scopes.open();
    try {
      List<Statement> initial = new ArrayList<>();
      f.initial().ifPresent(s -> item(s, initial));
      Optional<Expression> condition = f.condition().map(checker.expressions::condition);
      Optional<Expression> step = f.step().map(checker.expressions::value);
      Location location = f.token().location();
      Optional<Contract> contract =
          clauses.isEmpty() ? Optional.empty() : Optional.of(checker.clauses.contract(clauses));
      Statement loop = new Statement.For(initial, condition, step, loopBody(f.body()), location);
      return contract.isEmpty() ? loop : new Statement.Contracted(contract.get(), loop, location);
    } finally {
      checker.scopes.close();
    }
  }

  private Statement switchStatement(StatementSyntax.Switch s) {
    Expression value = ImplicitConversions.promote(checker.expressions.value(s.value()));
    if (!(value.type() instanceof IntType type)) {
      throw checker.report.fail(s.token(), "switch quantity not an integer");
    }
    checker.function().switches.push(new SwitchContext(type));
    try {
      return new Statement.Switch(value, nested(s.body()), s.token().location());
    } finally {
      checker.function().switches.pop();
    }
  }

  private SwitchContext enclosingSwitch(Token at) {
    if (checker.function().switches.isEmpty()) {
      throw checker.report.fail(at, at.describe() + " label not within a switch statement");
    }
    return checker.function().switches.peek();
  }

  private Statement caseLabel(StatementSyntax.Case c) {
    SwitchContext context = enclosingSwitch(c.token());
    BigInteger low = caseValue(c.low(), context);
    BigInteger high = c.high().map(e -> caseValue(e, context)).orElse(low);
    if (low.compareTo(high) > 0) {
      checker.report.warning(c.token(), "empty range specified");
    } else if (!context.add(low, high)) {
      checker.report.error(c.token(), "duplicate case value " + low);
    }
    return new Statement.Case(low, high, nested(c.body()), c.token().location());
  }

  private BigInteger caseValue(ExpressionSyntax syntax, SwitchContext context) {
    return context.type().wrap(checker.constantInteger(syntax, "the case label"));
  }

  private Statement defaultLabel(StatementSyntax.Default d) {
    if (!enclosingSwitch(d.token()).addDefault()) {
      checker.report.error(d.token(), "multiple default labels in one switch");
    }
    return new Statement.Default(nested(d.body()), d.token().location());
  }

  private Statement label(StatementSyntax.Label l) {
    FunctionContext.LabelUse label = checker.function().label(l.token().text());
    if (label.definition().isPresent()) {
      checker.report.error(
          l.token(),
          "duplicate label '" + l.token().text() + "'",
          label.definition().get().location(),
          "previous definition is here");
    }
    label.define(l.token());
    return new Statement.Label(label.name, nested(l.body()), l.token().location());
  }

  private Statement gotoStatement(StatementSyntax.Goto g) {
    FunctionContext.LabelUse label = checker.function().label(g.label().text());
    label.use(g.label());
    return new Statement.Goto(label.name, g.token().location());
  }

  void requireDefined(Iterable<FunctionContext.LabelUse> labels) {
    for (FunctionContext.LabelUse label : labels) {
      if (label.definition().isEmpty()) {
        label
            .firstUse()
            .ifPresent(
                use ->
                    checker.report.error(use, "label '" + use.text() + "' used but not defined"));
      }
    }
  }

  private Statement computedGoto(StatementSyntax.ComputedGoto g) {
    Expression target = checker.expressions.value(g.target());
    Expression pointer =
        checker.conversions.assign(
            target, new PointerType(VoidType.VOID), g.token(), "computed goto");
    return new Statement.ComputedGoto(pointer, g.token().location());
  }

  private Statement returnStatement(StatementSyntax.Return r) {
    Location location = r.token().location();
    CType result = checker.function().type().result();
    if (r.value().isEmpty()) {
      if (!(result instanceof VoidType)) {
        checker.report.warning(r.token(), "'return' with no value, in function returning non-void");
      }
      return new Statement.Return(Optional.empty(), location);
    }
    ExpressionSyntax written = r.value().get();
    Expression value = checker.expressions.value(written);
    if (!(result instanceof VoidType)) {
      Expression returned = checker.conversions.assign(value, result, written.token(), "return");
      return new Statement.Return(Optional.of(returned), location);
    }
    if (!(value.type() instanceof VoidType)) {
      checker.report.warning(r.token(), "'return' with a value, in function returning void");
    }
    List<Statement> both =
        List.of(
            new Statement.Evaluate(value, location),
            new Statement.Return(Optional.empty(), location));
    return new Statement.Block(both, location, location);
  }

  private Statement assembly(StatementSyntax.Assembly a) {
    if (!a.labels().isEmpty()) {
      throw checker.report.unsupported(a.token(), "'asm goto' is not supported");
    }
    List<Expression> outputs = new ArrayList<>();
    List<Optional<Expression>> kept = new ArrayList<>();
    List<Expression> inputs = new ArrayList<>();
    List<Expression> inMemory = new ArrayList<>();
    for (StatementSyntax.Operand o : a.outputs()) {
      Expression place = checker.expressions.check(o.value());
      if (!Lvalues.isLvalue(place)) {
        throw checker.report.fail(o.value().token(), "the output of an asm is not an lvalue");
      }
      outputs.add(place);
      boolean isRead = text(o.constraint()).startsWith("+");
      kept.add(isRead ? Optional.of(place) : Optional.empty());
      if (isRead) {
        inputs.add(place);
        inMemory.add(place);
      }
    }
    for (StatementSyntax.Operand o : a.inputs()) {
      Expression value = checker.expressions.value(o.value());
      inputs.add(value);
      String constraint = text(o.constraint());
      for (int i = 0; i < outputs.size(); i++) {
        if (constraint.equals(String.valueOf(i)) && isHeldAlike(value.type(), outputs.get(i))) {
          kept.set(i, Optional.of(value));
        }
      }
      if (!REGISTERS_AND_CONSTANTS.matcher(constraint).matches()) {
        inMemory.add(value);
      }
    }
    List<String> clobbers = a.clobbers().stream().map(c -> text(List.of(c))).toList();
    return new Statement.Assembly(
        text(a.text()), outputs, kept, inputs, inMemory, clobbers, a.token().location());
  }

  /** Whether a register that holds a value holds the same of a place's type. */
  private boolean isHeldAlike(CType value, Expression place) {
    return isInRegister(value)
        && isInRegister(place.type())
        && checker.layout.sizeOf(value) == checker.layout.sizeOf(place.type());
  }

  private static boolean isInRegister(CType type) {
    return type instanceof PointerType || type instanceof IntType i && !i.isBool();
  }

  private String text(List<Token> tokens) {
    return StringLiteral.decode(tokens, checker.report.diagnostics()).asText();
  }
}
