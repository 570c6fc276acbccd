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
    lasting(machine, writer);
    return writer.state();
  }

  /** The same of the call that has just begun, if it has no way to the variables of callers. */
  static ProgramState ofCall(Machine machine) {
    StateWriter writer = new StateWriter();
    Frame frame = machine.stack().running;
    writer.item(frame.function);
    for (Frame.Slot slot : frame.function.slots()) {
      if (slot.isParameter()) {
        writer.content(frame.locals[slot.index()]);
      }
    }
    lasting(machine, writer);
    return writer.state();
  }

  private static void lasting(Machine machine, StateWriter writer) {
    machine.objects().statics().values().forEach(writer::block);
    for (MemoryBlock block : machine.objects().allocated()) {
      if (block.isAlive()) {
        writer.block(block);
      }
    }
  }
}
