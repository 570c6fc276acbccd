// SPDX-License-Identifier: Apache-2.0
/**
 * Test suites: goals, the tests that meet them, and both as text and files (test-format 1.1, C
 * drivers, CTest).
 */
package kiki.report.suite;
