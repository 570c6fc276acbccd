package kiki.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.engine.control.Cancellation;
import kiki.engine.control.EngineFailure;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.SsaLimitException;

/**
 * Runs engines such that what they cannot do leaves properties unknown: verdicts found before stay,
 * the others get the reason.
 */
final class EngineRun {
  /** Engines that do not stop in time are left alone before; this is for what is around them. */
  private static final double GRACE_SECONDS = 0.8;

  private final List<Property> properties;
  private final Progress progress;
  private final Cancellation cancellation;
  private final Options.Limits limits;

  /**
   * @param limits of the run
   */
  EngineRun(
      List<Property> properties,
      Progress progress,
      Cancellation cancellation,
      Options.Limits limits) {
    this.properties = properties;
    this.progress = progress;
    this.cancellation = cancellation;
    this.limits = limits;
  }

  Map<Property, Verdict> verdicts(Function<Listener, Map<Property, Verdict>> engines) {
    try {
      return Timed.call(limits, GRACE_SECONDS, () -> engines.apply(progress));
    } catch (CancellationException | Timed.OutOfTime e) {
      return progress.known(properties, cancellation.reason().orElse("timeout"));
    } catch (UnsupportedTermException
        | SsaLimitException
        | OutOfMemoryError
        | StackOverflowError e) {
      return progress.known(properties, obstacle(e).orElseThrow());
    } catch (EngineFailure e) {
      return progress.known(properties, obstacle(e.getCause()).orElseThrow(() -> e));
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
