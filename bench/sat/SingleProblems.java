// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Generated problems to be solved once: random ones, and circuits of small programs. */
final class SingleProblems {
  /** Primes below 2^16 to be found as factors. */
  private static final long[] PRIMES = {64_507, 65_521, 65_447, 65_063, 64_817, 65_353};

  private final long seed;

  /** Other seeds give other random clauses and constants in problems of the same size. */
  SingleProblems(long seed) {
    this.seed = seed;
  }

  List<Cnf> all() {
    List<Cnf> all = new ArrayList<>();
    int prime = (int) (seed % (PRIMES.length / 2)) * 2;
    all.add(random3Sat(200, 4.26, 10 * seed + 1));
    all.add(random3Sat(225, 4.26, 10 * seed + 3));
    all.add(random3Sat(300, 4.0, 10 * seed + 4));
    all.add(pigeons(9));
    all.add(commutativity(7));
    all.add(distributivity(5));
    all.add(factor((1_048_343L - 2 * seed) * 3, 24));
    all.add(factor(PRIMES[prime] * PRIMES[prime + 1], 32));
    all.add(popCount(24));
    all.add(adderChain(16, 5));
    all.add(sortNetwork(5, 6));
    all.add(bubbleSort(5, 6));
    all.add(counters(60, 8));
    all.add(boundedLoop(16, 16));
    all.add(boundedLoop(20, 32));
    all.add(hashPreimage(16, 3, 0x5a17 + 4099 * seed));
    all.add(gcdLoop(8, 10));
    all.add(squareRoot(14));
    return all;
  }

  private static Cnf random3Sat(int n, double ratio, long seed) {
    Cnf cnf = new Cnf("random3sat-" + n + "-" + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < n; i++) {
      cnf.variable();
    }
    for (int i = 0; i < (int) (n * ratio); i++) {
      cnf.clause(RandomClauses.next(random, n));
    }
    return cnf;
  }

  private static Cnf pigeons(int pigeons) {
    Cnf cnf = new Cnf("pigeons-" + pigeons);
    int holes = pigeons - 1;
    cnf.variables = pigeons * holes;
    for (int p = 0; p < pigeons; p++) {
      int[] somewhere = new int[holes];
      for (int h = 0; h < holes; h++) {
        somewhere[h] = p * holes + h + 1;
        for (int q = 0; q < p; q++) {
          cnf.clause(-somewhere[h], -(q * holes + h + 1));
        }
      }
      cnf.clause(somewhere);
    }
    return cnf;
  }

  private static Cnf commutativity(int width) {
    Circuit c = new Circuit(new Cnf("commute-" + width));
    int[] a = c.extend(c.input(width), 2 * width);
    int[] b = c.extend(c.input(width), 2 * width);
    c.cnf.clause(-c.equal(c.multiply(a, b), c.multiply(b, a)));
    return c.cnf;
  }

  private static Cnf distributivity(int width) {
    Circuit c = new Circuit(new Cnf("distribute-" + width));
    int[] x = c.input(width);
    int[] y = c.input(width);
    int[] z = c.input(width);
    int[] left = c.multiply(x, c.add(y, z));
    int[] right = c.add(c.multiply(x, y), c.multiply(x, z));
    c.cnf.clause(-c.equal(left, right));
    return c.cnf;
  }

  private static Cnf factor(long product, int width) {
    Circuit c = new Circuit(new Cnf("factor-" + product));
    int[] a = c.input(width / 2 + 1);
    int[] b = c.input(width / 2 + 1);
    int[] result = c.multiply(c.extend(a, width + 2), c.extend(b, width + 2));
    c.cnf.clause(c.equal(result, c.constant(product, width + 2)));
    c.cnf.clause(c.lessUnsigned(c.constant(1, a.length), a));
    c.cnf.clause(c.lessUnsigned(c.constant(1, b.length), b));
    return c.cnf;
  }

  /** Two ways to count the bits of a word agree. */
  private static Cnf popCount(int width) {
    Circuit c = new Circuit(new Cnf("popcount-" + width));
    int[] x = c.input(width);
    int[] one = c.constant(0, 6);
    for (int bit : x) {
      one = c.add(one, c.constant(0, 6), bit);
    }
    List<int[]> parts = new ArrayList<>();
    for (int bit : x) {
      parts.add(c.extend(new int[] {bit}, 6));
    }
    while (parts.size() > 1) {
      List<int[]> next = new ArrayList<>();
      for (int i = 0; i + 1 < parts.size(); i += 2) {
        next.add(c.add(parts.get(i), parts.get(i + 1)));
      }
      if (parts.size() % 2 == 1) {
        next.add(parts.getLast());
      }
      parts = next;
    }
    c.cnf.clause(-c.equal(one, parts.getFirst()));
    return c.cnf;
  }

  /** A sum does not depend on the order of its terms. */
  private static Cnf adderChain(int width, int terms) {
    Circuit c = new Circuit(new Cnf("sum-" + width + "x" + terms));
    int[][] x = new int[terms][];
    for (int i = 0; i < terms; i++) {
      x[i] = c.input(width);
    }
    int[] up = x[0];
    int[] down = x[terms - 1];
    for (int i = 1; i < terms; i++) {
      up = c.add(up, x[i]);
      down = c.add(down, x[terms - 1 - i]);
    }
    c.cnf.clause(-c.equal(up, down));
    return c.cnf;
  }

  private static void compareExchange(Circuit c, int[][] x, int i, int k) {
    int less = c.lessUnsigned(x[k], x[i]);
    int[] low = c.mux(less, x[k], x[i]);
    x[k] = c.mux(less, x[i], x[k]);
    x[i] = low;
  }

  private static int[][] bubbles(Circuit c, int[][] input) {
    int[][] x = input.clone();
    for (int round = x.length - 1; round > 0; round--) {
      for (int i = 0; i < round; i++) {
        compareExchange(c, x, i, i + 1);
      }
    }
    return x;
  }

  private static Cnf bubbleSort(int n, int width) {
    Circuit c = new Circuit(new Cnf("bubble-" + n + "x" + width));
    int[][] x = new int[n][];
    for (int i = 0; i < n; i++) {
      x[i] = c.input(width);
    }
    int[][] sorted = bubbles(c, x);
    int bad = c.constant(false);
    for (int i = 0; i + 1 < n; i++) {
      bad = c.or(bad, c.lessUnsigned(sorted[i + 1], sorted[i]));
    }
    c.cnf.clause(bad);
    return c.cnf;
  }

  /** Selection and bubble sort give the same. */
  private static Cnf sortNetwork(int n, int width) {
    Circuit c = new Circuit(new Cnf("sorts-" + n + "x" + width));
    int[][] x = new int[n][];
    for (int i = 0; i < n; i++) {
      x[i] = c.input(width);
    }
    int[][] bubble = bubbles(c, x);
    int[][] selection = x.clone();
    for (int i = 0; i < n; i++) {
      for (int k = i + 1; k < n; k++) {
        compareExchange(c, selection, i, k);
      }
    }
    int same = c.constant(true);
    for (int i = 0; i < n; i++) {
      same = c.and(same, c.equal(bubble[i], selection[i]));
    }
    c.cnf.clause(-same);
    return c.cnf;
  }

  /** Two counters that step at different times never drift further than the steps allow. */
  private static Cnf counters(int steps, int width) {
    Circuit c = new Circuit(new Cnf("counters-" + steps));
    int[] x = c.constant(0, width);
    int[] y = c.constant(0, width);
    int[] total = c.constant(0, width);
    for (int i = 0; i < steps; i++) {
      int which = c.cnf.variable();
      int[] one = c.constant(1, width);
      x = c.mux(which, c.add(x, one), x);
      y = c.mux(which, y, c.add(y, one));
      total = c.add(total, one);
    }
    c.cnf.clause(-c.equal(c.add(x, y), total));
    return c.cnf;
  }

  /** while (*) { if (x < y) x += d; else y += d; } keeps the distance of x and y below d. */
  private static Cnf boundedLoop(int steps, int width) {
    Circuit c = new Circuit(new Cnf("loop-" + steps + "x" + width));
    int[] d = c.extend(c.input(4), width);
    int[] x = c.constant(0, width);
    int[] y = c.constant(0, width);
    int violated = c.constant(false);
    for (int i = 0; i < steps; i++) {
      int go = c.cnf.variable();
      int less = c.lessSigned(x, y);
      x = c.mux(c.and(go, less), c.add(x, d), x);
      y = c.mux(c.and(go, -less), c.add(y, d), y);
      violated = c.or(violated, c.lessSigned(d, c.subtract(y, x)));
    }
    c.cnf.clause(violated);
    return c.cnf;
  }

  /** An input that a multiply-and-xor hash maps to a given value. */
  private static Cnf hashPreimage(int width, int rounds, long target) {
    Circuit c = new Circuit(new Cnf("hash-" + width + "x" + rounds));
    int[] h = c.constant(0x811c9dc5L, width);
    for (int i = 0; i < rounds; i++) {
      h = c.xor(h, c.extend(c.input(8), width));
      h = c.multiply(h, c.constant(0x0193, width));
      h = c.xor(h, c.shiftRight(h, 5));
    }
    c.cnf.clause(c.equal(h, c.constant(target & 0xffff, width)));
    return c.cnf;
  }

  /** gcd by subtraction: the loop ends with a value that is no greater than the smaller input. */
  private static Cnf gcdLoop(int width, int steps) {
    Circuit c = new Circuit(new Cnf("gcd-" + width + "x" + steps));
    int[] a0 = c.input(width);
    int[] b0 = c.input(width);
    int[] zero = c.constant(0, width);
    c.cnf.clause(-c.equal(a0, zero));
    c.cnf.clause(-c.equal(b0, zero));
    int[] a = a0;
    int[] b = b0;
    for (int i = 0; i < steps; i++) {
      int differ = -c.equal(a, b);
      int less = c.lessUnsigned(a, b);
      int[] nextA = c.mux(c.and(differ, -less), c.subtract(a, b), a);
      b = c.mux(c.and(differ, less), c.subtract(b, a), b);
      a = nextA;
    }
    int ended = c.equal(a, b);
    int tooBig = c.or(c.lessUnsigned(a0, a), c.lessUnsigned(b0, a));
    c.cnf.clause(c.and(ended, tooBig));
    return c.cnf;
  }

  /** r*r <= x < (r+1)*(r+1) has at most one solution r. */
  private static Cnf squareRoot(int width) {
    Circuit c = new Circuit(new Cnf("sqrt-" + width));
    int[] x = c.extend(c.input(width), width + 2);
    int[][] roots = new int[2][];
    for (int i = 0; i < 2; i++) {
      int[] r = c.extend(c.input(width / 2), width + 2);
      int[] next = c.add(r, c.constant(1, width + 2));
      c.cnf.clause(-c.lessUnsigned(x, c.multiply(r, r)));
      c.cnf.clause(c.lessUnsigned(x, c.multiply(next, next)));
      roots[i] = r;
    }
    c.cnf.clause(-c.equal(roots[0], roots[1]));
    return c.cnf;
  }
}
