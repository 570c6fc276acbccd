// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.source.Language;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.Definition;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.Wrappers;
import kiki.lower.link.Library;
import kiki.lower.link.Linkage;
import kiki.lower.link.RemovedBodies;
import kiki.lower.specification.FrameChecks;
import kiki.lower.specification.FunctionContracts;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** From checked files to one program; the entry point of this package. */
public final class Lowering {
  private final Options.Environment environment;
  private final Linkage linkage;
  private final FunctionFactory factory;
  private final FunctionContracts contracts;
  private final Set<Symbol> globals = new LinkedHashSet<>();
  private final List<Instruction> initialization = new ArrayList<>();
  private final Map<Symbol, Function> functions = new LinkedHashMap<>();

  private Lowering(Language language, Options.Environment environment) {
    this.environment = environment;
    this.linkage = new Linkage(language, new Library(language), environment, Wrappers::wrapper);
    this.factory = new FunctionFactory(linkage);
    this.contracts = new FunctionContracts(linkage, factory);
  }

  /**
   * Links and lowers.
   *
   * @param entry the function to verify: {@code main}, or another one whose parameters become
   *     inputs
   * @throws CError if the files do not fit together, use what is not supported, or lack the entry
   */
  public static Lowered lower(List<TranslationUnit> units, Language language, String entry) {
    return lower(units, language, entry, Options.Environment.DEFAULT);
  }

  /** The same in surroundings that the user describes. */
  public static Lowered lower(
      List<TranslationUnit> units,
      Language language,
      String entry,
      Options.Environment environment) {
    Lowering lowering = new Lowering(language, environment);
    RemovedBodies removed = new RemovedBodies(environment.removedBodies());
    units.forEach(u -> lowering.linkage.add(removed.from(u)));
    lowering.linkage.linker().finish();
    removed
        .missing()
        .forEach(f -> lowering.linkage.warn(Location.NONE, "no body of '" + f + "' to remove"));
    lowering.linkage.linker().linkFileLocals();
    return new Lowered(lowering.run(entry), lowering.linkage.warnings());
  }

  private Program run(String entry) {
    linkage.enterAt(entry);
    contracts.prepare();
    for (Symbol symbol : linkage.linker().functions()) {
      lowerFunction(symbol);
    }
    Function start = EntryPoint.of(linkage, factory).build(entry);
    functions.put(start.symbol(), start);
    complete();
    Set<Symbol> exempt = new LinkedHashSet<>(contracts.made());
    exempt.add(start.symbol());
    Map<Symbol, Function> checked =
        JumpUnwinding.run(
            FrameChecks.checked(functions, linkage, exempt), linkage.jumpPlaces(), start.symbol());
    defineStatics();
    for (GlobalVariable v : linkage.linker().variables()) {
      if (v.definition() == Definition.DECLARATION && linkage.isUsed(v.symbol())) {
        variable(v.symbol(), Optional.empty(), Definition.DECLARATION);
      }
    }
    List<Instruction> code = linkage.unknownObjects().allocate(globals);
    code.addAll(linkage.weakReferences().decide(globals));
    code.addAll(initialization);
    code.addAll(linkage.fixedMemory().define(globals, checked.values(), code));
    return new Program(linkage.layout(), List.copyOf(globals), code, checked, start.symbol());
  }

  /** Lowers what the functions so far ask for, which may ask for more. */
  private void complete() {
    while (true) {
      Symbol next = linkage.nextRequested();
      if (next != null) {
        lowerFunction(next);
        continue;
      }
      // A model that an initialiser asks for may define what the program declares.
      List<GlobalVariable> defined =
          linkage.linker().variables().stream()
              .filter(v -> v.definition() != Definition.DECLARATION)
              .toList();
      if (defined.stream().allMatch(v -> globals.contains(v.symbol()))
          && globals.containsAll(linkage.statics().keySet())) {
        return;
      }
      defined.forEach(v -> variable(v.symbol(), v.initializer(), v.definition()));
      defineStatics();
    }
  }

  private void defineStatics() {
    for (Map.Entry<Symbol, Optional<Initializer>> s : List.copyOf(linkage.statics().entrySet())) {
      variable(s.getKey(), s.getValue(), Definition.FULL);
    }
  }

  private void lowerFunction(Symbol symbol) {
    if (!functions.containsKey(symbol) && !contracts.lower(symbol, functions)) {
      FunctionDefinition definition = linkage.definition(symbol).orElseThrow();
      functions.put(symbol, factory.of(symbol, definition).lower(definition));
    }
  }

  private void variable(Symbol symbol, Optional<Initializer> initializer, Definition definition) {
    if (globals.contains(symbol)) {
      return;
    }
    CType type = completed(linkage.types().map(symbol.type()), definition);
    symbol.refineType(type);
    globals.add(symbol);
    if (!Layout.hasConstantSize(type)) {
      linkage.warn(
          symbol.location(),
          "no definition of variable '" + symbol.name() + "': its size is not known");
      return;
    }
    if (definition == Definition.DECLARATION && Streams.isStandard(symbol)) {
      Streams.initialize(symbol, globals, initialization);
      return;
    }
    boolean isRoundingMode = symbol.name().equals(Symbol.ROUNDING_MODE);
    if (definition == Definition.DECLARATION && !isRoundingMode) {
      warnAbout(symbol);
      initialization.add(
          new Instruction.Input(new Expr.Variable(symbol), symbol.name(), symbol.location()));
      return;
    }
    if (startsWithAnyValue(symbol)) {
      initialization.add(
          new Instruction.Input(new Expr.Variable(symbol), symbol.name(), symbol.location()));
      return;
    }
    int known = linkage.statics().size();
    FunctionLowering f = factory.empty(symbol.function(), VoidType.VOID).lowering();
    f.initializers().initializeStatic(symbol, initializer, symbol.location());
    // The value of a compound literal may be read by the initialiser it stands in.
    if (linkage.statics().size() > known) {
      List.copyOf(linkage.statics().entrySet())
          .subList(known, linkage.statics().size())
          .forEach(s -> variable(s.getKey(), s.getValue(), Definition.FULL));
    }
    initialization.addAll(f.code().instructions());
  }

  /** Constants keep their values, and so do the variables of library models. */
  private boolean startsWithAnyValue(Symbol symbol) {
    return switch (environment.statics()) {
      case INITIALIZED -> false;
      case ANY_VALUE ->
          symbol.storage() != Symbol.Storage.STRING_LITERAL
              && !Location.isLibraryText(symbol.location().file())
              && !symbol.has(Symbol.Trait.LABEL)
              && !symbol.name().equals(Symbol.ROUNDING_MODE)
              && !linkage.contracts().isGhost(symbol)
              && !isConstant(symbol)
              && !environment.keptStatics().contains(symbol.name())
              && !environment.keptStatics().contains(symbol.function() + "::" + symbol.name());
    };
  }

  private static boolean isConstant(Symbol symbol) {
    CType type = symbol.type();
    boolean isConst = symbol.qualifiers().isConst();
    while (type instanceof ArrayType array) {
      isConst |= array.elementQualifiers().isConst();
      type = array.element();
    }
    return isConst;
  }

  private void warnAbout(Symbol symbol) {
    linkage.warn(
        symbol.location(),
        "no definition of variable '" + symbol.name() + "': its initial value is nondeterministic");
  }

  /** A tentative array of unknown length has one element (C11 6.9.2p5). */
  private static CType completed(CType type, Definition definition) {
    return type instanceof ArrayType a
            && a.length() instanceof ArrayType.Unspecified
            && definition == Definition.TENTATIVE
        ? new ArrayType(a.element(), a.elementQualifiers(), new ArrayType.Fixed(1))
        : type;
  }
}
