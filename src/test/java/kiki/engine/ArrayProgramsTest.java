// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.ArrayDomain;
import kiki.domain.IntervalDomain;
import kiki.engine.Agreement.Configuration;
import kiki.options.Options;
import kiki.options.Options.Engine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every engine agrees with the exhaustive execution of random programs with arrays. */
class ArrayProgramsTest {
  private static final int SEEDS_OF_SHORT_RUN = 5;
  private static final int SEEDS_OF_LONG_RUN = 5000;
  private static final int UNWINDINGS = 8;

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.IC3, Set.of()),
          new Configuration(
              Engine.ABSTRACT_INTERPRETATION, Set.of(new ArrayDomain(), new IntervalDomain())),
          new Configuration(Engine.K_INDUCTION, Set.of(new ArrayDomain())),
          new Configuration(Engine.SCHEDULE, Set.of()));

  /** A limit for each engine, after which it says nothing. */
  private static final double SECONDS =
      Double.parseDouble(System.getProperty("arrays.seconds", "0.5"));

  /** What is said of a proof that nobody had the time to check again. */
  private static final String OUT_OF_TIME = "the run was stopped";

  private final Agreement agreement =
      new Agreement(UNWINDINGS, new Options.Limits(Optional.of(SECONDS), Optional.empty()));

  @Test
  void enginesAgreeWithExecution() {
    for (int seed = 0; seed < SEEDS_OF_SHORT_RUN; seed++) {
      check(seed);
    }
    assertTrue(agreement.definite() > SEEDS_OF_SHORT_RUN, "few verdicts: " + agreement.definite());
  }

  /** The first seed may be given as {@code -Darrays.first}, the one after the last likewise. */
  @Test
  @Tag("long")
  void enginesAgreeWithExecutionOfMany() {
    int first = Integer.getInteger("arrays.first", SEEDS_OF_SHORT_RUN);
    int end = Integer.getInteger("arrays.end", SEEDS_OF_LONG_RUN);
    for (int seed = first; seed < end; seed++) {
      check(seed);
    }
    assertTrue(agreement.definite() > end - first, "few verdicts: " + agreement.definite());
  }

  private void check(long seed) {
    String text = new ArrayProgram(seed).generate();
    List<String> complaints = agreement.complaints(text, CONFIGURATIONS);
    complaints.removeIf(c -> c.contains(OUT_OF_TIME));
    assertEquals(List.of(), complaints, () -> "seed " + seed + ":\n" + text);
  }
}
