// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.contract.Clause;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;
import kiki.lower.known.KnownFunctions;
import kiki.util.Location;

/**
 * Bodies for functions that calls are lowered to instructions for, when a program takes their
 * address: {@code T f(A a) { return f(a); }}, where the inner call is lowered by name.
 */
public final class Wrappers {
  private Wrappers() {}

  public static Optional<TranslationUnit> wrapper(Symbol function) {
    if (!(function.type() instanceof FunctionType type)
        || type.arity() == FunctionType.Arity.UNSPECIFIED
        || !needsBody(function.name(), type)) {
      return Optional.empty();
    }
    Location at = function.location();
    List<Symbol> parameters = new ArrayList<>();
    List<Expression> arguments = new ArrayList<>();
    for (CType parameter : type.parameters()) {
      Symbol symbol =
          new Symbol(
              "argument" + parameters.size(),
              parameter,
              Qualifiers.NONE,
              Symbol.Storage.PARAMETER,
              function.name(),
              at);
      parameters.add(symbol);
      arguments.add(new Expression.Reference(symbol, parameter, at));
    }
    Expression designator = new Expression.Reference(function, type, at);
    Expression call =
        new Expression.Call(
            new Expression.Decay(designator, new PointerType(type), at),
            arguments,
            type.result(),
            at);
    Statement only =
        type.result() instanceof VoidType
            ? new Statement.Evaluate(call, at)
            : new Statement.Return(Optional.of(call), at);
    Statement.Block body = new Statement.Block(List.of(only), at, at);
    return Optional.of(
        new TranslationUnit(
            at.file(),
            List.of(),
            List.of(new FunctionDefinition(function, parameters, body, at)),
            List.of(),
            List.of()));
  }

  private static boolean needsBody(String name, FunctionType type) {
    return switch (KnownFunctions.family(name)) {
      case ALLOCATION -> !name.equals("alloca");
      case PROCESS -> !name.equals("reach_error") && !name.equals("assert");
      case DEALLOCATION, MEMORY, MATH, SCAN, REFUSED -> true;
      case CONTRACT -> {
        LibraryContract contract = LibraryContracts.find(name).orElseThrow();
        yield !contract.has(Clause.Mark.OUTPUT) && ContractCall.fits(contract, type.parameters());
      }
      case VERIFIER, INTERNAL, NONE -> false;
    };
  }
}
