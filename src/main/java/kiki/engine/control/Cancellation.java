// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;

/**
 * Says when to stop: when told to, at a deadline, or when memory runs out. Engines ask it often,
 * from any thread.
 */
public final class Cancellation implements BooleanSupplier {
  private static final double NANOS_PER_SECOND = 1e9;

  private final long start = System.nanoTime();
  private final Options.Limits limits;
  private final long limit;
  private final MemoryGuard memory;
  private volatile Optional<String> reason = Optional.empty();

  private Cancellation(Options.Limits limits, long limit, MemoryGuard memory) {
    this.limits = limits;
    this.limit = limit;
    this.memory = memory;
  }

  /** The time starts now. */
  public static Cancellation at(Options.Limits limits) {
    return new Cancellation(
        limits,
        limits.seconds().map(s -> (long) (s * NANOS_PER_SECOND)).orElse(Long.MAX_VALUE),
        new MemoryGuard(limits.megabytes().orElse(Long.MAX_VALUE)));
  }

  /** What is left of the limits. */
  public Options.Limits left() {
    return limits.after(System.nanoTime() - start);
  }

  /** Stops everything; the first reason given stays. */
  public void cancel(String why) {
    if (reason.isEmpty()) {
      reason = Optional.of(why);
    }
  }

  /** Why everything stopped, if it did. */
  public Optional<String> reason() {
    if (reason.isEmpty() && System.nanoTime() - start >= limit) {
      cancel("timeout");
    }
    if (reason.isEmpty() && memory.isExhausted()) {
      cancel("out of memory");
    }
    return reason;
  }

  @Override
  public boolean getAsBoolean() {
    return reason().isPresent();
  }
}
