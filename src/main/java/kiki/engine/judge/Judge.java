// SPDX-License-Identifier: Apache-2.0
package kiki.engine.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kiki.engine.certify.ProofCertifier;
import kiki.engine.control.RoundControl;
import kiki.engine.result.Certificate;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.engine.session.Completion;
import kiki.engine.session.Replay;
import kiki.engine.session.Session;
import kiki.interpret.machine.RunAddresses;
import kiki.program.Property;

/** Admits verdicts to the ledger: none without evidence that other code has checked. */
public final class Judge {
  private final Ledger ledger;
  private final Replay replay;
  private final Optional<? extends ProofCertifier> certifier;
  private final RoundControl pace;
  private final Optional<Completion> completion;
  private final Optional<HeadInvariants> heads;
  private boolean closed;

  /**
   * @param certifier checks proofs again; absent if proofs are taken as they are
   */
  public Judge(Ledger ledger, Replay replay, Optional<? extends ProofCertifier> certifier) {
    this(ledger, replay, certifier, RoundControl.FREE, Optional.empty(), Optional.empty());
  }

  /**
   * @param certifier checks proofs again; absent if proofs are taken as they are
   * @param pace for the engines that are judged
   * @param completion makes counterexamples of what the engines see those of the program
   * @param heads tells what proofs say of loop heads; absent if nobody asks
   */
  public Judge(
      Ledger ledger,
      Replay replay,
      Optional<? extends ProofCertifier> certifier,
      RoundControl pace,
      Optional<Completion> completion,
      Optional<HeadInvariants> heads) {
    this.ledger = ledger;
    this.replay = replay;
    this.certifier = certifier;
    this.pace = pace;
    this.completion = completion;
    this.heads = heads;
  }

  public Ledger ledger() {
    return ledger;
  }

  public RoundControl pace() {
    return pace;
  }

  /** The counterexample must fail when it is run. */
  public void refuted(Property property, Counterexample counterexample) {
    if (completion.isPresent()) {
      if (!confirmed(property, counterexample)) {
        pace.misled();
      }
      return;
    }
    Optional<String> mismatch = replay.mismatch(property, counterexample);
    if (mismatch.isEmpty()) {
      violated(property, counterexample);
    } else {
      reject(property, "a counterexample was found but could not be replayed: " + mismatch.get());
    }
  }

  /** Admits a counterexample if its run violates the property; otherwise nothing is decided. */
  public boolean confirmed(Property property, Counterexample counterexample) {
    Optional<Counterexample> whole =
        completion
            .map(c -> c.of(property, counterexample))
            .orElse(Optional.of(counterexample))
            .filter(c -> replay.mismatch(property, c).isEmpty());
    whole.ifPresent(c -> violated(property, c));
    return whole.isPresent();
  }

  /** Where objects lie when a counterexample is run. */
  public Optional<RunAddresses> addresses(Property property, Counterexample counterexample) {
    return completion.isPresent()
        ? completion.map(c -> c.addresses(property, counterexample))
        : replay.addresses(property, counterexample);
  }

  private void violated(Property property, Counterexample shown) {
    decide(property, violation(property, shown));
  }

  /** An execution reaches a construct that is not modelled: the property about it is unknown. */
  public static Verdict violation(Property property, Counterexample shown) {
    return property.kind() == Property.Kind.UNMODELLED
        ? new Verdict.Unknown(property.description() + " (" + property.location() + ")")
        : new Verdict.Refuted(shown);
  }

  /**
   * No execution within the session's unwinding violates the properties, and there are no others.
   */
  public void unwound(List<Property> properties, Session session) {
    int k = session.ssa().unwindings();
    Proof proof = new Proof(Proof.Method.COMPLETE_UNWINDING, k, List.of(), List.of());
    proved(properties, proof.assuming(session.assumed()));
  }

  /** The proof must convince a fresh solver. */
  public void proved(List<Property> properties, Proof proof) {
    List<Property> open = properties.stream().filter(ledger::isOpen).toList();
    if (open.isEmpty()) {
      return;
    }
    Certificate certificate =
        certifier.map(c -> c.certificate(open, proof)).orElseGet(Certificate.None::new);
    switch (certificate) {
      case Certificate.Refused(String mistake) ->
          open.forEach(p -> reject(p, "a proof was found but not confirmed: " + mistake));
      case Certificate.None _,
          Certificate.OfProgram _,
          Certificate.OfSlice _,
          Certificate.OfSystem _ -> {
        Verdict verdict = new Verdict.Proved(described(proof).with(certificate));
        open.forEach(p -> decide(p, verdict));
      }
    }
  }

  /**
   * A proof about a transition system, which has been checked there by a fresh solver.
   *
   * @param obligations what was checked
   */
  public void provedOfSystem(
      List<Property> properties, Proof proof, Supplier<List<ProofObligation>> obligations) {
    Certificate certificate =
        certifier.map(c -> c.ofSystem(obligations)).orElseGet(Certificate.None::new);
    Verdict verdict = new Verdict.Proved(proof.with(certificate));
    properties.stream().filter(ledger::isOpen).forEach(p -> decide(p, verdict));
  }

  private Proof described(Proof proof) {
    return heads.map(h -> proof.withHeads(h.of(proof))).orElse(proof);
  }

  /** Takes over a verdict that another judge has admitted. */
  public void admit(Property property, Verdict verdict) {
    decide(property, verdict);
  }

  private synchronized void decide(Property property, Verdict verdict) {
    if (!closed) {
      ledger.decide(property, verdict);
    }
  }

  /** Admits nothing any more: what late engines report belongs to an earlier round. */
  public synchronized void close() {
    closed = true;
  }

  /** Evidence was found that does not stand up: the property stays unknown. */
  public synchronized void reject(Property property, String reason) {
    ledger.listener().warning(property.name() + ": " + reason);
    if (!closed) {
      ledger.reject(property, reason);
    }
  }
}
