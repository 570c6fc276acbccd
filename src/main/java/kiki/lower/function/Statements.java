// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.code.Scope;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/** Statements of one function. The head of a loop is a target at the location of its keyword. */
public final class Statements {
  private record Exit(Instruction.Label label, Scope scope) {}

  private final FunctionLowering f;
  private final Map<Statement, Instruction.Label> cases = new IdentityHashMap<>();
  private Exit onBreak;
  private Exit onContinue;

  Statements(FunctionLowering f) {
    this.f = f;
  }

  public void lower(Statement s) {
    SequencedSet<Symbol> outer = f.fullExpressions().open();
    dispatch(s);
    if (isReachable()) {
      f.fullExpressions().end(s.location());
    }
    f.fullExpressions().close(outer);
  }

  private void dispatch(Statement s) {
    switch (s) {
      case Statement.Block x -> block(x);
      case Statement.Declare x -> {
        f.initializers().declare(x.symbol(), x.initializer(), x.location());
        x.cleanup().ifPresent(call -> f.jumps().scope().cleanUp(x.symbol(), call));
      }
      case Statement.VariableLength x -> {
        f.jumps().declare(x.count(), x.location());
        Expr count = f.expressions().value(x.value());
        f.code()
            .assign(
                new Expr.Variable(x.count()),
                Conversions.cast(count, x.count().type()),
                x.location());
      }
      case Statement.Evaluate x -> f.expressions().discard(x.expression());
      case Statement.Empty x -> {}
      case Statement.If x -> branch(x);
      case Statement.While x -> whileLoop(x, plainLoop("while", x));
      case Statement.DoWhile x -> doLoop(x, plainLoop("do", x));
      case Statement.For x -> forLoop(x, plainLoop("for", x));
      case Statement.Contracted x -> contracted(x);
      case Statement.Switch x -> {
        f.jumps().enter();
        f.switches().lower(x, this);
        f.jumps().leave(x.location(), isReachable());
      }
      case Statement.Case x -> labelled(cases.get(x), x.body(), x.location());
      case Statement.Default x -> labelled(cases.get(x), x.body(), x.location());
      case Statement.Label x -> labelled(f.jumps().label(x.name()), x.body(), x.location());
      case Statement.Goto x -> {
        f.clauses().leaveLoopsFor(x.label(), x.location());
        f.jumps().jumpIf(Exprs.TRUE, f.jumps().label(x.label()), x.location());
      }
      case Statement.ComputedGoto x -> computedGoto(x);
      case Statement.Break x -> exit(onBreak, x.location());
      case Statement.Continue x -> exit(onContinue, x.location());
      case Statement.Return x -> returns(x);
      case Statement.Assembly x -> assembly(x);
    }
  }

  private void block(Statement.Block x) {
    f.jumps().enter();
    x.body().forEach(this::lower);
    f.jumps().leave(x.end(), isReachable());
  }

  /** What a condition or a loop governs is a block, also without braces (C11 6.8.4p3, 6.8.5p5). */
  private void part(Statement x) {
    f.jumps().enter();
    lower(x);
    f.jumps().leave(x.location(), isReachable());
  }

  private boolean isReachable() {
    return Instructions.goesOn(f.code().instructions());
  }

  private void labelled(Instruction.Label label, Statement body, Location at) {
    f.jumps().place(label, at);
    lower(body);
  }

  private void exit(Exit exit, Location at) {
    f.jumps().kill(exit.scope(), at);
    f.code().jump(exit.label(), at);
  }

  private void branch(Statement.If x) {
    if (f.assertions().isAssertion(x)) {
      f.assertions().lower(x);
      return;
    }
    f.jumps().enter();
    Instruction.Label end = f.code().label("end");
    Instruction.Label otherwise = x.whenFalse().isEmpty() ? end : f.code().label("else");
    f.branches().unless(x.condition(), otherwise);
    List<Symbol> ended = f.fullExpressions().end(x.location());
    part(x.whenTrue());
    if (x.whenFalse().isPresent()) {
      if (isReachable()) {
        f.code().jump(end, x.location());
      }
      f.code().place(otherwise, x.location());
      f.fullExpressions().end(ended, x.location());
      part(x.whenFalse().get());
    }
    f.code().place(end, x.location());
    if (x.whenFalse().isEmpty()) {
      f.fullExpressions().end(ended, x.location());
    }
    f.jumps().leave(x.location(), isReachable());
  }

  private void computedGoto(Statement.ComputedGoto x) {
    if (f.clauses().isInFrame()) {
      String construct = "computed goto in a loop with a contract";
      f.code().add(new Instruction.Unsupported(construct, x.location()));
      return;
    }
    f.jumps().computed(f.expressions().value(x.target()), x.location());
  }

  private LoopForm plainLoop(String hint, Statement loop) {
    return new PlainLoop(f.code().label(hint), loop.location());
  }

  /** A loop that jumps back to its head. */
  private final class PlainLoop implements LoopForm {
    private final Instruction.Label head;
    private final Location at;

    PlainLoop(Instruction.Label head, Location at) {
      this.head = head;
      this.at = at;
    }

    @Override
    public void begin() {
      f.code().place(head, at);
    }

    @Override
    public void again() {
      f.code().jump(head, at);
    }

    @Override
    public void leave() {}
  }

  private void contracted(Statement.Contracted x) {
    Optional<LoopForm> contracted = f.clauses().loop(x);
    if (contracted.isEmpty()) {
      lower(x.loop());
      return;
    }
    LoopForm form = contracted.get();
    switch (x.loop()) {
      case Statement.While loop -> whileLoop(loop, form);
      case Statement.DoWhile loop -> doLoop(loop, form);
      case Statement.For loop -> forLoop(loop, form);
      case Statement other -> throw new IllegalStateException("not a loop: " + other);
    }
  }

  private void whileLoop(Statement.While x, LoopForm form) {
    f.jumps().enter();
    form.begin();
    Exit exit = new Exit(f.code().label("exit"), f.jumps().scope());
    f.branches().unless(x.condition(), exit.label());
    List<Symbol> ended = f.fullExpressions().end(x.location());
    body(x.body(), exit, "continue", x.location());
    form.again();
    f.code().place(exit.label(), x.location());
    f.fullExpressions().end(ended, x.location());
    form.leave();
    f.jumps().leave(x.location(), true);
  }

  private void doLoop(Statement.DoWhile x, LoopForm form) {
    f.jumps().enter();
    form.begin();
    Exit exit = new Exit(f.code().label("exit"), f.jumps().scope());
    body(x.body(), exit, "continue", x.location());
    List<Symbol> ended = List.of();
    if (form instanceof PlainLoop plain && !FullExpressions.haveTemporaries(x.condition())) {
      f.branches().when(x.condition(), plain.head);
    } else {
      f.branches().unless(x.condition(), exit.label());
      ended = f.fullExpressions().end(x.location());
      form.again();
    }
    f.code().place(exit.label(), x.location());
    f.fullExpressions().end(ended, x.location());
    form.leave();
    f.jumps().leave(x.location(), true);
  }

  private void forLoop(Statement.For x, LoopForm form) {
    f.jumps().enter();
    x.initial().forEach(this::lower);
    form.begin();
    Exit exit = new Exit(f.code().label("exit"), f.jumps().scope());
    x.condition().ifPresent(c -> f.branches().unless(c, exit.label()));
    List<Symbol> ended = f.fullExpressions().end(x.location());
    body(x.body(), exit, "continue", x.location());
    x.step().ifPresent(f.expressions()::discard);
    f.fullExpressions().end(x.location());
    form.again();
    f.code().place(exit.label(), x.location());
    f.fullExpressions().end(ended, x.location());
    form.leave();
    f.jumps().leave(x.location(), true);
  }

  private void body(Statement body, Exit exit, String hint, Location at) {
    Exit outerBreak = onBreak;
    Exit outerContinue = onContinue;
    onBreak = exit;
    onContinue = new Exit(f.code().label(hint), exit.scope());
    part(body);
    f.code().place(onContinue.label(), at);
    onBreak = outerBreak;
    onContinue = outerContinue;
  }

  /** The body of a switch whose labels are known: {@code break} leaves it. */
  void switchBody(Statement body, Map<Statement, Instruction.Label> labels, Instruction.Label end) {
    Exit outer = onBreak;
    cases.putAll(labels);
    onBreak = new Exit(end, f.jumps().scope());
    part(body);
    onBreak = outer;
  }

  private void returns(Statement.Return x) {
    Optional<Expr> value = x.value().map(f.expressions()::value);
    if (f.clauses().isInlining()) {
      f.clauses().returns(value, x.location());
      return;
    }
    Optional<Expr> returned = returned(value, x.location());
    if (f.jumps().cleansUp()) {
      returned = returned.map(v -> f.code().hold("returned", v, x.location()));
      f.jumps().kill(null, x.location());
    }
    f.clauses().leaveLoops(x.location());
    f.code().add(new Instruction.Return(returned, x.location()));
  }

  private Optional<Expr> returned(Optional<Expr> value, Location at) {
    if (f.result() instanceof VoidType) {
      return Optional.empty();
    }
    return Optional.of(
        value
            .map(v -> Conversions.cast(v, f.result()))
            .orElseGet(() -> f.code().temporary("unspecified", f.result(), at)));
  }

  /** The last expression statement gives the value (GNU "Statement Exprs"). */
  Expr statementExpression(Expression.StatementExpression x) {
    CType type = f.types().map(x.type());
    List<Statement> body = x.body().body();
    if (type instanceof VoidType || body.isEmpty()) {
      block(x.body());
      return null;
    }
    Expr.Variable result = f.code().temporary("statement", type, x.location());
    f.jumps().enter();
    body.subList(0, body.size() - 1).forEach(this::lower);
    Statement last = body.getLast();
    while (last instanceof Statement.Label l) {
      f.jumps().place(f.jumps().label(l.name()), l.location());
      last = l.body();
    }
    if (last instanceof Statement.Evaluate(Expression e, Location at)) {
      f.code().assign(result, Conversions.cast(f.expressions().value(e), type), at);
    } else {
      lower(last);
    }
    f.jumps().leave(x.body().end(), isReachable());
    return result;
  }

  /**
   * Instructions reach what has an address, or what they name. An operand in memory that is only
   * read may be a variable that they write nonetheless, as old code does.
   */
  private Instruction.Extent extent(Statement.Assembly x, List<Expr> operands) {
    if (!x.outputs().containsAll(x.inMemory())) {
      return new Instruction.Extent.Everything();
    }
    return Pattern.compile("\\w+")
            .matcher(x.text())
            .results()
            .map(MatchResult::group)
            .anyMatch(f.linkage()::isVariableName)
        ? new Instruction.Extent.Everything()
        : new Instruction.Extent.Memory(operands);
  }

  /**
   * Outputs get any value, which shows no failure. An empty template with a memory clobber only
   * orders accesses, and leaves operands that are read and written as they are; an output that
   * shares its register with an input gets that, which hides from compilers where it comes from.
   */
  private void assembly(Statement.Assembly x) {
    List<Expr> operands = new ArrayList<>();
    Map<Expression, Expr> registers = new IdentityHashMap<>();
    for (Expression input : x.inputs()) {
      if (x.inMemory().contains(input)) {
        f.expressions().discard(input);
      } else {
        Expr value = f.expressions().value(input);
        boolean isKept = x.kept().stream().anyMatch(k -> k.isPresent() && k.get() == input);
        operands.add(isKept ? f.code().hold("operand", value, x.location()) : value);
        registers.put(input, operands.getLast());
      }
    }
    if (!x.text().isBlank() && x.clobbers().contains("memory")) {
      f.code()
          .add(
              new Instruction.Unsupported(
                  "inline assembly that changes memory", extent(x, operands), x.location()));
    }
    for (int i = 0; i < x.outputs().size(); i++) {
      Expression output = x.outputs().get(i);
      Optional<Expression> kept = x.text().isBlank() ? x.kept().get(i) : Optional.empty();
      if (kept.isPresent() && kept.get() == output) {
        continue;
      }
      Expr place = f.places().lvalue(output);
      kept.map(registers::get)
          .ifPresentOrElse(
              held -> f.code().assign(place, Conversions.cast(held, place.type()), x.location()),
              () ->
                  f.code()
                      .add(
                          new Instruction.Input(
                              place, InputOrigin.approximation("asm"), x.location())));
    }
  }
}
