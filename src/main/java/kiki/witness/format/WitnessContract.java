// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

/**
 * What holds whenever a function is called, and whenever it returns.
 *
 * @param line of the witness where it stands; zero if no text stands behind it
 */
public record WitnessContract(
    WitnessPlace place, WitnessExpression requires, WitnessExpression ensures, int line) {}
