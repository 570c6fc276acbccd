// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.expression.ContractBuiltinChecker;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.FunctionContext;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ClauseSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.TranslationUnit.FunctionContract;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;

/** The clauses of function contracts and loop contracts. */
final class ClauseChecker {
  private static final String RESULT = "__CPROVER_return_value";

  private final Checker checker;

  ClauseChecker(Checker checker) {
    this.checker = checker;
  }

  /** The contract that one declaration of a function has, with parameters of that declaration. */
  void function(Symbol function, List<Symbol> parameters, List<ClauseSyntax> clauses) {
    if (clauses.isEmpty()) {
      return;
    }
    Optional<FunctionContext> outer = checker.enclosing;
    checker.enclosing = Optional.of(new FunctionContext(function));
    checker.scopes.open();
    checker.function().openBlock();
    try {
      List<Symbol> own = new ArrayList<>();
      for (Symbol p : parameters) {
        own.add(declared(p.name(), p.type(), Symbol.Storage.PARAMETER, clauses.getFirst().token()));
      }
      CType type = ((FunctionType) function.type()).result();
      Optional<Symbol> result =
          type instanceof VoidType
              ? Optional.empty()
              : Optional.of(
                  declared(RESULT, type, Symbol.Storage.AUTOMATIC, clauses.getFirst().token()));
      checker.unit.contract(new FunctionContract(function, own, result, contract(clauses)));
    } finally {
      checker.enclosing = outer;
      checker.scopes.close();
    }
  }

  private Symbol declared(String name, CType type, Symbol.Storage storage, Token at) {
    Symbol symbol =
        new Symbol(name, type, Qualifiers.NONE, storage, checker.functionName(), at.location());
    if (!name.isEmpty()) {
      checker.scopes.declare(name, new Entity.Named(symbol));
    }
    return symbol;
  }

  /** The clauses, in the scope where they stand. */
  Contract contract(List<ClauseSyntax> clauses) {
    List<Contract.Clause> checked = new ArrayList<>();
    for (ClauseSyntax clause : clauses) {
      checked.add(clause(clause));
    }
    return new Contract(checked, clauses.getFirst().token().location());
  }

  private Contract.Clause clause(ClauseSyntax clause) {
    Contract.Kind kind =
        switch (clause.token().text()) {
          case "__CPROVER_requires" -> Contract.Kind.REQUIRES;
          case "__CPROVER_ensures" -> Contract.Kind.ENSURES;
          case "__CPROVER_assigns" -> Contract.Kind.ASSIGNS;
          case "__CPROVER_frees" -> Contract.Kind.FREES;
          case "__CPROVER_loop_invariant" -> Contract.Kind.INVARIANT;
          case "__CPROVER_decreases" -> Contract.Kind.DECREASES;
          default -> throw checker.report.fail(clause.token(), "unknown clause");
        };
    requireForm(kind, clause);
    List<Contract.Target> targets = new ArrayList<>();
    for (ClauseSyntax.Group group : clause.groups()) {
      Optional<Expression> condition = group.condition().map(checker.expressions::condition);
      for (ExpressionSyntax target : group.targets()) {
        targets.add(new Contract.Target(condition, target(kind, target)));
      }
    }
    return new Contract.Clause(kind, targets, clause.token().location());
  }

  private void requireForm(Contract.Kind kind, ClauseSyntax clause) {
    boolean fits =
        switch (kind) {
          case ASSIGNS, FREES -> true;
          case REQUIRES, ENSURES, INVARIANT ->
              clause.groups().size() == 1
                  && clause.groups().getFirst().condition().isEmpty()
                  && clause.groups().getFirst().targets().size() == 1;
          case DECREASES ->
              clause.groups().size() == 1 && clause.groups().getFirst().condition().isEmpty();
        };
    if (!fits) {
      throw checker.report.fail(
          clause.token(), "'" + clause.token().text() + "' takes one expression");
    }
  }

  private Expression target(Contract.Kind kind, ExpressionSyntax syntax) {
    return switch (kind) {
      case REQUIRES, ENSURES, INVARIANT -> checker.expressions.condition(syntax);
      case DECREASES -> {
        Expression measure = ImplicitConversions.promote(checker.expressions.value(syntax));
        if (!(measure.type() instanceof IntType)) {
          throw checker.report.fail(syntax.token(), "what decreases must be an integer");
        }
        yield measure;
      }
      case FREES -> {
        Expression pointer = checker.expressions.value(syntax);
        if (!(pointer.type() instanceof PointerType)) {
          throw checker.report.fail(syntax.token(), "what is freed must be a pointer");
        }
        yield pointer;
      }
      case ASSIGNS -> {
        Expression place = checker.expressions.check(syntax);
        boolean isSlice =
            place instanceof Expression.Builtin b && ContractBuiltinChecker.isTarget(b);
        if (!isSlice && !Lvalues.isLvalue(place)) {
          throw checker.report.fail(syntax.token(), "what is assigned must be an lvalue");
        }
        yield place;
      }
    };
  }
}
