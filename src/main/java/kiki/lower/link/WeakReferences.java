// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.InputOrigin;
import kiki.program.Instruction;

/**
 * Functions and objects that are declared {@code weak} and that no file defines. The linker finds
 * them elsewhere, or gives them the address null; which of the two is not known here, but it is the
 * same wherever the program asks.
 */
public final class WeakReferences {
  private final Linker linker;
  private final Map<Symbol, Symbol> found = new LinkedHashMap<>();

  WeakReferences(Linker linker) {
    this.linker = linker;
  }

  /**
   * The address of something that the program names.
   *
   * @param address if it is defined
   */
  public Expr address(Symbol symbol, Expr address) {
    Symbol resolved = linker.resolve(symbol);
    if (!symbol.has(Symbol.Trait.WEAK)
        || linker.isDefined(resolved)
        || Linker.isOfLibrary(symbol.name())) {
      return address;
    }
    Symbol isFound = found.computeIfAbsent(resolved, WeakReferences::flag);
    PointerType type = (PointerType) address.type();
    return new Expr.Conditional(
        new Expr.Variable(isFound), address, new Expr.NullPointer(type), type);
  }

  private static Symbol flag(Symbol of) {
    return new Symbol(
        "found_" + of.name(),
        IntType.BOOL,
        Qualifiers.NONE,
        Symbol.Storage.INTERNAL,
        "",
        of.location());
  }

  /** Decides what the linker finds, before anything can ask. */
  public List<Instruction> decide(Set<Symbol> globals) {
    List<Instruction> code = new ArrayList<>();
    found.forEach(
        (symbol, flag) -> {
          globals.add(flag);
          InputOrigin source =
              InputOrigin.approximation("where the weak '" + symbol.name() + "' is defined");
          code.add(new Instruction.Input(new Expr.Variable(flag), source, symbol.location()));
        });
    return code;
  }
}
