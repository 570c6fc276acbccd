// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.api.CProgram;
import kiki.api.Results;
import kiki.api.Verification;
import kiki.engine.control.Cancellation;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;

/** Verifies forms of a program one after the other, within the limits of all of them together. */
final class Questions implements BooleanSupplier {
  private final Cancellation cancellation;
  private final Options.Limits limits;
  private final long start = System.nanoTime();

  private final Set<String> caveats = new LinkedHashSet<>();

  /** Absent while none is asked. */
  private Optional<Verification> running = Optional.empty();

  Questions(Cancellation cancellation, Options.Limits limits) {
    this.cancellation = cancellation;
    this.limits = limits;
  }

  Map<Property, Verdict> ask(CProgram form) {
    return ask(form, FunctionTuning.QUESTION_SECONDS).summary().verdicts();
  }

  /** The results of one verification, which may take that long. */
  Results ask(CProgram form, double seconds) {
    Options.Limits left = limits.after(System.nanoTime() - start);
    double time =
        Math.min(
            seconds, left.seconds().map(s -> s / FunctionTuning.QUESTION_SHARE).orElse(seconds));
    Verification asked = form.verification(new Options.Limits(Optional.of(time), left.megabytes()));
    enter(Optional.of(asked));
    try {
      Results results = asked.run();
      caveats.addAll(results.caveats());
      return results;
    } finally {
      enter(Optional.empty());
    }
  }

  /** What is to be known beside the proofs. */
  Set<String> caveats() {
    return caveats;
  }

  private synchronized void enter(Optional<Verification> verification) {
    running = verification;
    if (cancellation.getAsBoolean()) {
      running.ifPresent(v -> v.cancel(reason()));
    }
  }

  /** Ends the question that is asked. */
  synchronized void cancel() {
    running.ifPresent(v -> v.cancel(reason()));
  }

  private String reason() {
    return cancellation.reason().orElse("interrupted");
  }

  @Override
  public boolean getAsBoolean() {
    return cancellation.getAsBoolean();
  }
}
