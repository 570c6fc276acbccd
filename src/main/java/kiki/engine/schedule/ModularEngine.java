// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import kiki.engine.certify.ModuleCertifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.loop.VisibleNames;
import kiki.engine.modular.ModularProver;
import kiki.engine.modular.ModuleHeads;
import kiki.engine.result.Certificate;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.ModuleBench;
import kiki.options.Options;

/**
 * Looks at functions by themselves, beside other engines.
 *
 * @param isFirst whether engines that execute every call in place wait for it
 * @param isDone whether it is over
 */
record ModularEngine(
    Options.Certification certification,
    ModuleBench bench,
    Round round,
    boolean isFirst,
    AtomicBoolean isDone) {
  /** Where executing all calls in place is costly. */
  static Optional<ModularEngine> of(Options.Analysis analysis, Round round) {
    return analysis.engine() == Options.Engine.SCHEDULE
        ? round
            .workbench()
            .modules(analysis.inlining())
            .map(bench -> of(analysis.certification(), bench, round))
        : Optional.empty();
  }

  private static ModularEngine of(
      Options.Certification certification, ModuleBench bench, Round round) {
    return new ModularEngine(
        certification, bench, round, bench.isTooLargeToInline(), new AtomicBoolean());
  }

  void run(
      Judge judge, Optional<VisibleNames> names, Cancellation cancellation, Stopwatch stopwatch) {
    Optional<ModuleCertifier> certifier = ModuleCertifier.of(certification, bench, cancellation);
    Function<List<ProofObligation>, Certificate> certificate =
        round.isSliced()
            ? o -> new Certificate.OfSlice("its functions are analysed one by one", o)
            : Certificate.OfProgram::new;
    try {
      Optional<ModuleHeads> heads = names.map(n -> new ModuleHeads(bench, n, round));
      new ModularProver(bench, judge, certifier, certificate, heads, round, stopwatch).run();
    } finally {
      isDone.set(true);
    }
  }

  /** Waits until it is over if it is to be first; false if interrupted. */
  boolean isAwaited(WaitingTime waiting) {
    return !isFirst || waiting.awaited(isDone::get, round);
  }
}
