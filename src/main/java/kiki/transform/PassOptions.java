// SPDX-License-Identifier: Apache-2.0
package kiki.transform;

import java.util.Set;
import kiki.options.DomainFlag;
import kiki.options.Options;
import kiki.options.UnwindBounds;
import kiki.transform.check.CheckOptions;

/**
 * What {@link Passes} should do.
 *
 * @param properties names of the only properties to keep; empty for all
 */
public record PassOptions(
    CheckOptions checks,
    Set<String> properties,
    Inlining inlining,
    Assumptions assumptions,
    Constants constants,
    UnwindBounds bounds,
    Paths paths) {
  /** Which calls are replaced by the function's body. */
  public enum Inlining {
    NONE,
    /** All but recursive ones. */
    ALL
  }

  /** Whether variables that hold constants are replaced by them. */
  public enum Constants {
    KEEP,
    PROPAGATE
  }

  /** What happens to the assumptions in the source. */
  public enum Assumptions {
    KEEP,
    IGNORE
  }

  /** Whether the program notes which loops an execution has repeated. */
  public enum Paths {
    JOINED,
    SYMBOLIC
  }

  public static PassOptions of(CheckOptions checks) {
    return new PassOptions(
        checks,
        Set.of(),
        Inlining.NONE,
        Assumptions.KEEP,
        Constants.PROPAGATE,
        UnwindBounds.NONE,
        Paths.JOINED);
  }

  public static PassOptions of(Options options) {
    return new PassOptions(
        CheckOptions.of(options.properties()),
        options.properties().names(),
        Inlining.NONE,
        options.properties().ignoreAssumptions() ? Assumptions.IGNORE : Assumptions.KEEP,
        options.analysis().propagateConstants() ? Constants.PROPAGATE : Constants.KEEP,
        options.analysis().bounds(),
        options.analysis().domains().contains(DomainFlag.SYMPATH) ? Paths.SYMBOLIC : Paths.JOINED);
  }

  public PassOptions withInlining(Inlining other) {
    return new PassOptions(checks, properties, other, assumptions, constants, bounds, paths);
  }
}
