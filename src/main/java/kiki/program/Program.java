// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;

/**
 * A linked program. {@code initialization} gives the static objects their values and runs before
 * {@code entry}; it contains only assignments and, for objects defined nowhere, inputs and
 * allocations. {@code entry} has no parameters and ends in {@link Instruction.Halt}.
 */
public final class Program {
  private final Layout layout;
  private final List<Symbol> globals;
  private final List<Instruction> initialization;
  private final SequencedMap<Symbol, Function> functions;
  private final Symbol entry;

  public Program(
      Layout layout,
      List<Symbol> globals,
      List<Instruction> initialization,
      Map<Symbol, Function> functions,
      Symbol entry) {
    this.layout = layout;
    this.globals = List.copyOf(globals);
    this.initialization = List.copyOf(initialization);
    this.functions = new LinkedHashMap<>(functions);
    this.entry = entry;
  }

  public Layout layout() {
    return layout;
  }

  /** Static objects in declaration order, string literals included. */
  public List<Symbol> globals() {
    return globals;
  }

  public List<Instruction> initialization() {
    return initialization;
  }

  /** Functions with a body, in source order. */
  public SequencedMap<Symbol, Function> functions() {
    return functions;
  }

  public Optional<Function> function(Symbol symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  /** Where execution starts, after the initialisation. */
  public Symbol entry() {
    return entry;
  }

  public Program withGlobals(List<Symbol> otherGlobals, List<Instruction> otherInitialization) {
    return new Program(layout, otherGlobals, otherInitialization, functions, entry);
  }

  public Program withFunctions(Map<Symbol, Function> other) {
    return new Program(layout, globals, initialization, other, entry);
  }

  /** With each function changed, in their order. */
  public Program mapFunctions(UnaryOperator<Function> change) {
    Map<Symbol, Function> changed = new LinkedHashMap<>();
    functions.forEach((symbol, function) -> changed.put(symbol, change.apply(function)));
    return withFunctions(changed);
  }
}
