// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.StatePredicate;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;
import org.junit.jupiter.api.Test;

/** Wrong evidence is refused, for the right reason. */
class CertificatesTest {
  /** Two latches that swap, one set; they are never equal. A step needs the input. */
  private static TransitionSystem swap() {
    Aig graph = new Aig();
    int go = graph.input();
    int a = graph.input();
    int b = graph.input();
    return new TransitionSystem(
        graph,
        List.of(go),
        List.of(new Latch(a, b, Reset.ONE), new Latch(b, a, Reset.ZERO)),
        new int[] {go},
        new int[] {graph.iff(a, b), graph.and(b, go)});
  }

  private static Optional<String> check(int k, int[]... clauses) {
    return new InvariantChecker(swap(), () -> false)
        .check(new LatchInvariant(List.of(clauses), k), 0);
  }

  @Test
  void invariants() {
    assertEquals(Optional.empty(), check(0, new int[] {1, 2}, new int[] {-1, -2}));
    assertEquals(Optional.empty(), check(1));
    assertTrue(check(0, new int[] {-1}).orElseThrow().contains("does not hold at the first step"));
    assertTrue(check(0, new int[] {1}).orElseThrow().contains("outside of it"));
    assertTrue(check(0, new int[] {1, 2}).orElseThrow().contains("does not exclude"));
    assertTrue(check(0).orElseThrow().contains("does not exclude"));
  }

  /** Predicate 3 says that the latches differ, 4 that both are set. */
  private static Optional<String> checkWithPredicates(int... clause) {
    TransitionSystem swap = swap();
    int a = swap.latches().get(0).literal();
    int b = swap.latches().get(1).literal();
    Aig graph = swap.graph();
    return new InvariantChecker(
            swap.withPredicates(List.of(graph.xor(a, b), graph.and(a, b))), () -> false)
        .check(new LatchInvariant(List.<int[]>of(clause), 0), 0);
  }

  @Test
  void invariantsMayMentionPredicates() {
    assertEquals(Optional.empty(), checkWithPredicates(3));
    assertTrue(checkWithPredicates(-4).orElseThrow().contains("does not exclude"));
    assertTrue(checkWithPredicates(-3).orElseThrow().contains("does not hold at the first step"));
    assertTrue(checkWithPredicates(1, 4).orElseThrow().contains("outside of it"));
  }

  /** What a predicate is said to be at the next step is not relied on. */
  @Test
  void nextValuesOfPredicatesAreComputedAgain() {
    TransitionSystem swap = swap();
    int a = swap.latches().getFirst().literal();
    TransitionSystem wrong =
        new TransitionSystem(
            swap.graph(),
            swap.inputs(),
            swap.latches(),
            swap.constraints(),
            new int[] {Aig.not(a)},
            List.of(new StatePredicate(a, Aig.TRUE)));
    LatchInvariant alwaysSet = new LatchInvariant(List.<int[]>of(new int[] {3}), 0);
    assertTrue(
        new InvariantChecker(wrong, () -> false)
            .check(alwaysSet, 0)
            .orElseThrow()
            .contains("outside of it"));
  }

  @Test
  void theFirstStepsCountForInduction() {
    Optional<String> wrong =
        new InvariantChecker(swap(), () -> false).check(new LatchInvariant(List.of(), 2), 1);
    assertEquals(Optional.of("step 1 can be a bad state"), wrong);
  }

  private static Optional<String> run(boolean a, boolean b, boolean... inputs) {
    List<boolean[]> steps = new ArrayList<>();
    for (boolean input : inputs) {
      steps.add(new boolean[] {input});
    }
    return new TraceChecker(swap()).check(new Trace(new boolean[] {a, b}, steps, 1));
  }

  @Test
  void traces() {
    assertEquals(Optional.empty(), run(true, false, true, true));
    assertEquals(Optional.of("the last step is not bad"), run(true, false, true));
    assertEquals(Optional.of("latch 1 does not have its reset value"), run(true, true, true, true));
    assertEquals(
        Optional.of("a constraint does not hold at step 0"), run(true, false, false, true));
    assertEquals(Optional.of("the trace has no step"), run(true, false));
  }
}
