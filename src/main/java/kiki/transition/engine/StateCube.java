// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;

/** A set of states: those in which all literals hold, which are as {@link CubeBits} says. */
final class StateCube {
  private final int[] literals;
  private final long signature;

  private StateCube(int[] literals, long signature) {
    this.literals = literals;
    this.signature = signature;
  }

  /** From literals of different bits in ascending order of bits. */
  static StateCube of(int... literals) {
    long signature = 0;
    for (int literal : literals) {
      signature |= 1L << (literal * 0x9E3779B1 >>> 26);
    }
    return new StateCube(literals, signature);
  }

  int size() {
    return literals.length;
  }

  int get(int position) {
    return literals[position];
  }

  int[] literals() {
    return literals;
  }

  boolean contains(int literal) {
    for (int own : literals) {
      if (own == literal) {
        return true;
      }
    }
    return false;
  }

  /** The cube without a literal that it has. */
  StateCube without(int literal) {
    int[] others = new int[literals.length - 1];
    int count = 0;
    for (int own : literals) {
      if (own != literal) {
        others[count++] = own;
      }
    }
    return of(others);
  }

  /** The cube with only some of its literals: the first of an array that is in the same order. */
  static StateCube ofFirst(int[] literals, int count) {
    return of(Arrays.copyOf(literals, count));
  }

  /** Whether every state of the other cube is in this one. */
  boolean includes(StateCube other) {
    if (literals.length > other.literals.length || (signature & ~other.signature) != 0) {
      return false;
    }
    int at = 0;
    for (int literal : literals) {
      int latch = Math.abs(literal);
      while (at < other.literals.length && Math.abs(other.literals[at]) < latch) {
        at++;
      }
      if (at == other.literals.length || other.literals[at] != literal) {
        return false;
      }
    }
    return true;
  }

  /** The clause that excludes these states. */
  int[] clause() {
    int[] clause = new int[literals.length];
    for (int i = 0; i < clause.length; i++) {
      clause[i] = -literals[i];
    }
    return clause;
  }
}
