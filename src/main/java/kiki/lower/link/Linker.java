// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Severity;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.Definition;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.FileLocalName;
import kiki.util.Location;

/**
 * Joins translation units as a linker does: symbols with external linkage and the same name are
 * one, tentative definitions merge (C11 6.9.2), an alias stands for its target. A second definition
 * is an error that shows both places, and so is an incompatible type (C11 6.2.7p2); only where both
 * types are represented alike there is a warning, and each file sees the object as its own type.
 */
public final class Linker {
  /** An object whose type no file completes: how large it is is not known. */
  private static final ArrayType UNKNOWN_BYTES =
      new ArrayType(IntType.UNSIGNED_CHAR, Qualifiers.NONE, new ArrayType.Unspecified());

  private final Types types;
  private final Layout layout;
  private final LinkCompatibility compatibility;
  private final BiConsumer<Location, String> warnings;
  private final FileLocals fileLocals = new FileLocals();
  private final Map<Symbol, Symbol> resolved = new HashMap<>();
  private final Map<String, Symbol> externals = new LinkedHashMap<>();
  private final SequencedMap<Symbol, GlobalVariable> variables = new LinkedHashMap<>();
  private final SequencedMap<Symbol, FunctionDefinition> functions = new LinkedHashMap<>();
  private final Map<Symbol, FunctionDefinition> originals = new HashMap<>();
  private final SequencedMap<Symbol, Symbol> aliases = new LinkedHashMap<>();

  Linker(Types types, Layout layout, BiConsumer<Location, String> warnings) {
    this.types = types;
    this.layout = layout;
    this.compatibility = new LinkCompatibility(types);
    this.warnings = warnings;
  }

  void add(TranslationUnit unit) {
    unit.declaredFunctions().forEach(this::declare);
    unit.declaredFunctions().forEach(fileLocals::add);
    unit.functions().forEach(d -> fileLocals.add(d.symbol()));
    for (GlobalVariable v : unit.variables()) {
      addVariable(v);
    }
    for (FunctionDefinition d : unit.functions()) {
      addFunction(d);
    }
    unit.declaredFunctions().forEach(f -> addAlias(f, unit));
    unit.variables().forEach(v -> addAlias(v.symbol(), unit));
  }

  /** GNU's {@code alias} names a target that its own file defines. */
  private void addAlias(Symbol symbol, TranslationUnit unit) {
    if (symbol.alias() != null) {
      Symbol target =
          unit.definition(symbol.alias())
              .orElseThrow(
                  () ->
                      new CError(
                          symbol.location(),
                          "'"
                              + symbol.name()
                              + "' is aliased to '"
                              + symbol.alias()
                              + "', which this file does not define"));
      aliases.put(symbol, target);
    }
  }

  /** What is decided when all files are known. */
  public void finish() {
    resolveAliases();
    for (GlobalVariable v : variables.values()) {
      CType type = types.map(v.symbol().type());
      boolean incomplete = type instanceof StructType s && !s.isComplete();
      v.symbol()
          .refineType(
              incomplete ? UNKNOWN_BYTES : FlexibleMembers.storage(type, v.initializer(), layout));
    }
  }

  /** Whether an object is nowhere defined, nor its type complete. */
  public boolean isUnknown(Symbol symbol) {
    GlobalVariable variable = variables.get(symbol);
    return variable != null
        && variable.definition() == Definition.DECLARATION
        && !Layout.hasConstantSize(symbol.type());
  }

  /** A weak alias gives way to a definition, any other is one itself. */
  private void resolveAliases() {
    aliases.forEach(
        (symbol, target) -> {
          Symbol name = resolve(symbol);
          GlobalVariable variable = variables.get(name);
          boolean defined =
              hasBody(name) || variable != null && variable.definition() == Definition.FULL;
          if (defined && !symbol.has(Symbol.Trait.WEAK)) {
            throw conflict("multiple definition of '" + symbol.name() + "'", symbol, name);
          }
          if (!defined) {
            variables.remove(name);
            resolved.put(name, resolve(target));
          }
        });
  }

  /** A library model defines what is missing; its own view of the types counts. */
  void addModel(TranslationUnit unit) {
    for (Symbol s : unit.declaredFunctions()) {
      declareLeniently(s);
    }
    for (GlobalVariable v : unit.variables()) {
      if (v.symbol().storage() == Symbol.Storage.EXTERNAL) {
        addVariable(v);
      }
    }
    for (FunctionDefinition d : unit.functions()) {
      Symbol symbol = declareLeniently(d.symbol());
      if (!functions.containsKey(symbol)) {
        if (!compatibility.compatible(symbol.type(), d.symbol().type())) {
          symbol.refineType(d.symbol().type());
        }
        functions.put(symbol, d);
      }
    }
  }

  private Symbol declareLeniently(Symbol symbol) {
    if (symbol.storage() != Symbol.Storage.EXTERNAL) {
      return symbol;
    }
    Symbol known = externals.putIfAbsent(symbol.name(), symbol);
    if (known != null && known != symbol) {
      resolved.put(symbol, known);
      return known;
    }
    return symbol;
  }

  Symbol resolve(Symbol symbol) {
    Symbol at = symbol;
    for (Symbol next = resolved.get(at); next != null; next = resolved.get(at)) {
      at = next;
    }
    return at;
  }

  /** Connects what files say about static functions of others, when all files were added. */
  public void linkFileLocals() {
    for (Symbol s : List.copyOf(externals.values())) {
      if (s.isFunction() && FileLocalName.isOne(s.name())) {
        fileLocals.link(s, this);
      }
    }
  }

  /** Another function stands in for one, as goto-cc lets the first definition count. */
  void replace(Symbol function, Symbol by) {
    if (functions.remove(function) != null) {
      warnings.accept(
          function.location(),
          "'"
              + function.name()
              + "' is replaced by '"
              + by.name()
              + "', which another file defines");
    }
    identify(function, by);
  }

  /** Two symbols are one function. */
  void identify(Symbol symbol, Symbol with) {
    if (!compatibility.compatible(symbol.type(), with.type())) {
      throw conflict("conflicting types for '" + symbol.name() + "'", symbol, with);
    }
    resolved.put(symbol, with);
  }

  Optional<Symbol> external(String name) {
    return Optional.ofNullable(externals.get(name));
  }

  boolean hasBody(Symbol symbol) {
    return functions.containsKey(symbol);
  }

  /** Whether a file defines the function or object. */
  boolean isDefined(Symbol symbol) {
    GlobalVariable variable = variables.get(symbol);
    return hasBody(symbol) || variable != null && variable.definition() != Definition.DECLARATION;
  }

  Optional<FunctionDefinition> definition(Symbol symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  /** The definition counts from now on. */
  void replace(FunctionDefinition definition) {
    FunctionDefinition before = functions.put(definition.symbol(), definition);
    if (before != null) {
      originals.put(definition.symbol(), before);
    }
  }

  /** The definition that was replaced. */
  Optional<FunctionDefinition> original(Symbol symbol) {
    return Optional.ofNullable(originals.get(symbol));
  }

  /** The variables of all files, one entry each, in order of first appearance. */
  public List<GlobalVariable> variables() {
    return new ArrayList<>(variables.values());
  }

  /** The functions with a body, in source order. */
  public List<Symbol> functions() {
    return new ArrayList<>(functions.keySet());
  }

  /** What runs before {@code main}, in that order. */
  public List<Symbol> constructors() {
    return byPriority(Symbol.Trait.CONSTRUCTOR);
  }

  /** What runs when {@code main} has returned or {@code exit} was called, in that order. */
  public List<Symbol> destructors() {
    return byPriority(Symbol.Trait.DESTRUCTOR).reversed();
  }

  private List<Symbol> byPriority(Symbol.Trait when) {
    return functions.keySet().stream()
        .filter(s -> s.has(when))
        .sorted((a, b) -> Integer.compare(a.priority(when), b.priority(when)))
        .toList();
  }

  /** The symbol that stands for {@code symbol} from now on. */
  Symbol declare(Symbol symbol) {
    if (symbol.storage() != Symbol.Storage.EXTERNAL) {
      return symbol;
    }
    Symbol known = externals.putIfAbsent(symbol.name(), symbol);
    if (known == null || known == symbol) {
      return symbol;
    }
    if (compatibility.compatible(known.type(), symbol.type())) {
      known.refineType(composite(known.type(), symbol.type()));
    } else if (compatibility.alike(known.type(), symbol.type())) {
      warnings.accept(
          symbol.location(),
          "conflicting types for '" + symbol.name() + "': each file sees its own");
    } else {
      throw conflict("conflicting types for '" + symbol.name() + "'", symbol, known);
    }
    resolved.put(symbol, known);
    return known;
  }

  private static CType composite(CType a, CType b) {
    boolean isMoreKnown =
        a instanceof ArrayType x
                && x.length() instanceof ArrayType.Unspecified
                && b instanceof ArrayType
            || a instanceof FunctionType f
                && f.arity() == FunctionType.Arity.UNSPECIFIED
                && b instanceof FunctionType
            || a instanceof StructType s && !s.isComplete();
    return isMoreKnown ? b : a;
  }

  private static CError conflict(String message, Symbol now, Symbol before) {
    return new CError(
        new Diagnostic(
            Severity.ERROR,
            now.location(),
            message,
            List.of(Diagnostic.note(before.location(), "previously declared here"))));
  }

  private void addVariable(GlobalVariable v) {
    Symbol symbol = declare(v.symbol());

    GlobalVariable known = variables.get(symbol);
    if (known == null) {
      variables.put(symbol, new GlobalVariable(symbol, v.initializer(), v.definition()));
      return;
    }
    boolean bothFull = known.definition() == Definition.FULL && v.definition() == Definition.FULL;
    if (bothFull && !v.symbol().has(Symbol.Trait.WEAK)) {
      throw conflict("multiple definition of '" + symbol.name() + "'", v.symbol(), symbol);
    }
    if (v.definition().compareTo(known.definition()) > 0) {
      if (!compatibility.compatible(symbol.type(), v.symbol().type())) {
        symbol.refineType(v.symbol().type());
      }
      variables.put(symbol, new GlobalVariable(symbol, v.initializer(), v.definition()));
    }
  }

  private void addFunction(FunctionDefinition d) {
    Symbol symbol = declare(d.symbol());
    FunctionDefinition known = functions.get(symbol);
    if (known == null || isReplaceable(known.symbol())) {
      if (d.symbol().type() instanceof FunctionType f) {
        symbol.refineType(types.map(f));
      }
      functions.put(symbol, d);
      runLike(d.symbol(), symbol);
    } else if (!isReplaceable(d.symbol()) && isOfLibrary(symbol.name())) {
      warnings.accept(
          d.symbol().location(),
          "another definition of the library's '" + symbol.name() + "': the first one counts");
    } else if (!isReplaceable(d.symbol())) {
      throw conflict("multiple definition of '" + symbol.name() + "'", d.symbol(), known.symbol());
    }
  }

  /** What the file of the definition says of the function, others need not know. */
  private static void runLike(Symbol defined, Symbol symbol) {
    for (Symbol.Trait when : List.of(Symbol.Trait.CONSTRUCTOR, Symbol.Trait.DESTRUCTOR)) {
      if (defined.has(when)) {
        symbol.mark(when, defined.priority(when));
      }
    }
  }

  /**
   * Whether the C library has the function. Several stubs for one are common in proof harnesses;
   * the first counts, as if the others came from archives.
   */
  public static boolean isOfLibrary(String name) {
    return name.startsWith("__builtin_")
        || kiki.lower.contract.LibraryContracts.find(name).isPresent();
  }

  /** Whether another definition may take the place of this one. */
  public static boolean isReplaceable(Symbol symbol) {
    return symbol.has(Symbol.Trait.WEAK) || symbol.has(Symbol.Trait.INLINE_DEFINITION);
  }
}
