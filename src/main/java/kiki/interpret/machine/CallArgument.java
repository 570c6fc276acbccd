// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.cfront.type.CType;
import kiki.interpret.memory.MemoryBlock;

/** An evaluated argument of a call; {@code block} is what a pointer belongs to. */
public record CallArgument(CType type, Object value, MemoryBlock block) {}
