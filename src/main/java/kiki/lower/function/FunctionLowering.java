// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.lower.link.Linkage;
import kiki.lower.link.Types;
import kiki.lower.value.Parts;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/** Lowers one function: holds what its statements and expressions share. */
public final class FunctionLowering {
  private final Linkage linkage;
  private final Optional<Symbol> symbol;
  private final Code code;
  private final Effects effects;
  private final Volatiles volatiles;
  private final CType result;
  private final Statement body;
  private final Parts parts;
  private final FullExpressions fullExpressions;
  private final Expressions expressions = new Expressions(this);
  private final Places places = new Places(this);
  private final ObjectSizes sizes = new ObjectSizes(this);
  private final Sequencing sequencing = new Sequencing(this);
  private final Assignments assignments = new Assignments(this);
  private final Branches branches = new Branches(this);
  private final Calls calls = new Calls(this);
  private final Variadics variadics = new Variadics(this);
  private final Initializers initializers = new Initializers(this);
  private final Assertions assertions = new Assertions(this);
  private final Quantifiers quantifiers = new Quantifiers(this);
  private final Jumps jumps = new Jumps(this);
  private final Switches switches = new Switches(this);
  private final Statements statements = new Statements(this);

  private KnownCalls known;
  private ProgramClauses clauses;

  /**
   * {@link #connect} must follow.
   *
   * @param symbol absent for code that belongs to no function of the user; its body is empty
   */
  public FunctionLowering(
      Linkage linkage, String name, CType result, Statement body, Optional<Symbol> symbol) {
    this.linkage = linkage;
    this.symbol = symbol;
    this.code = new Code(name);
    this.fullExpressions = new FullExpressions(code);
    this.result = result;
    this.volatiles = new Volatiles(linkage.environment());
    this.effects = new Effects(linkage, volatiles);
    this.parts = new Parts(linkage, code);
    this.body = body;
  }

  /** Gives the function what builds on it. */
  public void connect(KnownCalls known, ProgramClauses clauses) {
    effects.include(body);
    this.known = known;
    this.clauses = clauses;
  }

  /** Lowers the body of the function. */
  public Function lower(FunctionDefinition definition) {
    Symbol self = symbol.orElseThrow();
    FunctionType type = linkage.types().map((FunctionType) self.type());
    List<Symbol> parameters = new ArrayList<>(definition.parameters());
    for (Symbol p : parameters) {
      p.refineType(linkage.types().map(p.type()));
    }
    if (type.arity() == FunctionType.Arity.VARIADIC) {
      parameters.add(variadics.hiddenParameter(definition.location()));
    }
    jumps.collect(definition.body());
    statements.lower(definition.body());
    finish(self, definition.body().end());
    return new Function(self, parameters, code.instructions());
  }

  /**
   * The closing brace: {@code main} returns 0 there (C11 5.1.2.2.3), others no known value. Using
   * it is undefined (6.9.1p12): an execution that does is not evidence.
   */
  private void finish(Symbol self, Location end) {
    boolean open = Instructions.goesOn(code.instructions());
    if (open && result instanceof VoidType) {
      code.add(new Instruction.Return(end));
    } else if (open && self.name().equals("main")) {
      code.add(
          new Instruction.Return(
              Optional.of(Conversions.cast(Exprs.integer(0, IntType.INT), result)), end));
    } else if (open) {
      Expr.Variable unknown = code.temporary("unspecified", result, end);
      code.add(
          new Instruction.Input(
              unknown, InputOrigin.approximation("what " + self.name() + " does not return"), end));
      code.add(new Instruction.Return(Optional.of(unknown), end));
    }
    jumps.resolve();
  }

  public Linkage linkage() {
    return linkage;
  }

  public Types types() {
    return linkage.types();
  }

  public Layout layout() {
    return linkage.layout();
  }

  public Code code() {
    return code;
  }

  FullExpressions fullExpressions() {
    return fullExpressions;
  }

  /** The function; absent for code that belongs to none of the user's. */
  public Optional<Symbol> symbol() {
    return symbol;
  }

  public Statement body() {
    return body;
  }

  CType result() {
    return result;
  }

  public Effects effects() {
    return effects;
  }

  public Expressions expressions() {
    return expressions;
  }

  public Places places() {
    return places;
  }

  Sequencing sequencing() {
    return sequencing;
  }

  Volatiles volatiles() {
    return volatiles;
  }

  public ObjectSizes sizes() {
    return sizes;
  }

  Assignments assignments() {
    return assignments;
  }

  Branches branches() {
    return branches;
  }

  public Calls calls() {
    return calls;
  }

  public KnownCalls known() {
    return known;
  }

  public Parts parts() {
    return parts;
  }

  public Variadics variadics() {
    return variadics;
  }

  public Initializers initializers() {
    return initializers;
  }

  public Assertions assertions() {
    return assertions;
  }

  public Quantifiers quantifiers() {
    return quantifiers;
  }

  public Jumps jumps() {
    return jumps;
  }

  Switches switches() {
    return switches;
  }

  ProgramClauses clauses() {
    return clauses;
  }

  public Statements statements() {
    return statements;
  }
}
