// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.control.WorkLimit;
import kiki.engine.loop.state.FormNames;
import kiki.engine.result.Certificate;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/**
 * Checks proofs that were made in a slice of the program: on the whole program, and only where that
 * fails on the slice. The check on the whole program may fail even though the slice is right: what
 * the slice leaves out may be modelled only coarsely, or be too large.
 */
public final class SliceCertifier implements ProofCertifier {
  private final Workbench slice;
  private final Workbench program;
  private final BooleanSupplier cancelled;
  private final Supplier<ObligationLog> logs;

  private SliceCertifier(
      Workbench slice, Workbench program, BooleanSupplier cancelled, Supplier<ObligationLog> logs) {
    this.slice = slice;
    this.program = program;
    this.cancelled = cancelled;
    this.logs = logs;
  }

  /**
   * The one that the user asks for, if any.
   *
   * @param slice the part of the program that the proofs are about
   */
  public static Optional<SliceCertifier> of(
      Options.Certification certification,
      Workbench slice,
      Workbench program,
      BooleanSupplier cancelled) {
    return Certifier.judged(certification, program)
        .flatMap(
            whole ->
                Certifier.judged(certification, slice)
                    .map(
                        part ->
                            new SliceCertifier(
                                part, whole, cancelled, Certifier.logs(certification))));
  }

  @Override
  public Certificate certificate(List<Property> properties, Proof proof) {
    ObligationLog ofProgram = logs.get();
    Optional<String> doubt = doubt(properties, proof, ofProgram);
    if (doubt.isEmpty()) {
      return new Certificate.OfProgram(ofProgram.obligations());
    }
    ObligationLog ofSlice = logs.get();
    return new Certifier(slice, FormNames.SAME, cancelled, ofSlice)
        .mistake(properties, proof)
        .<Certificate>map(Certificate.Refused::new)
        .orElseGet(() -> new Certificate.OfSlice(doubt.get(), ofSlice.obligations()));
  }

  @Override
  public Certificate ofSystem(Supplier<List<ProofObligation>> obligations) {
    return new Certificate.OfSystem(logs.get().kept(obligations));
  }

  /** What is not shown about the whole program; empty if the proof holds there. */
  private Optional<String> doubt(List<Property> properties, Proof proof, ObligationLog log) {
    WorkLimit limit = new WorkLimit(cancelled, CertificationTuning.MOST_QUESTIONS);
    try {
      Optional<String> mistake = mistake(properties, proof, limit, log);
      return limit.isSpent() && mistake.isPresent() ? tooMuch() : mistake;
    } catch (CancellationException e) {
      if (cancelled.getAsBoolean()) {
        throw e;
      }
      return tooMuch();
    }
  }

  private static Optional<String> tooMuch() {
    return Optional.of("it would take too much work");
  }

  private Optional<String> mistake(
      List<Property> properties, Proof proof, BooleanSupplier stop, ObligationLog log) {
    Workbench judged = assuming(properties, proof);
    Ssa.Mode mode = proof.method() == Proof.Method.SUMMARIES ? Ssa.Mode.SUMMARIZED : Ssa.Mode.CUT;
    Ssa whole = judged.ssa(mode, stop);
    SliceNames names = SliceNames.of(slice.ssa(mode, stop), whole);
    if (!names.isComplete()) {
      return Optional.of("a loop is not recognised in it");
    }
    Proof moved = names.moved(proof);
    Set<Integer> loops = Set.copyOf(names.loops().values());
    return switch (proof.method()) {
      case COMPLETE_UNWINDING ->
          new Certifier(judged.entering(loops), names, stop, log)
              .enteredMistake(properties, moved, loops);
      case INDUCTION, SUMMARIES, TRANSITION_SYSTEM, RANKING, EXECUTION ->
          new Certifier(judged, names, stop, log).mistake(properties, moved);
    };
  }

  /** The whole program, with no more assumptions than the proof makes about the slice. */
  private Workbench assuming(List<Property> properties, Proof proof) {
    if (proof.assumed().isEmpty()) {
      return program.passing();
    }
    Set<Property> ignored = new HashSet<>(program.assumed());
    ignored.removeAll(proof.assumed());
    // What is ignored is not checked, either.
    properties.forEach(ignored::remove);
    return program.ignoring(ignored);
  }
}
