// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kiki.bitblast.aig.Aig;

/** Small random transition systems with gates of all kinds. */
public final class RandomSystems {
  private static final int MOST_FREE = 5;

  private final SplittableRandom random;
  private final Aig graph = new Aig();
  private final List<Integer> pool = new ArrayList<>();

  private RandomSystems(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The system of a seed, with at most this many latches and two properties. */
  public static TransitionSystem of(long seed, int mostLatches) {
    return new RandomSystems(seed).make(mostLatches);
  }

  /**
   * The same with some predicates on the state, such as the equality of two latches or of two
   * pairs.
   */
  public static TransitionSystem withPredicates(long seed, int mostLatches) {
    RandomSystems made = new RandomSystems(seed);
    TransitionSystem system = made.make(mostLatches);
    return system.withPredicates(made.predicates(system.latches()));
  }

  private List<Integer> predicates(List<Latch> latches) {
    List<Integer> predicates = new ArrayList<>();
    int count = random.nextInt(1, 7);
    for (int i = 0; i < count; i++) {
      int predicate = latches.get(random.nextInt(latches.size())).literal();
      for (int j = random.nextInt(1, 4); j > 0; j--) {
        int other = latches.get(random.nextInt(latches.size())).literal() ^ random.nextInt(2);
        predicate =
            random.nextBoolean() ? graph.xor(predicate, other) : graph.and(predicate, other);
      }
      predicates.add(predicate);
    }
    return predicates;
  }

  private TransitionSystem make(int mostLatches) {
    List<Integer> inputs = new ArrayList<>();
    int inputCount = random.nextInt(5);
    for (int i = 0; i < inputCount; i++) {
      inputs.add(graph.input());
    }
    int[] latches = graph.inputs(1 + random.nextInt(mostLatches));
    pool.addAll(inputs);
    for (int latch : latches) {
      pool.add(latch);
      pool.add(latch);
    }
    int gates = 3 + random.nextInt(8 * latches.length);
    for (int i = 0; i < gates; i++) {
      pool.add(gate());
    }
    List<Latch> made = new ArrayList<>();
    int free = 0;
    for (int latch : latches) {
      boolean isFree = free < MOST_FREE && random.nextInt(8) == 0;
      free += isFree ? 1 : 0;
      Reset reset = isFree ? Reset.FREE : Reset.of(random.nextBoolean());
      made.add(new Latch(latch, pick(), reset));
    }
    int[] constraints = new int[Math.max(0, random.nextInt(4) - 1)];
    for (int i = 0; i < constraints.length; i++) {
      constraints[i] = graph.or(pick(), graph.or(pick(), pick()));
    }
    return new TransitionSystem(
        graph, inputs, made, constraints, new int[] {bad(latches), bad(latches)});
  }

  /** A conjunction of some latches and a gate, so that it is rare. */
  private int bad(int[] latches) {
    int bad = pick();
    for (int latch : latches) {
      if (random.nextInt(3) > 0) {
        bad = graph.and(bad, latch ^ random.nextInt(2));
      }
    }
    return bad;
  }

  private int pick() {
    return pool.get(random.nextInt(pool.size())) ^ random.nextInt(2);
  }

  private int gate() {
    return switch (random.nextInt(6)) {
      case 0 -> graph.xor(pick(), pick());
      case 1 -> graph.mux(pick(), pick(), pick());
      case 2 -> graph.majority(pick(), pick(), pick());
      case 3 -> graph.xor3(pick(), pick(), pick());
      default -> graph.and(pick(), pick());
    };
  }
}
