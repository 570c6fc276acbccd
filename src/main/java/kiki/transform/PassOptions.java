package kiki.transform;

import java.util.Set;
import kiki.options.Options;

/**
 * What {@link Passes} should do.
 *
 * @param properties names of the only properties to keep; empty for all
 */
public record PassOptions(
    CheckOptions checks, Set<String> properties, Inlining inlining, Assumptions assumptions) {
  /** Which calls are replaced by the function's body. */
  public enum Inlining {
    NONE,
    /** All but recursive ones. */
    ALL
  }

  /** What happens to the assumptions in the source. */
  public enum Assumptions {
    KEEP,
    IGNORE
  }

  public static PassOptions of(CheckOptions checks) {
    return new PassOptions(checks, Set.of(), Inlining.NONE, Assumptions.KEEP);
  }

  public static PassOptions of(Options options) {
    return new PassOptions(
        CheckOptions.of(options.properties()),
        options.properties().names(),
        Inlining.NONE,
        options.properties().ignoreAssumptions() ? Assumptions.IGNORE : Assumptions.KEEP);
  }

  public PassOptions withInlining(Inlining other) {
    return new PassOptions(checks, properties, other, assumptions);
  }
}
