// SPDX-License-Identifier: Apache-2.0
package kiki.transform.cover;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.options.Coverage.Criterion;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Puts an assertion that it is not met at each goal in the user's functions. Assertions of the
 * program end the executions on which they fail, as they do in a test; they are no properties any
 * more, but what is not modelled still is.
 */
public final class CoverGoals {
  private final Set<Criterion> criteria;
  private final Function function;
  private final Map<String, Integer> numbers;
  private final List<Instruction> body = new ArrayList<>();

  private CoverGoals(Set<Criterion> criteria, Function function, Map<String, Integer> numbers) {
    this.criteria = criteria;
    this.function = function;
    this.numbers = numbers;
  }

  public static Program run(Program program, Set<Criterion> criteria) {
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    Map<String, Integer> numbers = new HashMap<>();
    program
        .functions()
        .forEach((s, f) -> functions.put(s, new CoverGoals(criteria, f, numbers).rewrite()));
    // The start-up code stands where the user's function does, but the user wrote none of it.
    program.function(program.entry()).ifPresent(f -> functions.put(program.entry(), f));
    return program.withFunctions(functions);
  }

  private Function rewrite() {
    boolean starts = true;
    boolean isEntered = false;
    int line = 0;
    for (Instruction i : function.body()) {
      Location at = i.location();
      boolean isUsers = at.isOfUser();
      if (isUsers && isShown(i)) {
        if (!isEntered && criteria.contains(Criterion.BRANCH)) {
          goal(Exprs.TRUE, "entry of " + function.name(), at);
        }
        isEntered = true;
        if ((starts || line != at.line()) && criteria.contains(Criterion.LOCATION)) {
          goal(Exprs.TRUE, "line " + at.line() + " is reached", at);
        }
        line = at.line();
        starts = false;
        decisions(i);
      }
      add(i, isUsers);
      if (Instructions.endsBlock(i) || i instanceof Instruction.Target) {
        starts = true;
      }
    }
    return function.withBody(body);
  }

  /** Whether the compiled program has code for it that a measurement can see. */
  private static boolean isShown(Instruction i) {
    return switch (i) {
      case Instruction.Goto g -> !g.isUnconditional();
      case Instruction.Assign _,
          Instruction.Input _,
          Instruction.Call _,
          Instruction.Return _,
          Instruction.Allocate _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Assume _,
          Instruction.Assert _ ->
          true;
      case Instruction.Declare _,
          Instruction.Dead _,
          Instruction.Target _,
          Instruction.Unsupported _ ->
          false;
    };
  }

  private void add(Instruction i, boolean isUsers) {
    if (!(i instanceof Instruction.Assert a)) {
      body.add(i);
      return;
    }
    switch (a.property().kind()) {
      case UNMODELLED -> body.add(a);
      case COVERAGE -> {
        if (criteria.contains(Criterion.COVER)) {
          body.add(
              new Instruction.Assert(
                  a.condition(), property(a.property().description(), a.location()), a.location()));
        }
      }
      default -> {
        if (isUsers && a.property().kind().isStated() && criteria.contains(Criterion.ASSERTION)) {
          goal(Exprs.TRUE, "reaches " + a.property().description(), a.location());
        }
        body.add(new Instruction.Assume(a.condition(), a.location()));
      }
    }
  }

  private void decisions(Instruction i) {
    if (i instanceof Instruction.Assert || i instanceof Instruction.Assume) {
      return;
    }
    List<Decision> found = new ArrayList<>();
    if (i instanceof Instruction.Goto g) {
      Decision.decide(g.condition(), Exprs.TRUE, found::add);
    } else {
      Instructions.expressions(i).forEach(e -> found.addAll(Decision.in(e, Exprs.TRUE)));
    }
    found.forEach(d -> goals(d, i.location()));
  }

  private void goals(Decision decision, Location at) {
    if (criteria.contains(Criterion.DECISION)) {
      bothWays("decision", decision.condition(), decision.evaluated(), at);
    }
    for (Decision.Condition c : decision.conditions()) {
      if (criteria.contains(Criterion.BRANCH) || criteria.contains(Criterion.CONDITION)) {
        bothWays("condition", c.expression(), c.evaluated(), at);
      }
      if (criteria.contains(Criterion.MCDC)) {
        Expr decides =
            Exprs.or(
                Exprs.and(c.whenTrue(), Exprs.not(c.whenFalse())),
                Exprs.and(c.whenFalse(), Exprs.not(c.whenTrue())));
        bothWays("deciding condition", c.expression(), Exprs.and(c.evaluated(), decides), at);
      }
    }
  }

  private void bothWays(String what, Expr condition, Expr when, Location at) {
    String text = what + " " + ExprPrinter.printLine(condition);
    goal(Exprs.and(when, condition), text + " is true", at);
    goal(Exprs.and(when, Exprs.not(condition)), text + " is false", at);
  }

  private void goal(Expr met, String description, Location at) {
    body.add(new Instruction.Assert(Exprs.not(met), property(description, at), at));
  }

  private Property property(String description, Location at) {
    int number = numbers.merge(function.name(), 1, Integer::sum);
    return new Property(
        function.name() + ".coverage." + number,
        Property.Kind.COVERAGE,
        description,
        function.name(),
        at);
  }
}
