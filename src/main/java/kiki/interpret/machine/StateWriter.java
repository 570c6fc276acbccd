// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import kiki.interpret.memory.MemoryBlock;

/** Collects a {@link ProgramState}. */
final class StateWriter {
  private final List<Object> shape = new ArrayList<>();
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();

  void item(Object part) {
    shape.add(part);
  }

  /** An object, its address and its bytes; null or dead: nothing can reach it. */
  void block(MemoryBlock block) {
    if (block == null || !block.isAlive()) {
      shape.add("absent");
      return;
    }
    shape.add(block.base());
    content(block);
  }

  /** An object whose address makes no difference. */
  void content(MemoryBlock block) {
    shape.add(block.size());
    block.writeTo(content);
  }

  ProgramState state() {
    return new ProgramState(List.copyOf(shape), ByteBuffer.wrap(content.toByteArray()));
  }
}
