// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.program.Property;
import kiki.report.suite.SuiteTest;

/**
 * Few tests that meet the goals of many. Each time the one is taken that meets most of what is
 * left, the shortest of those; then those go that the others made superfluous. To find the fewest
 * is NP-hard (set cover), and this is at most a logarithm away.
 */
final class SmallSuite {
  private SmallSuite() {}

  static List<SuiteTest> of(List<SuiteTest> tests) {
    Set<Property> left = new LinkedHashSet<>();
    tests.forEach(t -> left.addAll(t.goals()));
    List<SuiteTest> chosen = new ArrayList<>();
    while (!left.isEmpty()) {
      SuiteTest best = tests.getFirst();
      for (SuiteTest test : tests) {
        long gain = gain(test, left) - gain(best, left);
        if (gain > 0 || gain == 0 && test.inputs().size() < best.inputs().size()) {
          best = test;
        }
      }
      chosen.add(best);
      left.removeAll(best.goals());
    }
    for (SuiteTest test : List.copyOf(chosen)) {
      Set<Property> others = new LinkedHashSet<>();
      chosen.stream().filter(t -> t != test).forEach(t -> others.addAll(t.goals()));
      if (others.containsAll(test.goals())) {
        chosen.remove(test);
      }
    }
    return chosen;
  }

  private static long gain(SuiteTest test, Set<Property> left) {
    return test.goals().stream().filter(left::contains).count();
  }
}
