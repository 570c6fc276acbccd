// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import kiki.transition.certificate.InvariantChecker;
import kiki.transition.certificate.TraceChecker;
import kiki.transition.system.ExplicitSearch;
import kiki.transition.system.RandomSystems;
import kiki.transition.system.TransitionSystem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every engine agrees with explicit search on small systems; the checker checks all evidence. */
class RandomSystemsTest {
  private static final int MOST_LATCHES = 12;
  private static final BooleanSupplier NEVER = () -> false;

  @Test
  void enginesAgreeWithExplicitSearch() {
    compare(0, 400);
  }

  @Tag("long")
  @Test
  void enginesAgreeWithExplicitSearchAtLength() {
    compare(1_000_000, 20_000);
  }

  private static void compare(long from, int count) {
    int reachable = 0;
    for (long seed = from; seed < from + count; seed++) {
      TransitionSystem system =
          seed % 4 < 2
              ? RandomSystems.of(seed, MOST_LATCHES)
              : RandomSystems.withPredicates(seed, MOST_LATCHES);
      int bad = (int) (seed & 1);
      OptionalInt expected = new ExplicitSearch(system).firstBad(bad);
      reachable += expected.isPresent() ? 1 : 0;
      compare(seed, system, bad, expected);
    }
    assertTrue(reachable > count / 10 && reachable < count - count / 10, "reachable " + reachable);
  }

  private static void compare(long seed, TransitionSystem system, int bad, OptionalInt expected) {
    String name = "seed " + seed;
    agree(name + " IC3", check(system, bad, NEVER, ReachabilityEngine.IC3), expected);
    agree(
        name + " constrained IC3",
        check(system, bad, NEVER, ReachabilityEngine.CONSTRAINED_IC3),
        expected);
    agree(name + " thorough IC3", thorough(system.only(bad)), expected);
    if (expected.isPresent()) {
      ReachabilityAnswer unrolled = check(system, bad, NEVER, ReachabilityEngine.UNROLLING);
      agree(name + " unrolling", unrolled, expected);
      if (unrolled instanceof ReachabilityAnswer.Reachable(var trace)) {
        assertEquals(expected.getAsInt(), trace.length(), name + " shortest trace");
      }
    }
    // Without unique states, k-induction need not end on properties that hold.
    int[] polls = {0};
    BooleanSupplier soon = () -> expected.isEmpty() && ++polls[0] > 200;
    ReachabilityAnswer induced = check(system, bad, soon, ReachabilityEngine.K_INDUCTION);
    if (!(induced instanceof ReachabilityAnswer.Undecided)) {
      agree(name + " k-induction", induced, expected);
    }
  }

  /** IC3 that excludes counterexamples to generalisation always, and not only after many visits. */
  private static ReachabilityAnswer thorough(TransitionSystem system) {
    try (BitLevelIc3 ic3 =
        BitLevelIc3.of(
            system,
            Predecessors.abstracting(system),
            _ -> new GeneralisationEffort(3, 5, 2),
            NEVER)) {
      ReachabilityAnswer answer = ic3.run();
      switch (answer) {
        case ReachabilityAnswer.Reachable(var trace) ->
            assertEquals(Optional.empty(), new TraceChecker(system).check(trace));
        case ReachabilityAnswer.Unreachable(var invariant) ->
            assertEquals(Optional.empty(), new InvariantChecker(system, NEVER).check(invariant, 0));
        case ReachabilityAnswer.Undecided _ -> {}
      }
      return answer;
    }
  }

  private static ReachabilityAnswer check(
      TransitionSystem system, int bad, BooleanSupplier stop, ReachabilityEngine engine) {
    return new ReachabilityChecker(system, List.of(engine), stop).check(bad);
  }

  private static void agree(String name, ReachabilityAnswer answer, OptionalInt expected) {
    switch (answer) {
      case ReachabilityAnswer.Reachable _ -> assertTrue(expected.isPresent(), name);
      case ReachabilityAnswer.Unreachable _ -> assertTrue(expected.isEmpty(), name);
      case ReachabilityAnswer.Undecided _ -> fail(name + " is undecided");
    }
  }
}
