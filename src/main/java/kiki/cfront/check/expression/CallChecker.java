// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.util.Location;

/** Function calls (C11 6.5.2.2), with declarations implied by use as gcc has them. */
public final class CallChecker {
  private static final String BUILTIN = "__builtin_";

  private final CheckContext context;
  private final Signatures signatures;
  private final BuiltinChecker builtins;
  private final ContractBuiltinChecker contracts;
  private final VerifierBuiltinChecker verifier;
  private final Set<Symbol> implicit = new HashSet<>();

  CallChecker(CheckContext context) {
    this.context = context;
    this.signatures = new Signatures(context.rules);
    this.builtins = new BuiltinChecker(context, signatures);
    this.contracts = new ContractBuiltinChecker(context);
    this.verifier = new VerifierBuiltinChecker(context);
  }

  Expression call(ExpressionSyntax.Call c) {
    if (c.function() instanceof ExpressionSyntax.Name(Token name)) {
      if (ContractBuiltinChecker.isName(name.text())) {
        return contracts.call(c, name);
      }
      if (VerifierBuiltinChecker.handles(name.text())) {
        return verifier.call(new BuiltinChecker.Call(name, c.arguments(), c.token()));
      }
      if (!context.scopes.isDeclared(name.text())) {
        return undeclared(c, name);
      }
    }
    Expression function = context.expressions.value(c.function());
    return call(function, values(c.arguments()), c.arguments(), c.token());
  }

  private List<Expression> values(List<ExpressionSyntax> arguments) {
    List<Expression> result = new ArrayList<>();
    for (ExpressionSyntax a : arguments) {
      result.add(context.expressions.check(a));
    }
    return result;
  }

  private Expression undeclared(ExpressionSyntax.Call c, Token name) {
    BuiltinChecker.Call builtin = new BuiltinChecker.Call(name, c.arguments(), c.token());
    Optional<Expression> result = builtins.call(builtin);
    if (result.isPresent()) {
      return result.get();
    }
    Expression function =
        ImplicitConversions.decay(builtinFunction(name).orElseGet(() -> implicitFunction(name)));
    return call(function, values(c.arguments()), c.arguments(), c.token());
  }

  /** {@code __builtin_memcpy} and the like: the library function itself. */
  Optional<Expression> builtinFunction(Token name) {
    if (!name.text().startsWith(BUILTIN)) {
      return Optional.empty();
    }
    String library = name.text().substring(BUILTIN.length());
    return LibraryFunctions.code(library).map(_ -> reference(library, name));
  }

  private Expression implicitFunction(Token name) {
    String text = name.text();
    boolean reserved =
        text.startsWith(BUILTIN) || text.startsWith("__sync_") || text.startsWith("__atomic_");
    if (reserved) {
      throw context.report.unsupported(name, "the builtin '" + text + "' is not supported");
    }
    if (context.scopes.findLinked(text).isEmpty() && !isVerifiers(text)) {
      context.report.warning(name, "implicit declaration of function '" + text + "'");
    }
    return reference(text, name);
  }

  private static boolean isVerifiers(String name) {
    return name.startsWith("__CPROVER_") || name.startsWith("__ESBMC_");
  }

  /** A function that no declaration in scope names. */
  Expression reference(String name, Token at) {
    Entity entity = context.scopes.find(name);
    if (entity instanceof Entity.Named(Symbol symbol)) {
      return new Expression.Reference(symbol, symbol.type(), at.location());
    }
    Symbol symbol =
        context.scopes.findLinked(name).orElseGet(() -> declareImplicitly(name, at.location()));
    if (entity instanceof Entity.Undeclared) {
      context.scopes.declare(name, new Entity.Named(symbol));
    }
    return new Expression.Reference(symbol, symbol.type(), at.location());
  }

  private Symbol declareImplicitly(String name, Location location) {
    FunctionType type =
        LibraryFunctions.code(name)
            .map(signatures::decode)
            .orElse(new FunctionType(IntType.INT, List.of(), FunctionType.Arity.UNSPECIFIED));
    Symbol symbol = new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.EXTERNAL, "", location);
    if (LibraryFunctions.NORETURN.contains(name)) {
      symbol.mark(Symbol.Trait.NORETURN);
    }
    implicit.add(symbol);
    context.scopes.link(symbol);
    context.unit.declared(symbol);
    return symbol;
  }

  /** Whether the type is only a guess that a declaration may replace; the answer is then no. */
  public boolean takeImplicit(Symbol symbol) {
    return implicit.remove(symbol);
  }

  Expression call(
      Expression function, List<Expression> arguments, List<ExpressionSyntax> syntax, Token at) {
    if (!(function.type() instanceof PointerType(FunctionType type, Qualifiers q))) {
      throw context.report.fail(at, "the called object is not a function or function pointer");
    }
    String name = nameOf(function);
    requireCount(type, arguments.size(), name, at);
    List<Expression> converted = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Token place = syntax.get(i).token();
      converted.add(
          i < type.parameters().size()
              ? argument(arguments.get(i), type.parameters().get(i), i + 1, name, place)
              : context.conversions.argument(arguments.get(i), place));
    }
    for (Expression a : converted) {
      if (a.type() instanceof StructType s && s.isVariable()) {
        throw context.report.unsupported(
            at, "passing a structure of variable size is not supported");
      }
    }
    requireResult(type.result(), at);
    return new Expression.Call(function, converted, type.result(), at.location());
  }

  private static String nameOf(Expression function) {
    return function instanceof Expression.Decay d && d.operand() instanceof Expression.Reference r
        ? "'" + r.symbol().name() + "'"
        : "the function";
  }

  private void requireCount(FunctionType type, int given, String name, Token at) {
    int wanted = type.parameters().size();
    boolean tooMany = given > wanted && type.arity() == FunctionType.Arity.FIXED;
    if (given < wanted && type.arity() != FunctionType.Arity.UNSPECIFIED || tooMany) {
      throw context.report.fail(
          at,
          "too "
              + (tooMany ? "many" : "few")
              + " arguments to "
              + name
              + ": "
              + wanted
              + " expected, "
              + given
              + " given");
    }
  }

  private void requireResult(CType result, Token at) {
    if (!(result instanceof VoidType) && !TypeRules.isComplete(result)) {
      throw context.report.fail(at, "the call returns the incomplete type '" + result + "'");
    }
  }

  private Expression argument(Expression value, CType type, int number, String name, Token at) {
    if (type instanceof StructType union
        && context.transparentUnions.contains(union)
        && !value.type().equals(union)) {
      return transparent(ImplicitConversions.decay(value), union, at);
    }
    return context.conversions.assign(value, type, at, "argument " + number + " of " + name);
  }

  /** GNU's transparent unions take a value of any member's type. */
  private Expression transparent(Expression value, StructType union, Token at) {
    for (StructType.Field f : union.fields()) {
      boolean fits =
          f.type() instanceof PointerType p && value.type() instanceof PointerType q
              ? ImplicitConversions.pointTo(p, q)
              : Compatibility.compatible(f.type(), value.type())
                  || f.type() instanceof PointerType && context.conversions.isNullConstant(value);
      if (fits) {
        Location location = at.location();
        Initializer member =
            new Initializer.Single(ImplicitConversions.implicit(value, f.type()), location);
        Symbol symbol =
            new Symbol(
                "compound-literal",
                union,
                Qualifiers.NONE,
                Symbol.Storage.AUTOMATIC,
                context.functionName(),
                location);
        Initializer all =
            new Initializer.Members(
                union, List.of(new Initializer.MemberEntry(f, member)), location);
        return new Expression.CompoundLiteral(symbol, all, union, location);
      }
    }
    throw context.report.fail(
        at, "no member of the transparent '" + union + "' has type '" + value.type() + "'");
  }
}
