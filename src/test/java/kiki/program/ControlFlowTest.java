// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import kiki.lower.Sources;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

class ControlFlowTest {
  private static ControlFlow flow(String body) {
    Program p = Sources.program("int x, y; void f(void) {" + body + "} int main(void) { f(); }");
    return ControlFlow.of(p.functions().firstEntry().getValue().body());
  }

  @Test
  void nestedLoopsAreFound() {
    ControlFlow flow =
        flow("while (x) { for (y = 0; y < 3; y++) { if (y == x) break; } do x--; while (x > 5); }");
    Loops loops = Loops.of(flow);
    assertEquals(3, loops.all().size());
    assertEquals(-1, loops.all().get(0).parent());
    assertEquals(0, loops.all().get(1).parent());
    assertEquals(0, loops.all().get(2).parent());
    assertTrue(loops.irreducibleEdges().isEmpty());
    int inner = loops.all().stream().mapToInt(l -> loops.exits(flow, l).size()).max().orElse(0);
    assertEquals(2, inner);
  }

  @Test
  void breakOutOfTwoLevels() {
    Loops loops =
        Loops.of(flow("while (x) { while (y) { if (x == y) goto out; y--; } x--; } out: x = 1;"));
    assertEquals(2, loops.all().size());
    assertTrue(loops.irreducibleEdges().isEmpty());
  }

  @Test
  void jumpIntoALoopIsIrreducible() {
    Loops loops = Loops.of(flow("if (x) goto in; while (y) { x++; in: y--; }"));
    assertFalse(loops.irreducibleEdges().isEmpty());
  }

  @Test
  void backwardGotoIsALoop() {
    Loops loops = Loops.of(flow("again: x++; if (x < 3) goto again; if (x < 5) goto again;"));
    assertEquals(1, loops.all().size());
    assertEquals(2, loops.all().getFirst().latches().size());
  }

  /** Dominators against their definition: b is reached only through a. */
  @Test
  void dominatorsMeetTheirDefinition() {
    Random random = new Random(3);
    for (int round = 0; round < 200; round++) {
      ControlFlow flow = ControlFlow.of(randomBody(random, 3 + random.nextInt(12)));
      for (ControlFlow.Block a : flow.blocks()) {
        Set<Integer> without = reachableWithout(flow, a.index());
        for (ControlFlow.Block b : flow.blocks()) {
          if (flow.isReachable(a.index()) && flow.isReachable(b.index())) {
            boolean expected = a.index() == b.index() || !without.contains(b.index());
            assertEquals(expected, flow.dominates(a.index(), b.index()));
          }
        }
      }
    }
  }

  private static Set<Integer> reachableWithout(ControlFlow flow, int removed) {
    Set<Integer> seen = new HashSet<>();
    List<Integer> work = new ArrayList<>();
    if (removed != 0) {
      work.add(0);
    }
    while (!work.isEmpty()) {
      int b = work.removeLast();
      if (seen.add(b)) {
        flow.block(b).successors().stream().filter(s -> s != removed).forEach(work::add);
      }
    }
    return seen;
  }

  private static List<Instruction> randomBody(Random random, int size) {
    List<Instruction.Label> labels = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      labels.add(new Instruction.Label("l" + i));
    }
    List<Instruction> body = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      body.add(new Instruction.Target(labels.get(i), Location.NONE));
      body.add(
          random.nextInt(3) > 0
              ? new Instruction.Goto(
                  random.nextBoolean()
                      ? Exprs.TRUE
                      : new Expr.HeapPredicate(Expr.HeapTest.ALL_FREED),
                  labels.get(random.nextInt(size)),
                  Location.NONE)
              : new Instruction.Assume(Exprs.TRUE, Location.NONE));
    }
    body.add(new Instruction.Return(Location.NONE));
    return body;
  }
}
