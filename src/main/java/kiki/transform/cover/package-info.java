// SPDX-License-Identifier: Apache-2.0
/**
 * Goals of test suites: a GOTO program comes in, one whose only properties are that the goals are
 * not met goes out. Depends on {@code program} and {@code options} only.
 */
package kiki.transform.cover;
