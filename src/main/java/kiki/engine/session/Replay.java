// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.Optional;
import kiki.engine.result.Counterexample;
import kiki.interpret.machine.RunAddresses;
import kiki.program.Property;

/**
 * Runs the program on the choices of a counterexample, by code that shares nothing with solving.
 */
@FunctionalInterface
public interface Replay {
  /** Why the run does not violate the property; empty if it does. */
  Optional<String> mismatch(Property property, Counterexample counterexample);

  /** Where objects lie in that run, if anything is known of it. */
  default Optional<RunAddresses> addresses(Property property, Counterexample counterexample) {
    return Optional.empty();
  }
}
