// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;
import org.junit.jupiter.api.Test;

class SystemReducerTest {
  /** A toggle, its opposite, a latch that stays zero, and one that nothing depends on. */
  @Test
  void constantEqualAndIrrelevantLatchesGo() {
    Aig graph = new Aig();
    int unused = graph.input();
    int flip = graph.input();
    int irrelevant = graph.input();
    int toggle = graph.input();
    int opposite = graph.input();
    int zero = graph.input();
    TransitionSystem system =
        new TransitionSystem(
            graph,
            List.of(unused, flip),
            List.of(
                new Latch(irrelevant, unused, Reset.FREE),
                new Latch(toggle, graph.xor(toggle, flip), Reset.ZERO),
                new Latch(opposite, graph.iff(opposite, Aig.not(flip)), Reset.ONE),
                new Latch(zero, graph.and(zero, toggle), Reset.ZERO)),
            new int[0],
            new int[] {graph.and(Aig.not(opposite), Aig.not(zero))});
    ReducedSystem reduced = new SystemReducer(system).reduce(() -> false);
    assertArrayEquals(new int[] {1}, reduced.latches());
    assertArrayEquals(new int[] {1}, reduced.inputs());
    assertEquals(1, reduced.system().latches().size());
    assertEquals(
        Set.of("[2, 3]", "[-2, -3]", "[-4]"),
        reduced.facts().stream().map(c -> Arrays.toString(sorted(c))).collect(Collectors.toSet()));
    Trace lifted =
        reduced.lift(
            new Trace(
                new boolean[] {false}, List.of(new boolean[] {true}, new boolean[] {false}), 0));
    assertArrayEquals(new boolean[] {false, false, true, false}, lifted.initial());
    assertArrayEquals(new boolean[] {false, true}, lifted.inputs().getFirst());
  }

  /** Predicates on what is left stay; clauses about them are carried back. */
  @Test
  void predicatesOfRelevantLatchesStay() {
    Aig graph = new Aig();
    int irrelevant = graph.input();
    int a = graph.input();
    int b = graph.input();
    TransitionSystem system =
        new TransitionSystem(
            graph,
            List.of(),
            List.of(
                new Latch(irrelevant, irrelevant, Reset.FREE),
                new Latch(a, b, Reset.ZERO),
                new Latch(b, Aig.not(a), Reset.ZERO)),
            new int[0],
            new int[] {graph.and(a, b)});
    ReducedSystem reduced =
        new SystemReducer(system.withPredicates(List.of(graph.and(irrelevant, a), graph.xor(a, b))))
            .reduce(() -> false);
    assertArrayEquals(new int[] {1}, reduced.predicates());
    assertEquals(1, reduced.system().predicates().size());
    int[] lifted = reduced.lift(List.<int[]>of(new int[] {1, -3})).getLast();
    assertArrayEquals(new int[] {2, -5}, lifted);
  }

  private static int[] sorted(int[] clause) {
    return Arrays.stream(clause)
        .boxed()
        .sorted(Comparator.comparingInt(Math::abs))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
