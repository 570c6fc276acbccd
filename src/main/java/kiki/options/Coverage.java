// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which tests to find.
 *
 * @param criteria what they are to cover; empty if none are asked for
 * @param shown whether their inputs are printed
 * @param suite where to write them
 */
public record Coverage(Set<Criterion> criteria, Shown shown, Optional<String> suite) {
  /** What is to be covered, as CBMC's {@code --cover} names it. */
  public enum Criterion {
    /** Each line of each basic block. */
    LOCATION,
    /** Each function, and each jump of the compiled program: conditions both ways, each case. */
    BRANCH,
    /** Each decision both ways. */
    DECISION,
    /** Each condition of a decision both ways, where it is evaluated. */
    CONDITION,
    /** Each condition both ways where it alone decides (modified condition/decision coverage). */
    MCDC,
    /** Each assertion is reached. */
    ASSERTION,
    /** What {@code __CPROVER_cover} names. */
    COVER;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether inputs of tests are printed. */
  public enum Shown {
    GOALS,
    GOALS_AND_INPUTS
  }

  private static final List<Option> OTHER_QUESTIONS =
      List.of(
          Option.PROPERTY_FILE,
          Option.PROPERTY,
          Option.TERMINATION,
          Option.NONTERMINATION,
          Option.PRECONDITIONS,
          Option.SUFFICIENT,
          Option.ALL_FUNCTIONS,
          Option.WITNESS,
          Option.CERTIFICATE,
          Option.REPRODUCER,
          Option.SARIF,
          Option.JSON_UI,
          Option.XML_UI,
          Option.UNWIND,
          Option.UNWINDSET);

  static Coverage of(CommandLine line) {
    EnumSet<Criterion> criteria = EnumSet.noneOf(Criterion.class);
    line.values(Option.COVER).forEach(v -> criteria.add(criterion(v)));
    if (criteria.isEmpty()) {
      for (Option option : List.of(Option.SHOW_TEST_SUITE, Option.TEST_SUITE)) {
        if (line.has(option)) {
          throw new UsageError(option.flag() + " needs " + Option.COVER.flag());
        }
      }
    } else {
      for (Option option : OTHER_QUESTIONS) {
        if (line.has(option)) {
          throw new UsageError(
              Option.COVER.flag() + " and " + option.flag() + " exclude each other");
        }
      }
    }
    return new Coverage(
        Collections.unmodifiableSet(criteria),
        line.has(Option.SHOW_TEST_SUITE) ? Shown.GOALS_AND_INPUTS : Shown.GOALS,
        line.last(Option.TEST_SUITE));
  }

  private static Criterion criterion(String word) {
    return Stream.of(Criterion.values())
        .filter(c -> c.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageError(
                    "%s '%s': there are %s"
                        .formatted(
                            Option.COVER.flag(),
                            word,
                            Stream.of(Criterion.values())
                                .map(Criterion::word)
                                .collect(Collectors.joining(", ")))));
  }

  /** Whether tests are asked for. */
  public boolean isWanted() {
    return !criteria.isEmpty();
  }
}
