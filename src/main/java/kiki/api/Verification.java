// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.engine.control.Cancellation;
import kiki.engine.control.EngineFailure;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.ssa.form.SsaLimitException;

/**
 * One run of the engines on a program. It may be cancelled from any thread; what was found before
 * stays. What engines cannot do leaves properties open and says why.
 */
public final class Verification {
  private final CProgram program;
  private final RunStrategy strategy;
  private final Cancellation cancellation;

  /** Absent until it runs. */
  private Optional<KnownVerdicts> found = Optional.empty();

  private Verification(CProgram program, RunStrategy strategy, Cancellation cancellation) {
    this.program = program;
    this.strategy = strategy;
    this.cancellation = cancellation;
  }

  /**
   * Time runs from here.
   *
   * @param strategy made within the time, since transforming a large program takes some
   */
  static Verification start(
      CProgram program, Supplier<RunStrategy> strategy, Options.Limits limits) {
    Cancellation cancellation = Cancellation.at(limits);
    return new Verification(program, strategy.get(), cancellation);
  }

  /** What is to be decided, in the order of the text. */
  public List<Property> properties() {
    return strategy.properties();
  }

  /** Runs to its end, which a cancellation or a limit of the options may bring about. */
  public Results run() {
    return run(ProgressListener.NONE);
  }

  /**
   * The same with a listener.
   *
   * @throws IllegalStateException if it was run before
   * @throws InputError if the program uses what is not supported, or the SAT solver that the
   *     options name cannot be loaded
   */
  public Results run(ProgressListener listener) {
    Summary summary = new Summary(verdicts(start(listener)));
    List<String> caveats =
        summary.overall() == Summary.Overall.SUCCESSFUL ? strategy.caveats() : List.of();
    return new Results(program, summary, caveats, strategy.stopwatches());
  }

  /** Asks the run to end soon; what is open then is unknown for this reason. */
  public void cancel(String reason) {
    cancellation.cancel(reason);
  }

  /** What is known while it runs; what is open is unknown for the given reason. */
  public Results soFar(String reason) {
    Map<Property, Verdict> known;
    synchronized (this) {
      known = found.orElseGet(() -> known(ProgressListener.NONE)).known(reason);
    }
    return new Results(program, new Summary(known), List.of(), Map.of());
  }

  private synchronized KnownVerdicts start(ProgressListener listener) {
    if (found.isPresent()) {
      throw new IllegalStateException("a verification runs once");
    }
    found = Optional.of(known(listener));
    return found.get();
  }

  private KnownVerdicts known(ProgressListener listener) {
    return new KnownVerdicts(properties(), strategy.reliance(), listener, this::failed);
  }

  private void failed() {
    if (program.options().output().stopOnFail()) {
      cancel("stopped at the first failure");
    }
  }

  private Map<Property, Verdict> verdicts(KnownVerdicts known) {
    if (cancellation.getAsBoolean()) {
      return known.known(cancellation.reason().orElseThrow());
    }
    try {
      return DeepCall.call(
          cancellation.left(),
          ReadingTuning.VERIFYING_GRACE_SECONDS,
          () -> CReader.asInputErrors(() -> strategy.verify(cancellation, known)));
    } catch (TimeoutException e) {
      return known.known(cancellation.reason().orElse("timeout"));
    } catch (CancellationException e) {
      // If this thread was interrupted, the engines do not know yet.
      String reason = cancellation.reason().orElse("interrupted");
      cancellation.cancel(reason);
      return known.known(reason);
    } catch (UnsupportedTermException
        | SsaLimitException
        | OutOfMemoryError
        | StackOverflowError e) {
      return known.known(obstacle(e).orElseThrow());
    } catch (EngineFailure e) {
      return known.known(obstacle(e.getCause()).orElseThrow(() -> e));
    }
  }

  /** For the user; empty if the failure is a mistake of kiki. */
  private static Optional<String> obstacle(Throwable failure) {
    return switch (failure) {
      case UnsupportedTermException e -> Optional.of("not supported: " + e.getMessage());
      case SsaLimitException e -> Optional.of("the program is too large: " + e.getMessage());
      case OutOfMemoryError e -> Optional.of("out of memory");
      case StackOverflowError e -> Optional.of("the program is nested too deeply");
      default -> Optional.empty();
    };
  }
}
