// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

/** What is known of a goal. */
public sealed interface GoalStatus {
  /** A test meets it. */
  record Covered() implements GoalStatus {}

  /** An execution meets it, but no test is made of that one. */
  record Reachable(String reason) implements GoalStatus {}

  /** It is proved that no execution meets it. */
  record Dead() implements GoalStatus {}

  record Open(String reason) implements GoalStatus {}
}
