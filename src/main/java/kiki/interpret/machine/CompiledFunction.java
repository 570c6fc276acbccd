// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.List;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Function;
import kiki.program.Instruction;

/**
 * A function ready to run.
 *
 * @param slots parameters first, then the other locals
 * @param result holds a returned value until the caller takes it, which it does at once
 * @param code one action an instruction, parallel to {@code source}; an implicit return at the end
 */
public record CompiledFunction(
    Function function,
    List<Frame.Slot> slots,
    long frameSize,
    int frameAlignment,
    MemoryBlock result,
    Codes.Action[] code,
    Instruction[] source) {}
