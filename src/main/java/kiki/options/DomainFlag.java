// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.List;
import java.util.Optional;

/**
 * A flag that says which invariants to look for. Abstract domains declare theirs, so the list of
 * them is not known here.
 */
public record DomainFlag(String flag, String meaning) implements Flag {
  public static final DomainFlag VALUES_REFINE =
      new DomainFlag("--values-refine", "interval invariants of values");

  public static final DomainFlag SYMPATH =
      new DomainFlag("--sympath", "invariants that depend on which loops were repeated");

  /** Those that are not of a single domain. */
  public static final List<DomainFlag> COMMON = List.of(VALUES_REFINE, SYMPATH);

  @Override
  public Optional<String> argument() {
    return Optional.empty();
  }

  @Override
  public Option.Group group() {
    return Option.Group.INVARIANTS;
  }

  @Override
  public Optional<String> help() {
    return Optional.of(meaning);
  }
}
