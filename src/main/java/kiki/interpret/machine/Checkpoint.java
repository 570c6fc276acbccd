// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.SavedBlocks;

/**
 * A state of a machine that it can go back to: before the instruction that it is executing. There
 * are none of states with allocated objects or large ones.
 */
public final class Checkpoint {
  private final SavedBlocks statics;
  private final SavedBlocks locals;
  private final List<Activation> activations;

  private Checkpoint(SavedBlocks statics, SavedBlocks locals, List<Activation> activations) {
    this.statics = statics;
    this.locals = locals;
    this.activations = activations;
  }

  /** An activation, and where it was. */
  private record Activation(Frame frame, int pc, MemoryBlock[] locals) {
    static Activation of(Frame frame, int pc) {
      return new Activation(frame, pc, frame.locals.clone());
    }

    Stream<MemoryBlock> living() {
      return Arrays.stream(locals).filter(Objects::nonNull).filter(MemoryBlock::isAlive);
    }

    void restore() {
      frame.pc = pc;
      System.arraycopy(locals, 0, frame.locals, 0, locals.length);
      for (MemoryBlock local : locals) {
        if (local != null) {
          local.die();
        }
      }
    }
  }

  /**
   * @param before an earlier one of the same machine, with which it shares what has not changed
   */
  static Optional<Checkpoint> of(Machine machine, Optional<Checkpoint> before) {
    if (hasMoreThanVariables(machine)) {
      return Optional.empty();
    }
    List<Activation> activations = new ArrayList<>();
    for (Frame frame : machine.stack().frames()) {
      // The instruction that is being executed has not done anything yet.
      activations.add(Activation.of(frame, activations.isEmpty() ? frame.pc - 1 : frame.pc));
    }
    Optional<SavedBlocks> statics =
        SavedBlocks.of(
            machine.objects().statics().values(),
            before.map(b -> b.statics).orElse(SavedBlocks.NONE));
    Optional<SavedBlocks> locals =
        SavedBlocks.of(
            activations.stream().flatMap(Activation::living).toList(),
            before.map(b -> b.locals).orElse(SavedBlocks.NONE));
    return statics.flatMap(s -> locals.map(l -> new Checkpoint(s, l, List.copyOf(activations))));
  }

  private static boolean hasMoreThanVariables(Machine machine) {
    return !machine.objects().allocated().isEmpty()
        || !machine.objects().given().isEmpty()
        || machine.exactness().isTracking();
  }

  /** How many bytes it takes beside the one before it. */
  public long bytes() {
    return statics.bytes() + locals.bytes();
  }

  /** The machine is as it was. */
  public void restore(Machine machine) {
    machine.restart();
    activations.forEach(Activation::restore);
    statics.restore();
    locals.restore();
    for (Activation activation : activations.reversed()) {
      machine.stack().push(activation.frame());
    }
  }
}
