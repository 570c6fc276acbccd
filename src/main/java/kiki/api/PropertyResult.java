// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.Optional;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.program.Property;
import kiki.report.Reproducer;
import kiki.report.Summary;

/** A property and what is known of it. */
public final class PropertyResult {
  private final Property property;
  private final Verdict verdict;

  PropertyResult(Property property, Verdict verdict) {
    this.property = property;
    this.verdict = verdict;
  }

  /** For analyses of this module, which verify in forms of their own. */
  @SuppressWarnings("exports")
  public static PropertyResult of(Property property, Verdict verdict) {
    return new PropertyResult(property, verdict);
  }

  public Property property() {
    return property;
  }

  public boolean holds() {
    return verdict instanceof Verdict.Proved;
  }

  public boolean fails() {
    return verdict instanceof Verdict.Refuted;
  }

  /** The answer with its evidence, which is made anew by each call. */
  public PropertyStatus status() {
    return switch (verdict) {
      case Verdict.Proved(Proof proof) ->
          new PropertyStatus.Holds(
              method(proof.method()), proof.unwindings(), Invariant.of(proof.invariants()));
      case Verdict.Refuted(Counterexample counterexample) ->
          new PropertyStatus.Fails(FailureTrace.of(property, counterexample));
      case Verdict.Unknown(String reason) -> new PropertyStatus.Open(reason);
    };
  }

  private static PropertyStatus.Method method(Proof.Method method) {
    return switch (method) {
      case COMPLETE_UNWINDING -> PropertyStatus.Method.COMPLETE_UNWINDING;
      case INDUCTION, SUMMARIES, TRANSITION_SYSTEM -> PropertyStatus.Method.INDUCTION;
      case RANKING -> PropertyStatus.Method.RANKING;
      case EXECUTION -> PropertyStatus.Method.EXECUTION;
    };
  }

  /** C code that, compiled with the program, makes the failure happen; empty if there is none. */
  public Optional<String> reproducer() {
    return verdict instanceof Verdict.Refuted(Counterexample counterexample)
        ? Optional.of(Reproducer.text(property, counterexample))
        : Optional.empty();
  }

  /** For instance {@code [main.assertion.1] assertion x == 10: FAILURE}. */
  @Override
  public String toString() {
    return "[%s] %s: %s".formatted(property.name(), property.description(), Summary.word(verdict));
  }
}
