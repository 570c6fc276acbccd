// SPDX-License-Identifier: Apache-2.0
package kiki.engine.modular;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.cfront.type.Symbol;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.LoopInvariant;
import kiki.engine.session.ModuleBench;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Modules;
import kiki.ssa.form.Ssa;

/**
 * What proofs function by function say of loop heads, and of functions where they return. A loop
 * that is executed in the forms of several functions is left out: what one form says of it holds
 * for the calls in that form only.
 */
public final class ModuleHeads {
  private final ModuleBench bench;
  private final VisibleNames names;
  private final BooleanSupplier stop;

  public ModuleHeads(ModuleBench bench, VisibleNames names, BooleanSupplier stop) {
    this.bench = bench;
    this.names = names;
    this.stop = stop;
  }

  List<LoopInvariant> of(Modules modules, List<Module> found) {
    Set<String> shared = shared(modules, found);
    Map<Optional<Symbol>, List<InvariantLayer>> summaries = new HashMap<>();
    found.forEach(m -> summaries.put(m.proof().root(), m.summary()));
    List<LoopInvariant> heads = new ArrayList<>();
    for (Module module : found) {
      Optional<Symbol> root = module.proof().root();
      List<InvariantLayer> layers = new ArrayList<>();
      bench
          .extent(modules, root)
          .called()
          .forEach(f -> layers.addAll(summaries.get(Optional.of(f))));
      layers.addAll(module.proof().layers());
      new HeadInvariants(bench.at(modules.rootedAt(root)), names, stop)
          .of(Ssa.Mode.SUMMARIZED, layers).stream()
              .filter(h -> h.kind() == LoopView.Kind.SUMMARY || !shared.contains(h.function()))
              .forEach(heads::add);
    }
    return heads;
  }

  /** The functions that are executed in several forms. */
  private Set<String> shared(Modules modules, List<Module> found) {
    Set<String> once = new HashSet<>();
    Set<String> shared = new HashSet<>();
    for (Module module : found) {
      for (Symbol executed : bench.extent(modules, module.proof().root()).executed()) {
        if (!once.add(executed.name())) {
          shared.add(executed.name());
        }
      }
    }
    return shared;
  }
}
