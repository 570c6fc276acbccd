// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

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

  private final Agreement agreement =
      new Agreement(UNWINDINGS, new Options.Limits(Optional.of(SECONDS), Optional.empty()));

  @Test
  void enginesAgreeWithExecution() {
    check(0, SEEDS_OF_SHORT_RUN);
  }

  /** The first seed may be given as {@code -Darrays.first}, the one after the last likewise. */
  @Test
  @Tag("long")
  void enginesAgreeWithExecutionOfMany() {
    check(
        Integer.getInteger("arrays.first", SEEDS_OF_SHORT_RUN),
        Integer.getInteger("arrays.end", SEEDS_OF_LONG_RUN));
  }

  private void check(int first, int end) {
    agreement.requireOf(first, end, seed -> new ArrayProgram(seed).generate(), CONFIGURATIONS);
  }
}
