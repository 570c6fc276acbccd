package kiki.interpret;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Function;
import kiki.program.Program;
import kiki.util.Location;

/** Compiles the functions of a program, each when it is first called. */
final class Compiler {
  private final Program program;
  private final Machine machine;
  private final Set<Symbol> globals;
  private final Map<Symbol, CompiledFunction> compiled = new HashMap<>();

  Compiler(Program program, Machine machine) {
    this.program = program;
    this.machine = machine;
    this.globals = new HashSet<>(program.globals());
  }

  /** Whether there is one object of that name for the whole run. */
  boolean isStatic(Symbol symbol) {
    return symbol.isStatic() || globals.contains(symbol);
  }

  CompiledFunction function(Function function) {
    CompiledFunction known = compiled.get(function.symbol());
    if (known == null) {
      known = new FunctionCompiler(this, machine, function).compile();
      compiled.put(function.symbol(), known);
    }
    return known;
  }

  /** Where locals lay when they first came to life. */
  Map<Symbol, Long> firstAddresses() {
    Map<Symbol, Long> addresses = new HashMap<>();
    for (CompiledFunction f : compiled.values()) {
      for (Frame.Slot slot : f.slots()) {
        if (slot.firstAddress() != 0) {
          addresses.put(slot.symbol(), slot.firstAddress());
        }
      }
    }
    return addresses;
  }

  /** The initialisation of static objects, as a function without name. */
  CompiledFunction initialization() {
    FunctionType type = new FunctionType(VoidType.VOID, List.of(), FunctionType.Arity.FIXED);
    Symbol symbol =
        new Symbol("", type, Qualifiers.NONE, Symbol.Storage.TEMPORARY, "", Location.NONE);
    return function(new Function(symbol, List.of(), program.initialization()));
  }
}
