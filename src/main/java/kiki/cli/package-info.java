// SPDX-License-Identifier: Apache-2.0
/**
 * The command line: reads arguments, runs the stages, maps outcomes to exit codes. Only this
 * package, {@code serve} and {@code report} print.
 */
package kiki.cli;
