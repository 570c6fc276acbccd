// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import java.util.function.Supplier;
import kiki.program.Property;

/**
 * Told what a verification finds out, as soon as it does, from several threads. What it throws ends
 * the verification.
 */
public interface ProgressListener {
  /** Hears nothing. */
  ProgressListener NONE = new ProgressListener() {};

  /** The first definite answer about a property, or the last word if there is none. */
  default void decided(PropertyResult result) {}

  /** A proof was taken back: it assumed that another property holds, which fails. */
  default void reopened(Property property) {}

  /** A counterexample or proof did not stand the check of its evidence. */
  default void warning(String message) {}

  /** The invariants that an engine knows, after it has found more; to be asked for in the call. */
  default void learned(String engine, int unwindings, Supplier<List<Invariant>> invariants) {}

  /** Where an engine is: how often it has unwound loops, how many properties are open. */
  default void progress(String engine, int unwindings, int open) {}
}
