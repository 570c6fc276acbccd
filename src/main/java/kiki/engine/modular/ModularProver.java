// SPDX-License-Identifier: Apache-2.0
package kiki.engine.modular;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.cfront.type.Symbol;
import kiki.engine.certify.ModuleCertifier;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Plans;
import kiki.engine.result.Certificate;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.ModuleProof;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.engine.session.ModuleBench;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.program.Property;
import kiki.ssa.form.CallSite;
import kiki.ssa.form.Modules;
import kiki.ssa.form.Ssa;

/**
 * Looks at one function after the other, callees first, each with what is known of those it calls.
 * Where that does not suffice to prove a property, it opens the calls that a violation would run
 * through; where there are none, the function itself, so that the property is judged for each of
 * its callers.
 */
public final class ModularProver {
  private final ModuleBench bench;
  private final Judge judge;
  private final Optional<ModuleCertifier> certifier;
  private final Function<List<ProofObligation>, Certificate> certificate;
  private final Optional<ModuleHeads> heads;
  private final BooleanSupplier stop;
  private final Stopwatch stopwatch;
  private final Map<Optional<Symbol>, Known> known = new HashMap<>();

  /** What was found out, and from what. */
  private record Known(
      ModuleBench.Extent extent,
      List<InvariantLayer> given,
      Plans.Thoroughness thoroughness,
      Module module) {}

  /**
   * @param certifier checks proofs again; absent if proofs are taken as they are
   * @param certificate of proofs that were checked, by what they were checked for
   * @param heads tells what proofs say of loop heads; absent if nobody asks
   */
  public ModularProver(
      ModuleBench bench,
      Judge judge,
      Optional<ModuleCertifier> certifier,
      Function<List<ProofObligation>, Certificate> certificate,
      Optional<ModuleHeads> heads,
      BooleanSupplier stop,
      Stopwatch stopwatch) {
    this.bench = bench;
    this.judge = judge;
    this.certifier = certifier;
    this.certificate = certificate;
    this.heads = heads;
    this.stop = stop;
    this.stopwatch = stopwatch;
  }

  /** Proves what it can. */
  public void run() {
    Modules modules = bench.chosen();
    Plans.Thoroughness thoroughness = Plans.Thoroughness.QUICK;
    for (int i = 0; i <= ModularTuning.REFINEMENTS && !stop.getAsBoolean(); i++) {
      judge.ledger().listener().progress("modular", i + 1, judge.ledger().open().size());
      List<Module> found = analyzed(modules, thoroughness);
      if (stop.getAsBoolean()) {
        return;
      }
      admit(modules, found);
      Optional<Modules> next = refined(modules, found);
      if (judge.ledger().open().isEmpty()) {
        return;
      }
      if (next.isPresent()) {
        modules = next.get();
      } else if (thoroughness == Plans.Thoroughness.QUICK) {
        thoroughness = Plans.Thoroughness.FULL;
      } else {
        return;
      }
    }
  }

  private List<Module> analyzed(Modules modules, Plans.Thoroughness thoroughness) {
    List<Module> found = new ArrayList<>();
    Set<Property> wanted = new HashSet<>(judge.ledger().open());
    for (Optional<Symbol> root : bench.roots(modules)) {
      if (stop.getAsBoolean()) {
        return found;
      }
      ModuleBench.Extent extent = bench.extent(modules, root);
      List<InvariantLayer> given = new ArrayList<>();
      extent.called().forEach(f -> given.addAll(known.get(Optional.of(f)).module().summary()));
      Known before = known.get(root);
      if (before == null
          || !before.extent().equals(extent)
          || before.thoroughness() != thoroughness
          || !before.given().equals(given)) {
        Module module =
            stopwatch.time(
                Stopwatch.Part.INFER,
                () -> analyzed(modules.rootedAt(root), given, wanted, thoroughness));
        known.put(root, new Known(extent, given, thoroughness, module));
      }
      found.add(known.get(root).module());
    }
    return found;
  }

  private Module analyzed(
      Modules rooted,
      List<InvariantLayer> given,
      Set<Property> wanted,
      Plans.Thoroughness thoroughness) {
    Session session = Session.open(bench.at(rooted), Ssa.Mode.SUMMARIZED, stop);
    int number = rooted.root().map(bench::summaryNumber).orElse(-1);
    try {
      return ModuleAnalysis.of(session, given, wanted)
          .run(rooted.root(), number, given.size(), thoroughness);
    } finally {
      stopwatch.add(session.solver().statistics());
    }
  }

  /** Tells what holds in every function that it is checked in. */
  private void admit(Modules modules, List<Module> found) {
    List<Property> proved =
        judge.ledger().open().stream()
            .filter(p -> found.stream().allMatch(m -> m.admits(p)))
            .toList();
    if (proved.isEmpty()) {
      return;
    }
    List<ModuleProof> proofs = found.stream().map(Module::proof).toList();
    List<InvariantLayer> layers = proofs.stream().flatMap(p -> p.layers().stream()).toList();
    List<LoopInvariant> invariants =
        found.stream().flatMap(m -> m.invariants().stream()).distinct().toList();
    Workbench workbench = bench.at(modules);
    Proof proof =
        new Proof(Proof.Method.SUMMARIES, 1, layers, invariants).assuming(workbench.assumed());
    Certificate shown =
        certifier
            .map(c -> c.certificate(proved, modules, proofs, certificate))
            .orElseGet(Certificate.None::new);
    Proof described =
        heads.map(h -> proof.withHeads(h.of(modules, found))).orElse(proof).with(shown);
    for (Property p : proved) {
      if (shown instanceof Certificate.Refused(String mistake)) {
        judge.reject(p, "a proof was found but not confirmed: " + mistake);
      } else {
        judge.admit(p, new Verdict.Proved(described));
      }
    }
  }

  /** With calls opened that stand in the way of proofs; empty if there are none. */
  private Optional<Modules> refined(Modules modules, List<Module> found) {
    Modules refined = modules;
    for (Module module : found) {
      Optional<Symbol> root = module.proof().root();
      Set<CallSite> sites = new LinkedHashSet<>();
      boolean blameless = false;
      for (Map.Entry<Property, Set<CallSite>> e : module.open().entrySet()) {
        if (judge.ledger().isOpen(e.getKey())) {
          sites.addAll(e.getValue());
          blameless |= e.getValue().isEmpty();
        }
      }
      Modules opened = refined.opening(sites);
      if (bench.extent(opened, root).size() <= ModularTuning.LARGEST_FORM) {
        refined = opened;
      }
      if (blameless && root.isPresent()) {
        refined = refined.without(Set.of(root.get()));
      }
    }
    return refined.equals(modules) ? Optional.empty() : Optional.of(refined);
  }
}
