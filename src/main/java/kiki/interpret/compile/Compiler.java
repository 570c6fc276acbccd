// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.interpret.machine.CompiledFunction;
import kiki.interpret.machine.Frame;
import kiki.interpret.machine.Machine;
import kiki.program.Function;
import kiki.program.Program;
import kiki.util.Location;

/** Compiles the functions of a program, each when it is first called. */
public final class Compiler {
  /** Names the initialisation of static objects. */
  static final Symbol INITIALIZATION =
      new Symbol(
          "",
          new FunctionType(VoidType.VOID, List.of(), FunctionType.Arity.FIXED),
          Qualifiers.NONE,
          Symbol.Storage.TEMPORARY,
          "",
          Location.NONE);

  private final Program program;
  private final Machine machine;
  private final Map<Symbol, CompiledFunction> compiled = new HashMap<>();

  public Compiler(Program program, Machine machine) {
    this.program = program;
    this.machine = machine;
  }

  public CompiledFunction function(Function function) {
    CompiledFunction known = compiled.get(function.symbol());
    if (known == null) {
      known = FunctionCompiler.of(this, machine, function).compile();
      compiled.put(function.symbol(), known);
    }
    return known;
  }

  /** Where locals lay when they first came to life. */
  public Map<Symbol, Long> firstAddresses() {
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
  public CompiledFunction initialization() {
    return function(new Function(INITIALIZATION, List.of(), program.initialization()));
  }
}
