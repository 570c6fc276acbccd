package kiki.lower;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/** Lowers one function: holds what its statements and expressions share. */
final class FunctionLowering {
  private final Linkage linkage;
  private final Symbol symbol;
  private final Code code;
  private final Effects effects;
  private final Volatiles volatiles;
  private final CType result;
  private final Statement body;
  private final Expressions expressions = new Expressions(this);
  private final Places places = new Places(this);
  private final ObjectSizes sizes = new ObjectSizes(this);
  private final Sequencing sequencing = new Sequencing(this);
  private final Assignments assignments = new Assignments(this);
  private final Branches branches = new Branches(this);
  private final Calls calls = new Calls(this);
  private final PrintCalls printing = new PrintCalls(this);
  private final Builtins builtins = new Builtins(this);
  private final Parts parts = new Parts(this);
  private final Variadics variadics = new Variadics(this);
  private final Initializers initializers = new Initializers(this);
  private final Assertions assertions = new Assertions(this);
  private final Quantifiers quantifiers = new Quantifiers(this);
  private final Jumps jumps = new Jumps(this);
  private final Switches switches = new Switches(this);
  private final LoopContracts loopContracts = new LoopContracts(this);
  private final Statements statements = new Statements(this);
  private final Clauses clauses = new Clauses(this);
  private final Validity validity = new Validity(this);

  /** For code that belongs to no function of the user: {@code body} is empty then. */
  FunctionLowering(Linkage linkage, String name, CType result, Statement body) {
    this(linkage, name, result, body, null);
  }

  private FunctionLowering(
      Linkage linkage, String name, CType result, Statement body, Symbol symbol) {
    this.linkage = linkage;
    this.symbol = symbol;
    this.code = new Code(name);
    this.result = result;
    this.volatiles = new Volatiles(linkage.environment());
    this.effects = new Effects(linkage.intrinsics(), volatiles, body);
    this.body = body;
  }

  static Function lower(Linkage linkage, Symbol symbol, FunctionDefinition definition) {
    FunctionType type = linkage.types().map((FunctionType) symbol.type());
    FunctionLowering f =
        new FunctionLowering(linkage, symbol.name(), type.result(), definition.body(), symbol);
    List<Symbol> parameters = new ArrayList<>(definition.parameters());
    for (Symbol p : parameters) {
      p.refineType(linkage.types().map(p.type()));
    }
    if (type.arity() == FunctionType.Arity.VARIADIC) {
      parameters.add(f.variadics.hiddenParameter(definition.location()));
    }
    f.jumps.collect(definition.body());
    f.statements.lower(definition.body());
    f.finish(symbol, definition.body().end());
    return new Function(symbol, parameters, f.code.instructions());
  }

  /**
   * The closing brace: {@code main} returns 0 there (C11 5.1.2.2.3), others no known value. Using
   * it is undefined (6.9.1p12): an execution that does shows nothing.
   */
  private void finish(Symbol symbol, Location end) {
    List<Instruction> body = code.instructions();
    boolean open = body.isEmpty() || !Instructions.endsBlock(body.getLast());
    if (open && result instanceof VoidType) {
      code.add(new Instruction.Return(null, end));
    } else if (open && symbol.name().equals("main")) {
      code.add(
          new Instruction.Return(Conversions.cast(Exprs.integer(0, IntType.INT), result), end));
    } else if (open) {
      Expr.Variable unknown = code.temporary("unspecified", result, end);
      code.add(
          new Instruction.Input(
              unknown,
              Instruction.Input.APPROXIMATION + "what " + symbol.name() + " does not return",
              end));
      code.add(new Instruction.Return(unknown, end));
    }
    jumps.resolve();
  }

  Linkage linkage() {
    return linkage;
  }

  Types types() {
    return linkage.types();
  }

  Layout layout() {
    return linkage.layout();
  }

  Code code() {
    return code;
  }

  /** The function, or null for code that belongs to none of the user's. */
  Symbol symbol() {
    return symbol;
  }

  Statement body() {
    return body;
  }

  CType result() {
    return result;
  }

  Effects effects() {
    return effects;
  }

  Expressions expressions() {
    return expressions;
  }

  Places places() {
    return places;
  }

  Sequencing sequencing() {
    return sequencing;
  }

  Volatiles volatiles() {
    return volatiles;
  }

  ObjectSizes sizes() {
    return sizes;
  }

  Assignments assignments() {
    return assignments;
  }

  Branches branches() {
    return branches;
  }

  Calls calls() {
    return calls;
  }

  PrintCalls printing() {
    return printing;
  }

  Builtins builtins() {
    return builtins;
  }

  Parts parts() {
    return parts;
  }

  Variadics variadics() {
    return variadics;
  }

  Initializers initializers() {
    return initializers;
  }

  Assertions assertions() {
    return assertions;
  }

  Quantifiers quantifiers() {
    return quantifiers;
  }

  Jumps jumps() {
    return jumps;
  }

  Switches switches() {
    return switches;
  }

  LoopContracts loopContracts() {
    return loopContracts;
  }

  Clauses clauses() {
    return clauses;
  }

  Validity validity() {
    return validity;
  }

  Statements statements() {
    return statements;
  }
}
