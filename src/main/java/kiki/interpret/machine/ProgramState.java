// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.nio.ByteBuffer;
import java.util.List;
import kiki.interpret.memory.MemoryBlock;

/**
 * Everything the future of a run depends on but its inputs: the call stack with the position in
 * each function, the static objects, the locals and the live heap. Two runs of one program in equal
 * states do the same from there on, given the same inputs.
 */
public record ProgramState(List<Object> shape, ByteBuffer content) {
  static ProgramState of(Machine machine) {
    StateWriter writer = new StateWriter();
    for (Frame frame : machine.stack().frames()) {
      writer.item(frame.function);
      writer.item(frame.pc);
      for (MemoryBlock local : frame.locals) {
        writer.block(local);
      }
      frame.allocations().forEach(writer::block);
    }
    machine.objects().statics().values().forEach(writer::block);
    for (MemoryBlock block : machine.objects().allocated()) {
      if (block.isAlive()) {
        writer.block(block);
      }
    }
    return writer.state();
  }
}
