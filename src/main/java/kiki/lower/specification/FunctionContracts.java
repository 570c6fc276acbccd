// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionContract;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.Linkage;
import kiki.lower.link.ProgramContracts;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;
import kiki.util.Nearest;

/**
 * Functions whose contract is enforced or stands for them. Calls of the first reach a function that
 * assumes what the contract requires, runs the body in a frame, and asserts what it ensures; calls
 * of the second one that asserts what is required, gives what is assigned any value, and assumes
 * what is ensured.
 */
public final class FunctionContracts {
  private static final Statement.Block EMPTY =
      new Statement.Block(List.of(), Location.NONE, Location.NONE);

  private final Linkage linkage;
  private final ContractFunction.Factory factory;
  private final Set<Symbol> made = new LinkedHashSet<>();

  public FunctionContracts(Linkage linkage, ContractFunction.Factory factory) {
    this.linkage = linkage;
    this.factory = factory;
  }

  /** The functions that consist of contracts alone. */
  public Set<Symbol> made() {
    return made;
  }

  /**
   * Requires that the functions the user names have contracts and, where those are enforced,
   * bodies; gives the replaced ones a definition to be called by.
   */
  public void prepare() {
    ProgramContracts contracts = linkage.contracts();
    for (String name : contracts.options().enforced()) {
      Symbol symbol = named(name);
      if (!linkage.hasBody(symbol)) {
        throw new CError(
            symbol.location(), "'" + name + "' has no body that its contract could be enforced on");
      }
    }
    for (String name : contracts.options().replaced()) {
      Symbol symbol = named(name);
      FunctionContract contract = contracts.functions().get(symbol);
      linkage.replace(
          new FunctionDefinition(symbol, contract.parameters(), EMPTY, symbol.location()));
    }
  }

  private Symbol named(String name) {
    Map<String, Symbol> known = new LinkedHashMap<>();
    linkage.contracts().functions().keySet().forEach(s -> known.putIfAbsent(s.name(), s));
    Symbol symbol = known.get(name);
    if (symbol == null) {
      throw new CError(
          Location.NONE,
          "no function '" + name + "' with a contract" + Nearest.question(name, known.keySet()));
    }
    if (((FunctionType) symbol.type()).arity() == FunctionType.Arity.VARIADIC) {
      throw CError.unsupported(
          symbol.location(),
          "the contract of the variadic function '" + name + "' is not supported");
    }
    return symbol;
  }

  /** Adds what stands for the function; false if that is the function itself. */
  public boolean lower(Symbol symbol, Map<Symbol, Function> functions) {
    boolean isEnforced = isWanted(symbol, linkage.contracts().options().enforced());
    boolean isReplaced = isWanted(symbol, linkage.contracts().options().replaced());
    if (!isEnforced && !isReplaced) {
      return false;
    }
    FunctionContract contract = linkage.contracts().functions().get(symbol);
    if (!isEnforced) {
      functions.put(symbol, builder(symbol, contract).replaced());
      return true;
    }
    FunctionDefinition definition =
        linkage.original(symbol).orElseGet(() -> linkage.definition(symbol).orElseThrow());
    Symbol body =
        new Symbol(
            symbol.name(),
            symbol.type(),
            symbol.qualifiers(),
            Symbol.Storage.INTERNAL,
            "",
            symbol.location());
    made.add(symbol);
    functions.put(symbol, builder(symbol, contract).enforced(body, isReplaced));
    functions.put(body, factory.of(body, definition).lower(definition));
    return true;
  }

  private boolean isWanted(Symbol symbol, Set<String> names) {
    return names.contains(symbol.name()) && linkage.contracts().of(symbol).isPresent();
  }

  private Builder builder(Symbol symbol, FunctionContract contract) {
    CType type = linkage.types().map((FunctionType) symbol.type()).result();
    return new Builder(symbol, contract, type, factory.empty(symbol.name(), type));
  }

  /** Writes one function. */
  private final class Builder {
    private final Symbol symbol;
    private final FunctionContract contract;
    private final FunctionLowering f;
    private final Clauses clauses;
    private final CType type;
    private final Location at;

    Builder(Symbol symbol, FunctionContract contract, CType type, ContractFunction function) {
      this.symbol = symbol;
      this.contract = contract;
      this.type = type;
      this.f = function.lowering();
      this.clauses = function.clauses();
      this.at = contract.contract().location();
    }

    private Function function() {
      contract.parameters().forEach(p -> p.refineType(linkage.types().map(p.type())));
      List<Instruction> body = new ArrayList<>(clauses.prologue());
      body.addAll(f.code().instructions());
      return new Function(symbol, contract.parameters(), body);
    }

    Function replaced() {
      replacement();
      return function();
    }

    Function enforced(Symbol body, boolean isReplaced) {
      ProgramContracts contracts = linkage.contracts();
      Expr.Variable active = contracts.ghost("in_" + symbol.name(), IntType.BOOL, linkage, at);
      Instruction.Label again = f.code().label("again");
      f.code().jumpIf(active, again, at);
      Instruction recursion =
          new Instruction.Unsupported(
              "recursion of '"
                  + symbol.name()
                  + "', whose contract is enforced; --replace-call-with-contract says what inner"
                  + " calls do",
              at);
      checked(active, body, recursion);
      f.code().place(again, at);
      if (isReplaced) {
        clauses.forget();
        replacement();
      } else {
        f.code().add(recursion);
      }
      return function();
    }

    private void checked(Expr.Variable active, Symbol body, Instruction recursion) {
      for (Contract.Clause c : clausesOf(Contract.Kind.REQUIRES)) {
        clauses.assume(condition(c), c.location());
      }
      snapshots();
      Instruction activation = new Instruction.Assign(active, Exprs.TRUE, at);
      ContractFrame frame =
          new ContractFrame(
              Property.Kind.ASSIGNS, active, activation, recursion, Optional.empty(), Set.of());
      AssignTargets targets = new AssignTargets(f);
      for (AssignTargets.Place p : targets.places(clausesOf(Contract.Kind.ASSIGNS))) {
        frame.assignable().add(targets.noted(p, at));
      }
      for (Contract.Clause c : clausesOf(Contract.Kind.FREES)) {
        for (Contract.Target t : c.targets()) {
          frame.freeable().add(targets.notedPointer(t, at));
        }
      }
      linkage.contracts().add(frame);
      f.code().add(activation);
      Optional<Expr> result = result();
      List<Expr> arguments = new ArrayList<>();
      contract.parameters().forEach(p -> arguments.add(new Expr.Variable(p)));
      f.code().add(new Instruction.Call(result, Exprs.functionAddress(body), arguments, at));
      f.code().assign(active, Exprs.FALSE, at);
      clauses.within(frame);
      for (Contract.Clause c : clausesOf(Contract.Kind.ENSURES)) {
        String text = "Check ensures clause of contract of " + symbol.name();
        clauses.check(condition(c), Property.Kind.ENSURES, text, c.location());
      }
      f.code().add(new Instruction.Return(result, at));
    }

    private void replacement() {
      for (Contract.Clause c : clausesOf(Contract.Kind.REQUIRES)) {
        String text = "Check requires clause of contract of " + symbol.name();
        clauses.check(condition(c), Property.Kind.REQUIRES, text, c.location());
      }
      snapshots();
      AssignTargets targets = new AssignTargets(f);
      List<AssignTargets.Place> places = targets.places(clausesOf(Contract.Kind.ASSIGNS));
      for (AssignTargets.Place p : places) {
        targets.havoc(p, "what " + symbol.name() + " assigns", at);
      }
      for (Contract.Clause c : clausesOf(Contract.Kind.FREES)) {
        for (Contract.Target t : c.targets()) {
          targets.mayFree(t, symbol.name(), at);
        }
      }
      Optional<Expr> result = result();
      InputOrigin source = InputOrigin.function(symbol.name());
      result.ifPresent(r -> f.code().add(new Instruction.Input(r, source, at)));
      for (Contract.Clause c : clausesOf(Contract.Kind.ENSURES)) {
        clauses.assume(condition(c), c.location());
      }
      f.code().add(new Instruction.Return(result, at));
    }

    private List<Contract.Clause> clausesOf(Contract.Kind kind) {
      return contract.contract().of(kind);
    }

    private Expression condition(Contract.Clause c) {
      return c.targets().getFirst().value();
    }

    private void snapshots() {
      for (Contract.Clause c : clausesOf(Contract.Kind.ENSURES)) {
        clauses.snapshot(condition(c), "__CPROVER_old");
      }
    }

    private Optional<Expr> result() {
      if (type instanceof VoidType) {
        return Optional.empty();
      }
      Expr.Variable result = f.code().temporary("return_value_" + symbol.name(), type, at);
      f.places().alias(contract.result().orElseThrow(), result);
      return Optional.of(result);
    }
  }
}
