// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.value.IntegerWrap;

/**
 * An evaluated argument of a call.
 *
 * @param block the object that a pointer belongs to
 */
public record CallArgument(CType type, Object value, Optional<MemoryBlock> block) {
  /** An argument that is no pointer. */
  public static CallArgument of(CType type, Object value) {
    return new CallArgument(type, value, Optional.empty());
  }

  /** A pointer, whose object the machine just found. */
  public static CallArgument pointer(CType type, long address, Machine machine) {
    return new CallArgument(
        type, IntegerWrap.unsigned(address), Optional.ofNullable(machine.provenance));
  }
}
