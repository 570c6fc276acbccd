// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.ReadingTimeout;
import kiki.api.Results;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whether random programs with calls end is answered as all of their executions answer it. */
class CallTerminationTest {
  private static final int SEEDS_OF_SHORT_RUN = 6;
  private static final int SEEDS_OF_LONG_RUN = 5000;

  /** There are a few thousand combinations of what a function can be called with. */
  private static final long STEPS = 200_000;

  private static final String SECONDS = System.getProperty("calls.seconds", "5");

  @Test
  void answersAgreeWithExecution() {
    assertTrue(check(0, SEEDS_OF_SHORT_RUN) > 0, "no answer");
  }

  /** The first seed may be given as {@code -Dcalls.first}, the one after the last likewise. */
  @Test
  @Tag("long")
  void answersAgreeWithExecutionOfMany() {
    int first = Integer.getInteger("calls.first", SEEDS_OF_SHORT_RUN);
    int end = Integer.getInteger("calls.end", SEEDS_OF_LONG_RUN);
    int definite = check(first, end);
    assertTrue(definite > (end - first) / 3, "few answers: " + definite);
  }

  /** How many programs have an answer. */
  private static int check(int first, int end) {
    int definite = 0;
    for (int seed = first; seed < end; seed++) {
      String text = new CallProgram(seed, CallProgram.Fuel.KEPT).generate();
      Optional<Boolean> ends = new ExhaustiveRuns(Agreement.program(text, Set.of())).end(STEPS);
      if (ends.isPresent()) {
        String where = "seed " + seed + ":\n" + text;
        switch (answer(text)) {
          case SUCCESSFUL -> assertEquals(true, ends.get(), where);
          case FAILED -> assertEquals(false, ends.get(), where);
          case INCONCLUSIVE -> definite--;
        }
        definite++;
      }
    }
    return definite;
  }

  private static Results.Overall answer(String text) {
    try {
      return new CReader(Arguments.options("--termination", "--certify", "--timeout", SECONDS))
          .read(CSource.text(Agreement.FILE, text))
          .verify()
          .overall();
    } catch (ReadingTimeout timeout) {
      return Results.Overall.INCONCLUSIVE;
    }
  }
}
