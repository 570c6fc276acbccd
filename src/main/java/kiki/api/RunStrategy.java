// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.Turns;
import kiki.engine.kiki.LoopSurvey;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.Listener;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;

/** How the properties of a program are decided. One object serves one run. */
sealed interface RunStrategy permits SafetyStrategy, TerminationStrategy {
  static RunStrategy of(CProgram program) {
    return program.options().analysis().engine().isAboutTermination()
        ? new TerminationStrategy(program.lowered(), program.options())
        : new SafetyStrategy(program.program(), program.options());
  }

  List<Property> properties();

  /** Runs the engines. */
  Map<Property, Verdict> verify(Cancellation cancellation, Listener listener);

  /** Which verdicts hold by themselves; absent where each does. */
  Optional<Reliance> reliance();

  /** Time and work of each engine that ran. */
  Map<String, Stopwatch> stopwatches();

  /** What is to be said beside a proof of everything. */
  List<String> caveats();

  /**
   * How engines share the time. Which of several proofs or counterexamples is found first decides
   * what is shown: where evidence is asked for, they take turns, so that every run shows the same.
   */
  static Turns.Sharing sharing(Options options) {
    return options.show().contains(Options.Show.INVARIANTS)
            || options.output().witness().isPresent()
        ? Turns.Sharing.IN_TURNS
        : Turns.Sharing.TOGETHER;
  }

  /** For a witness: proofs that say nothing of loops get what is easily known of them. */
  static Map<Property, Verdict> told(
      Map<Property, Verdict> verdicts,
      Program program,
      Options options,
      Cancellation cancellation) {
    if (!verdicts.values().stream().allMatch(RunStrategy::isSilent)) {
      return verdicts;
    }
    List<LoopInvariant> heads =
        new LoopSurvey(
                new Workbenches(options).of(program, cancellation),
                VisibleNames.of(program),
                cancellation)
            .heads();
    Map<Property, Verdict> told = new LinkedHashMap<>();
    verdicts.forEach(
        (property, verdict) ->
            told.put(
                property,
                verdict instanceof Verdict.Proved(Proof proof)
                    ? new Verdict.Proved(proof.withHeads(heads))
                    : verdict));
    return told;
  }

  private static boolean isSilent(Verdict verdict) {
    return verdict instanceof Verdict.Proved(Proof proof)
        && proof.heads().isEmpty()
        && proof.transitions().isEmpty();
  }
}
