// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Generated sequences of calls under assumptions on a growing problem. */
final class CallSequences {
  private final long seed;

  /** Other seeds give other programs, constraints and assumptions of the same number. */
  CallSequences(long seed) {
    this.seed = seed;
  }

  List<Cnf> all() {
    List<Cnf> all = new ArrayList<>();
    all.add(boundSearch(2000, 12, 32));
    all.add(boundSearch(1000, 60, 32));
    all.add(unwinding(120, 16));
    all.add(contexts(1000, 16));
    all.add(randomCalls(2000, 400));
    return all;
  }

  /**
   * What template-based invariant inference asks: bounds of program variables after a loop body,
   * each call with the bits of the guessed bounds and the guards of the program as assumptions.
   */
  private Cnf boundSearch(int calls, int statements, int width) {
    Circuit c = new Circuit(new Cnf("bounds-" + calls + "x" + statements));
    SplittableRandom random = new SplittableRandom(calls + statements + 1000003 * seed);
    int[][] before = {c.input(width), c.input(width), c.input(width), c.input(width)};
    int[][] after = before.clone();
    List<Integer> guards = new ArrayList<>();
    for (int i = 0; i < statements; i++) {
      int guard = c.cnf.variable();
      guards.add(guard);
      int target = random.nextInt(4);
      int[] value = after[random.nextInt(4)];
      int[] other = after[random.nextInt(4)];
      int[] computed =
          switch (random.nextInt(5)) {
            case 0 -> c.add(value, c.constant(random.nextInt(100), width));
            case 1 -> c.subtract(value, other);
            case 2 -> c.add(value, other);
            case 3 -> c.mux(c.lessSigned(value, other), value, other);
            default -> c.and(value, c.constant(0xff, width));
          };
      after[target] = c.mux(guard, computed, after[target]);
    }
    int[][] bounds = new int[4][];
    int[] holds = new int[4];
    for (int i = 0; i < 4; i++) {
      bounds[i] = c.input(width);
      holds[i] = c.cnf.variable();
      c.cnf.clause(-holds[i], -c.lessSigned(bounds[i], before[i]));
      c.cnf.clause(-holds[i], -c.lessSigned(before[i], c.constant(-1000, width)));
    }
    int[] exceeds = new int[4];
    for (int i = 0; i < 4; i++) {
      exceeds[i] = c.lessSigned(bounds[i], after[i]);
    }
    int[] low = new int[4];
    int[] high = new int[4];
    Arrays.fill(high, 1 << 20);
    for (int call = 0; call < calls; call++) {
      int row = call % 4;
      if (call % 80 == 0) {
        Arrays.fill(low, random.nextInt(1000));
        Arrays.fill(high, 1 << 20);
      }
      int middle = (low[row] + high[row]) >>> 1;
      List<Integer> assumptions = new ArrayList<>();
      for (int guard : guards) {
        if (random.nextInt(4) > 0) {
          assumptions.add(random.nextInt(8) > 0 ? guard : -guard);
        }
      }
      for (int h : holds) {
        assumptions.add(h);
      }
      int[] value = c.constant(middle, width);
      for (int i = 0; i < width; i++) {
        assumptions.add(value[i] == c.constant(true) ? bounds[row][i] : -bounds[row][i]);
      }
      int activation = c.cnf.variable();
      c.cnf.clause(-activation, exceeds[row]);
      assumptions.add(activation);
      c.cnf.solve(assumptions.stream().mapToInt(Integer::intValue).toArray());
      c.cnf.clause(-activation);
      if (random.nextBoolean()) {
        low[row] = middle;
      } else {
        high[row] = middle;
      }
    }
    return c.cnf;
  }

  /** Incremental bounded model checking: one more step a call, the property under an assumption. */
  private Cnf unwinding(int steps, int width) {
    Circuit c = new Circuit(new Cnf("unwind-" + steps));
    int[] x = c.constant(0, width);
    int[] y = c.constant(0, width);
    int[] n = c.input(width);
    List<Integer> guards = new ArrayList<>();
    int running = c.constant(true);
    for (int i = 0; i < steps; i++) {
      int assumed = c.cnf.variable();
      running = c.and(running, c.lessUnsigned(x, n));
      int odd = c.cnf.variable();
      int[] step = c.mux(odd, c.constant(2, width), c.constant(1, width));
      x = c.mux(running, c.add(x, step), x);
      y = c.mux(running, c.add(y, c.add(step, c.constant(1, width))), y);
      c.cnf.clause(-assumed, running);
      guards.add(assumed);
      int bad = c.lessUnsigned(c.add(x, x), y);
      int check = c.cnf.variable();
      c.cnf.clause(-check, bad);
      for (int last = Math.max(0, i - 8); last <= i; last++) {
        List<Integer> assumptions = new ArrayList<>(guards.subList(Math.max(0, i - 40), last));
        assumptions.add(check);
        c.cnf.solve(assumptions.stream().mapToInt(Integer::intValue).toArray());
      }
      c.cnf.clause(-check);
    }
    return c.cnf;
  }

  /** Retractable scopes: small constraints come and go, each behind its activation literal. */
  private Cnf contexts(int calls, int width) {
    Circuit c = new Circuit(new Cnf("contexts-" + calls));
    SplittableRandom random = new SplittableRandom(calls + 1000003 * seed);
    int[][] vars = new int[12][];
    for (int i = 0; i < vars.length; i++) {
      vars[i] =
          i < 4
              ? c.input(width)
              : c.add(vars[i - 4], c.mux(vars[i - 1][0], vars[i - 2], vars[i - 3]));
    }
    List<Integer> open = new ArrayList<>();
    for (int call = 0; call < calls; call++) {
      int activation = c.cnf.variable();
      for (int i = 0; i < 3; i++) {
        int[] a = vars[random.nextInt(vars.length)];
        int[] b = vars[random.nextInt(vars.length)];
        int less = c.lessUnsigned(c.add(a, c.constant(random.nextInt(256), width)), b);
        c.cnf.clause(-activation, random.nextBoolean() ? less : -less);
      }
      open.add(activation);
      while (open.size() > 20) {
        c.cnf.clause(-open.remove(random.nextInt(open.size())));
      }
      c.cnf.solve(open.stream().mapToInt(Integer::intValue).toArray());
      if (random.nextInt(3) == 0) {
        c.cnf.clause(-open.remove(open.size() - 1));
      }
    }
    return c.cnf;
  }

  /** Random clauses below the threshold, random assumptions. */
  private Cnf randomCalls(int calls, int n) {
    Cnf cnf = new Cnf("random-calls-" + n);
    SplittableRandom random = new SplittableRandom(n + 1000003 * seed);
    for (int i = 0; i < n; i++) {
      cnf.variable();
    }
    for (int i = 0; i < (int) (n * 3.0); i++) {
      cnf.clause(RandomClauses.next(random, n));
    }
    for (int call = 0; call < calls; call++) {
      int[] assumptions = new int[20 + random.nextInt(41)];
      for (int i = 0; i < assumptions.length; i++) {
        assumptions[i] = RandomClauses.sign(random, 1 + random.nextInt(n));
      }
      cnf.solve(assumptions);
    }
    return cnf;
  }
}
