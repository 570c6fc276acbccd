// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.util.Location;

/**
 * What the functions of all files share: which symbol stands for which name, who has a body, which
 * static objects there are. Library models join when a function first asks for them.
 */
public final class Linkage {
  private static final Set<String> CHANGE_ROUNDING = Set.of("fesetround", Symbol.ROUNDING_MODE);

  private static final Set<String> SET_JUMPS =
      Set.of("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp");

  private final Language language;
  private final Layout layout;
  private final Library library;
  private final Options.Environment environment;
  private final ProgramContracts contracts;
  private final Types types = new Types();
  private final Linker linker;
  private final UnknownObjects unknownObjects;
  private final WeakReferences weakReferences;
  private final FixedMemory fixedMemory;
  private final Function<Symbol, Optional<TranslationUnit>> wrappers;
  private final SequencedMap<Symbol, Optional<Initializer>> statics = new LinkedHashMap<>();
  private final Map<Symbol, List<Expr>> literals = new HashMap<>();
  private final Map<String, Symbol> libraryObjects = new HashMap<>();
  private final Map<String, Symbol> labelAddresses = new HashMap<>();
  private final ArrayDeque<Symbol> requested = new ArrayDeque<>();
  private final Set<String> askedFor = new HashSet<>();
  private final Set<String> variableNames = new HashSet<>();
  private final Set<String> userDefined = new HashSet<>();
  private final Set<Symbol> usedVariables = new HashSet<>();
  private final Set<String> warned = new HashSet<>();
  private final List<Diagnostic> warnings = new ArrayList<>();

  private boolean usesExitHandlers;
  private boolean usesErrno;
  private final JumpPlaces jumpPlaces;
  private boolean setsJumps;
  private boolean changesRounding;

  /**
   * @param wrappers gives bodies to functions that have a meaning, but neither body nor model
   */
  public Linkage(
      Language language,
      Library library,
      Options.Environment environment,
      Function<Symbol, Optional<TranslationUnit>> wrappers) {
    this.wrappers = wrappers;
    this.environment = environment;
    this.contracts = new ProgramContracts(environment.contracts());
    this.language = language;
    this.layout = new Layout(language.dataModel());
    this.library = library;
    this.linker = new Linker(types, layout, this::warn);
    this.unknownObjects = new UnknownObjects(layout);
    this.weakReferences = new WeakReferences(linker);
    this.fixedMemory = new FixedMemory(layout);
    this.jumpPlaces = new JumpPlaces(this);
  }

  public Layout layout() {
    return layout;
  }

  public ProgramContracts contracts() {
    return contracts;
  }

  public Options.Environment environment() {
    return environment;
  }

  public Types types() {
    return types;
  }

  public List<Diagnostic> warnings() {
    return warnings;
  }

  public UnknownObjects unknownObjects() {
    return unknownObjects;
  }

  public WeakReferences weakReferences() {
    return weakReferences;
  }

  public FixedMemory fixedMemory() {
    return fixedMemory;
  }

  public Linker linker() {
    return linker;
  }

  /** Adds a file of the user's. */
  public void add(TranslationUnit unit) {
    linker.add(unit);
    contracts.add(unit, linker);
    noteLiterals(unit);
    for (FunctionDefinition d : unit.functions()) {
      if (d.symbol().storage() == Symbol.Storage.EXTERNAL) {
        userDefined.add(d.symbol().name());
      }
      TreeWalk.expressions(d.body(), this::noteUse);
    }
    for (GlobalVariable v : unit.variables()) {
      variableNames.add(v.symbol().name());
      if (v.symbol().storage() != Symbol.Storage.STRING_LITERAL) {
        v.initializer().ifPresent(i -> TreeWalk.expressions(i, this::noteUse));
      }
    }
    usesExitHandlers &= !userDefined.contains("atexit");
  }

  /** Whether a static object of a file has the name. */
  public boolean isVariableName(String name) {
    return variableNames.contains(name);
  }

  private void noteUse(Expression e) {
    if (e instanceof Expression.Reference r) {
      usesExitHandlers |= r.symbol().isFunction() && r.symbol().name().equals("atexit");
      setsJumps |= SET_JUMPS.contains(r.symbol().name());
      usesErrno |= r.symbol().name().equals("__errno_location");
      changesRounding |= CHANGE_ROUNDING.contains(r.symbol().name());
    }
  }

  private void noteLiterals(TranslationUnit unit) {
    for (GlobalVariable v : unit.variables()) {
      if (v.symbol().storage() == Symbol.Storage.STRING_LITERAL) {
        literals.put(v.symbol(), elements(v));
      }
    }
  }

  private static List<Expr> elements(GlobalVariable literal) {
    List<Expr> characters = new ArrayList<>();
    IntType type = (IntType) ((ArrayType) literal.symbol().type()).element();
    for (Initializer.ElementEntry e :
        ((Initializer.Elements) literal.initializer().orElseThrow()).entries()) {
      Expression value = ((Initializer.Single) e.value()).value();
      Expression.IntegerConstant c = (Expression.IntegerConstant) value;
      for (long i = e.first(); i <= e.last(); i++) {
        characters.add(new Expr.IntConstant(type.wrap(c.value()), type));
      }
    }
    return characters;
  }

  /** The one symbol that stands for this one after linking. */
  public Symbol resolve(Symbol symbol) {
    return linker.resolve(symbol);
  }

  /** A variable that the program mentions. */
  public Symbol used(Symbol symbol) {
    Symbol resolved = resolve(symbol);
    usedVariables.add(resolved);
    return resolved;
  }

  public boolean isUsed(Symbol variable) {
    return usedVariables.contains(variable);
  }

  /** A function that is called or whose address is taken. */
  public Symbol function(Symbol symbol) {
    Symbol resolved = resolve(symbol);
    if (!linker.hasBody(resolved)) {
      request(resolved);
    }
    return resolved;
  }

  private void request(Symbol function) {
    if (function.storage() != Symbol.Storage.EXTERNAL || !askedFor.add(function.name())) {
      return;
    }
    Optional<TranslationUnit> model =
        library.model(function.name()).or(() -> wrappers.apply(function));
    if (model.isPresent()) {
      linker.addModel(model.get());
      noteLiterals(model.get());
      for (GlobalVariable v : model.get().variables()) {
        if (v.symbol().storage() != Symbol.Storage.EXTERNAL) {
          addStatic(v.symbol(), v.initializer());
        }
      }
      model.get().functions().forEach(d -> requested.add(linker.resolve(d.symbol())));
    }
  }

  /** The function of this name, from the program or the library; empty if neither has it. */
  public Optional<Symbol> functionNamed(String name, FunctionType type) {
    Symbol declared = linker.external(name).orElseGet(() -> symbol(name, type));
    linker.declare(declared);
    Symbol resolved = function(declared);
    return linker.hasBody(resolved) ? Optional.of(resolved) : Optional.empty();
  }

  /** The function of this name, declared with the types of a call if nothing declares it. */
  public Symbol declaredFunction(String name, CType result, List<Expression> arguments) {
    FunctionType type =
        new FunctionType(
            result,
            arguments.stream().map(a -> types.map(a.type())).toList(),
            FunctionType.Arity.FIXED);
    Symbol declared = linker.external(name).orElseGet(() -> symbol(name, type));
    linker.declare(declared);
    return function(declared);
  }

  private static Symbol symbol(String name, FunctionType type) {
    return new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.EXTERNAL, "", Location.NONE);
  }

  public boolean hasModel(String name) {
    return Library.exists(name);
  }

  public IntType charType() {
    return new IntType(
        IntType.Kind.CHAR,
        8,
        language.charSign() == CharSign.SIGNED ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED);
  }

  /** Whether the program looks at {@code errno}. */
  public boolean usesErrno() {
    return usesErrno;
  }

  /** Whether the program mentions what can change the direction of rounding. */
  public boolean changesRounding() {
    return changesRounding;
  }

  /** Whether {@code longjmp} can have a place to go to: nothing runs before {@code main}. */
  public boolean setsJumps() {
    return setsJumps;
  }

  /** Where jumps between functions start and end. */
  public JumpPlaces jumpPlaces() {
    return jumpPlaces;
  }

  /** What calls the entry may have called {@code setjmp}, unless the entry is the program's. */
  public void enterAt(String entry) {
    setsJumps |= !entry.equals("main");
  }

  public boolean usesExitHandlers() {
    return usesExitHandlers;
  }

  /** Whether the program itself, not the library, defines the function. */
  public boolean isUserDefined(Symbol symbol) {
    Symbol resolved = resolve(symbol);
    return resolved.storage() == Symbol.Storage.INTERNAL || userDefined.contains(resolved.name());
  }

  /** The definition counts, whatever the program or the library say. */
  public void replace(FunctionDefinition definition) {
    linker.replace(definition);
    userDefined.add(definition.symbol().name());
  }

  /** The definition that was replaced. */
  public Optional<FunctionDefinition> original(Symbol symbol) {
    return linker.original(symbol);
  }

  public boolean hasBody(Symbol symbol) {
    return linker.hasBody(resolve(symbol));
  }

  public Optional<FunctionDefinition> definition(Symbol symbol) {
    return linker.definition(resolve(symbol));
  }

  /** The next library function to lower, or null. */
  public Symbol nextRequested() {
    return requested.poll();
  }

  public void addStatic(Symbol symbol, Optional<Initializer> initializer) {
    if (!statics.containsKey(symbol)) {
      symbol.refineType(FlexibleMembers.storage(symbol.type(), initializer, layout));
    }
    statics.merge(symbol, initializer, (known, other) -> known.or(() -> other));
  }

  /** Static objects that no file lists, in the order they were found. */
  public SequencedMap<Symbol, Optional<Initializer>> statics() {
    return statics;
  }

  /** The elements of a string literal, the final zero included. */
  public List<Expr> characters(Symbol literal) {
    return literals.get(literal);
  }

  /** The one object of the library that a function gives a pointer to. */
  public Symbol libraryObject(String function, CType type) {
    return libraryObjects.computeIfAbsent(
        function,
        k -> {
          Symbol symbol =
              new Symbol(
                  "__" + function,
                  type,
                  Qualifiers.NONE,
                  Symbol.Storage.INTERNAL,
                  function,
                  Location.NONE);
          addStatic(symbol, Optional.empty());
          return symbol;
        });
  }

  /** The object whose address stands for a label's. */
  public Symbol labelAddress(String function, String label, Location at) {
    return labelAddresses.computeIfAbsent(
        function + " " + label,
        k -> {
          Symbol symbol =
              new Symbol(
                  "&&" + label,
                  IntType.UNSIGNED_CHAR,
                  Qualifiers.NONE,
                  Symbol.Storage.INTERNAL,
                  function,
                  at);
          symbol.mark(Symbol.Trait.LABEL);
          addStatic(symbol, Optional.empty());
          return symbol;
        });
  }

  /** Says something once. */
  public void warn(Location at, String message) {
    if (warned.add(message)) {
      warnings.add(new Diagnostic(Severity.WARNING, at, message, List.of()));
    }
  }
}
