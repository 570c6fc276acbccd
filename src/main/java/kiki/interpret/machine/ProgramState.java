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
  /** A number that equal states of two runs of one program have in common, and few others do. */
  public long digest() {
    long digest = 1;
    for (Object item : shape) {
      digest =
          mixed(
              digest,
              item instanceof CompiledFunction f
                  ? f.function().name().hashCode()
                  : item.hashCode());
    }
    ByteBuffer rest = content.duplicate();
    while (rest.remaining() >= Long.BYTES) {
      digest = mixed(digest, rest.getLong());
    }
    while (rest.hasRemaining()) {
      digest = mixed(digest, rest.get());
    }
    return digest;
  }

  /** As in splitmix64: every bit of both makes a difference to every bit. */
  private static long mixed(long digest, long next) {
    long mixed = (digest ^ next) + 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }

  /** How many bytes the objects have. */
  public int size() {
    return content.capacity();
  }

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
