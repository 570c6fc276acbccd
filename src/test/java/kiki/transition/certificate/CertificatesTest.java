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
