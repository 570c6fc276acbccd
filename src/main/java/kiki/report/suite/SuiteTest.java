// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import java.util.List;
import java.util.Set;
import kiki.program.Property;

/**
 * A test and the goals that it meets when it is run.
 *
 * @param inputs in the order in which the program takes them
 */
public record SuiteTest(List<TestInput> inputs, Set<Property> goals) {
  public SuiteTest {
    inputs = List.copyOf(inputs);
  }
}
