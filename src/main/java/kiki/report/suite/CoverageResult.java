// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import kiki.cfront.type.CType;
import kiki.program.Property;

/**
 * Goals and the tests that meet them.
 *
 * @param goals in the order of the text
 * @param tests few that meet all goals that are covered
 * @param sources the functions without body that give inputs, and their types
 */
public record CoverageResult(
    SequencedMap<Property, GoalStatus> goals,
    List<SuiteTest> tests,
    SequencedMap<String, CType> sources) {
  public CoverageResult {
    tests = List.copyOf(tests);
  }

  /** How many goals have a status of this kind. */
  public long count(Class<? extends GoalStatus> kind) {
    return goals.values().stream().filter(kind::isInstance).count();
  }

  /** The results as CBMC prints them. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("** coverage results:");
    goals.forEach((goal, status) -> lines.add(line(goal, status)));
    lines.add("");
    long covered = count(GoalStatus.Covered.class);
    lines.add(
        "** %d of %d covered (%.1f%%)"
            .formatted(
                covered, goals.size(), goals.isEmpty() ? 100.0 : 100.0 * covered / goals.size()));
    lines.add("** " + count(GoalStatus.Dead.class) + " proved unreachable: dead code");
    long open = goals.size() - covered - count(GoalStatus.Dead.class);
    if (open > 0) {
      lines.add("** " + open + " without a test and not proved unreachable");
    }
    lines.add("** " + tests.size() + " tests");
    return lines;
  }

  private static String line(Property goal, GoalStatus status) {
    return "[%s] line %d %s: %s"
        .formatted(goal.name(), goal.location().line(), goal.description(), word(status));
  }

  /** As CBMC says it, with the reason where it would not know. */
  static String word(GoalStatus status) {
    return switch (status) {
      case GoalStatus.Covered _ -> "SATISFIED";
      case GoalStatus.Dead _ -> "FAILED (unreachable)";
      case GoalStatus.Reachable(String reason) -> "UNKNOWN (can be reached, but " + reason + ")";
      case GoalStatus.Open(String reason) -> "UNKNOWN (" + reason + ")";
    };
  }

  /** The inputs of each test. */
  public List<String> inputLines() {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Test suite:");
    for (SuiteTest test : tests) {
      List<String> inputs = test.inputs().stream().map(i -> i.source() + "=" + i.text()).toList();
      lines.add(inputs.isEmpty() ? "(no inputs)" : String.join(", ", inputs));
    }
    return lines;
  }

  /** Whether each goal is covered or proved unreachable. */
  public boolean isComplete() {
    return goals.values().stream()
        .allMatch(s -> s instanceof GoalStatus.Covered || s instanceof GoalStatus.Dead);
  }

  /** The status of each goal, one a line, for programs to read. */
  String table() {
    StringBuilder text = new StringBuilder("goal\tfile\tline\tstatus\tdescription\n");
    for (Map.Entry<Property, GoalStatus> e : goals.entrySet()) {
      Property goal = e.getKey();
      String status =
          switch (e.getValue()) {
            case GoalStatus.Covered _ -> "covered";
            case GoalStatus.Dead _ -> "dead";
            case GoalStatus.Reachable _ -> "reachable";
            case GoalStatus.Open _ -> "unknown";
          };
      text.append(
          "%s\t%s\t%d\t%s\t%s\n"
              .formatted(
                  goal.name(),
                  goal.location().file(),
                  goal.location().line(),
                  status,
                  goal.description().replaceAll("\\s+", " ")));
    }
    return text.toString();
  }
}
