// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.program.Instruction;
import kiki.term.value.Value;

/** Where a trial takes the numbers from that its program leaves open. */
interface NumberSource {
  /** Whether the program asks for a value there, rather than leaving a variable without one. */
  static boolean isInput(Instruction at) {
    return at instanceof Instruction.Input || at instanceof Instruction.Call;
  }

  /** A value of a type of numbers. */
  Value number(Instruction at, CType type);

  /** Elements of an array that get numbers of their own, the others being alike. */
  Map<BigInteger, Value> special(Instruction at, CType type, long elements);
}
