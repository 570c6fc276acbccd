// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.Locale;
import kiki.program.Property;
import kiki.util.Location;

/** How a run ended. */
public sealed interface Outcome {
  /** What a program does to an object. */
  enum Attempt {
    READ,
    WRITE,
    FREE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The program ended by itself, with an exit status as a shell sees it. */
  record Finished(int status) implements Outcome {}

  /** An assertion failed that the run was told to stop at. */
  record PropertyViolated(Property property, Location location) implements Outcome {}

  /** The path is not one of the program: nothing follows. */
  record AssumptionFailed(Location location) implements Outcome {}

  record UnsupportedReached(String construct, Location location) implements Outcome {}

  /** A memory access without meaning, where no property check stood before it. */
  record InvalidAccess(String description, Location location) implements Outcome {}

  /** A scripted input does not belong to the instruction that asks for one. */
  record InputMismatch(String description, Location location) implements Outcome {}

  /** The program needs more memory than an address space has. */
  record MemoryExhausted(Location location) implements Outcome {}

  record StepLimitReached(long steps, Location location) implements Outcome {}

  /** A listener or the caller wanted no more. */
  record Cancelled(Location location) implements Outcome {}
}
