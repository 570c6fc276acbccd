// SPDX-License-Identifier: Apache-2.0
import java.util.SplittableRandom;

/** Random clauses of three different variables. */
final class RandomClauses {
  private RandomClauses() {}

  static int[] next(SplittableRandom random, int n) {
    int a = 1 + random.nextInt(n);
    int b = 1 + random.nextInt(n);
    int c = 1 + random.nextInt(n);
    if (a == b || b == c || a == c) {
      return next(random, n);
    }
    return new int[] {sign(random, a), sign(random, b), sign(random, c)};
  }

  static int sign(SplittableRandom random, int variable) {
    return random.nextBoolean() ? variable : -variable;
  }
}
