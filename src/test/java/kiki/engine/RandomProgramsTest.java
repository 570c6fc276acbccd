// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.EqualityDomain;
import kiki.domain.HavocDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.OctagonDomain;
import kiki.domain.ZoneDomain;
import kiki.engine.Agreement.Configuration;
import kiki.options.Options;
import kiki.options.Options.Engine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every engine agrees with the exhaustive execution of random programs. */
class RandomProgramsTest {
  private static final int SEEDS_OF_SHORT_RUN = 10;
  private static final int SEEDS_OF_LONG_RUN = 5000;
  private static final int UNWINDINGS = 5;

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.IC3, Set.of()),
          new Configuration(Engine.K_INDUCTION, Set.of(new HavocDomain())),
          new Configuration(Engine.K_INDUCTION, Set.of(new IntervalDomain())),
          new Configuration(Engine.ABSTRACT_INTERPRETATION, Set.of(new ZoneDomain())),
          new Configuration(
              Engine.ABSTRACT_INTERPRETATION, Set.of(new OctagonDomain(), new EqualityDomain())),
          new Configuration(Engine.SCHEDULE, Set.of()));

  private static final List<Configuration> TRANSITION_SYSTEMS =
      List.of(
          new Configuration(Engine.LLUMC_UNROLL, Set.of()),
          new Configuration(Engine.LLUMC_IC3, Set.of()));

  /** A limit for each engine, after which it says nothing: the unwindings do not limit IC3. */
  private static final double SECONDS = 20;

  /** Unrolling ends by itself only where it finds a violation, whatever the unwindings. */
  private static final double SECONDS_OF_TRANSITION_SYSTEMS = 2;

  private final Agreement agreement = within(SECONDS);
  private final Agreement systems = within(SECONDS_OF_TRANSITION_SYSTEMS);

  private static Agreement within(double seconds) {
    return new Agreement(UNWINDINGS, new Options.Limits(Optional.of(seconds), Optional.empty()));
  }

  @Test
  void enginesAgreeWithExecution() {
    for (int seed = 0; seed < SEEDS_OF_SHORT_RUN; seed++) {
      check(seed);
    }
    assertTrue(agreement.definite() > SEEDS_OF_SHORT_RUN, "few verdicts: " + agreement.definite());
  }

  @Test
  @Tag("long")
  void enginesAgreeWithExecutionOfMany() {
    for (int seed = SEEDS_OF_SHORT_RUN; seed < SEEDS_OF_LONG_RUN; seed++) {
      check(seed);
    }
    assertTrue(agreement.definite() > SEEDS_OF_LONG_RUN, "few verdicts: " + agreement.definite());
  }

  private void check(long seed) {
    String text = new RandomProgram(seed).generate();
    assertEquals(
        List.of(), agreement.complaints(text, CONFIGURATIONS), () -> "seed " + seed + ":\n" + text);
    assertEquals(
        List.of(),
        systems.complaints(text, TRANSITION_SYSTEMS),
        () -> "seed " + seed + ":\n" + text);
  }
}
