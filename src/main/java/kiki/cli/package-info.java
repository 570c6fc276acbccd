// SPDX-License-Identifier: Apache-2.0
/**
 * The command line: reads arguments, runs the stages, maps outcomes to exit codes. The only package
 * besides {@code report} that prints.
 */
package kiki.cli;
