// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

/** What is known of a property, with the evidence. */
public sealed interface Verdict {
  /** No execution violates it before one of the properties that the proof assumes. */
  record Proved(Proof proof) implements Verdict {}

  /** An execution violates it. */
  record Refuted(Counterexample counterexample) implements Verdict {}

  /** Neither; {@code reason} is for the user. */
  record Unknown(String reason) implements Verdict {}
}
