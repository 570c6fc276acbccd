// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Optional;
import kiki.program.Instruction;
import kiki.util.Location;

/** A loop of the program, with its instances in all calling contexts and enclosing copies. */
public interface LoopView {
  /** What is repeated, and what invariants are about. */
  enum Kind {
    /** A loop: the states at its back edge. */
    LOOP,
    /** A recursive function: the states at the calls that it makes of itself. */
    CALLS,
    /** A recursive function: what its activations were called with, and what they return. */
    SUMMARY;

    /**
     * Whether an execution without end has one of this kind without end: if all loops end, an
     * activation makes finitely many calls, so infinitely many of them are nested.
     */
    public boolean isRepeated() {
      return switch (this) {
        case LOOP, CALLS -> true;
        case SUMMARY -> false;
      };
    }
  }

  default Kind kind() {
    return Kind.LOOP;
  }

  /** Name of the function the loop stands in. */
  String function();

  /** Position of the loop; for a statement of C that of its keyword. */
  Location location();

  /** A number that is unique among the program's loops and the same in every run. */
  int number();

  /**
   * The instruction that each iteration of a loop begins with; empty if it is none of the program.
   */
  default Optional<Instruction> head() {
    return Optional.empty();
  }

  /**
   * What the loop may change, over all instances. An instance need not have them all: one called
   * with a pointer to another caller's variable has that variable instead.
   */
  List<SsaVariable> variables();

  List<LoopInstance> instances();
}
