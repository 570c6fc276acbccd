package kiki.cli;

import java.util.Optional;
import kiki.options.Options;

/** What is left of the limits: time runs from the start of the command, which the user sees. */
final class Elapsed {
  private static final double NANOS_PER_SECOND = 1e9;

  private final long start = System.nanoTime();

  Options.Limits rest(Options.Limits limits) {
    double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
    Optional<Double> rest = limits.seconds().map(s -> Math.max(0, s - seconds));
    return new Options.Limits(rest, limits.megabytes());
  }
}
