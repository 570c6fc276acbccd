// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionContract;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.util.Location;

/** The contracts of all files, what the user wants of them, and the frames they lead to. */
public final class ProgramContracts {
  private final Options.Contracts options;
  private final Map<Symbol, FunctionContract> functions = new LinkedHashMap<>();
  private final List<ContractFrame> frames = new ArrayList<>();
  private final Set<Symbol> ghosts = new HashSet<>();
  private Optional<Expr.Variable> unseenAllocations = Optional.empty();

  ProgramContracts(Options.Contracts options) {
    this.options = options;
  }

  /** Of several declarations with clauses the first counts. */
  void add(TranslationUnit unit, Linker linker) {
    for (FunctionContract c : unit.contracts()) {
      functions.putIfAbsent(linker.resolve(c.function()), c);
    }
  }

  public Optional<FunctionContract> of(Symbol function) {
    return Optional.ofNullable(functions.get(function));
  }

  public Map<Symbol, FunctionContract> functions() {
    return functions;
  }

  public Options.Contracts options() {
    return options;
  }

  public void add(ContractFrame frame) {
    frames.add(frame);
  }

  public List<ContractFrame> frames() {
    return frames;
  }

  public boolean isGhost(Symbol symbol) {
    return ghosts.contains(symbol);
  }

  /** A static object that only contracts know, zero at first. */
  public Expr.Variable ghost(String hint, CType type, Linkage linkage, Location at) {
    Symbol symbol =
        new Symbol(
            hint + "$$" + ghosts.size(), type, Qualifiers.NONE, Symbol.Storage.INTERNAL, "", at);
    linkage.addStatic(symbol, Optional.empty());
    ghosts.add(symbol);
    return new Expr.Variable(symbol);
  }

  /** Whether iterations that are not executed may have left allocated memory. */
  public Expr.Variable unseenAllocations(Linkage linkage, Location at) {
    if (unseenAllocations.isEmpty()) {
      Expr.Variable added = ghost("allocated_in_loops", IntType.BOOL, linkage, at);
      added.symbol().mark(Symbol.Trait.UNSEEN_ALLOCATIONS);
      unseenAllocations = Optional.of(added);
    }
    return unseenAllocations.get();
  }
}
