// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.cfront.type.Symbol;
import kiki.domain.template.AbstractValue;
import kiki.engine.loop.state.FormNames;
import kiki.engine.result.Certificate;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.ModuleProof;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.ModuleBench;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Modules;

/**
 * Checks proofs function by function: the summaries of what a function calls were checked before,
 * and only what was checked is used.
 */
public final class ModuleCertifier {
  private final ModuleBench bench;
  private final Options.Certification certification;
  private final BooleanSupplier cancelled;

  private ModuleCertifier(
      ModuleBench bench, Options.Certification certification, BooleanSupplier cancelled) {
    this.bench = bench;
    this.certification = certification;
    this.cancelled = cancelled;
  }

  /** The one that the user asks for, if any. */
  public static Optional<ModuleCertifier> of(
      Options.Certification certification, ModuleBench bench, BooleanSupplier cancelled) {
    return certification == Options.Certification.NONE
        ? Optional.empty()
        : Optional.of(new ModuleCertifier(bench, certification, cancelled));
  }

  /**
   * What is certain of a proof of the properties.
   *
   * @param whole says what it is a proof of, given what it consists of
   */
  public Certificate certificate(
      List<Property> properties,
      Modules modules,
      List<ModuleProof> proofs,
      Function<List<ProofObligation>, Certificate> whole) {
    ObligationLog log = Certifier.logs(certification).get();
    return mistake(properties, modules, proofs, log)
        .<Certificate>map(Certificate.Refused::new)
        .orElseGet(() -> whole.apply(log.obligations()));
  }

  private Optional<String> mistake(
      List<Property> properties, Modules modules, List<ModuleProof> proofs, ObligationLog log) {
    Map<Optional<Symbol>, ModuleProof> byRoot = new HashMap<>();
    proofs.forEach(p -> byRoot.put(p.root(), p));
    Map<Symbol, List<InvariantLayer>> summaries = new HashMap<>();
    for (Optional<Symbol> root : bench.roots(modules)) {
      ModuleProof proof = byRoot.get(root);
      if (proof == null) {
        return Optional.of("a function was not analysed");
      }
      List<InvariantLayer> known = new ArrayList<>();
      bench.extent(modules, root).called().forEach(f -> known.addAll(summaries.get(f)));
      Proof local =
          new Proof(Proof.Method.SUMMARIES, proof.unwindings(), proof.layers(), List.of());
      Workbench workbench = bench.at(modules.rootedAt(root));
      Optional<String> mistake =
          Certifier.judged(certification, workbench)
              .map(w -> new Certifier(w, FormNames.SAME, cancelled, log))
              .flatMap(c -> c.moduleMistake(properties, known, local));
      if (mistake.isPresent()) {
        return mistake;
      }
      root.ifPresent(f -> summaries.put(f, summary(f, proof)));
    }
    return Optional.empty();
  }

  private List<InvariantLayer> summary(Symbol function, ModuleProof proof) {
    return summary(bench.summaryNumber(function), proof.layers());
  }

  /** What layers say of one function, as others may use it. */
  public static List<InvariantLayer> summary(int number, List<InvariantLayer> layers) {
    List<InvariantLayer> found = new ArrayList<>();
    for (InvariantLayer layer : layers) {
      Map<Integer, AbstractValue> values = new LinkedHashMap<>(layer.values());
      values.keySet().retainAll(Set.of(number));
      if (!values.isEmpty()) {
        found.add(new InvariantLayer(1, values));
      }
    }
    return found;
  }
}
