// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/** The only variables that are decided; until it is set, all are. */
final class DecisionScope {
  private int[] variables = {};
  private int count;
  private int at; // all variables before are assigned
  private int number; // of the scope, zero if it was never set
  private int[] numbers = {}; // by variable: the number of the last scope it was in
  private int[] positions = {}; // by variable: its index in that scope

  void set(int[] only, int size, int capacity) {
    if (numbers.length < capacity) {
      numbers = Arrays.copyOf(numbers, capacity);
      positions = Arrays.copyOf(positions, capacity);
    }
    if (variables.length < size) {
      variables = new int[Math.max(size, 2 * variables.length)];
    }
    System.arraycopy(only, 0, variables, 0, size);
    count = size;
    at = 0;
    number++;
    for (int i = 0; i < size; i++) {
      numbers[only[i]] = number;
      positions[only[i]] = i;
    }
  }

  boolean isSet() {
    return number != 0;
  }

  /** Whether a variable, which has no value or is about to lose it, may be decided. */
  boolean admits(int variable) {
    if (number == 0) {
      return true;
    }
    if (variable >= numbers.length || numbers[variable] != number) {
      return false;
    }
    at = Math.min(at, positions[variable]);
    return true;
  }

  /** A variable of the scope that has no value, or zero. */
  int nextOpen(byte[] values) {
    while (at < count && values[variables[at] << 1] != 0) {
      at++;
    }
    return at < count ? variables[at] : 0;
  }
}
