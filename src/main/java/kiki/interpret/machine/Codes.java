// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.interpret.memory.MemoryBlock;

/** The closures that expressions and instructions are compiled to. */
public final class Codes {
  private Codes() {}

  /**
   * Computes a scalar of at most 64 bits: an integer sign or zero extended from its type, the bits
   * of a {@code float} or {@code double}, an address. A pointer's code also leaves the object the
   * pointer belongs to in {@link Machine#provenance}.
   */
  @FunctionalInterface
  public interface LongCode {
    long eval(Machine m);
  }

  /** Computes a scalar as {@code BigInteger} (integers, addresses) or {@code IeeeFloat}. */
  @FunctionalInterface
  public interface BoxedCode {
    Object eval(Machine m);
  }

  /** Computes an aggregate, as an object that nothing else refers to. */
  @FunctionalInterface
  public interface ImageCode {
    MemoryBlock eval(Machine m);
  }

  /** Finds the object of a variable. */
  @FunctionalInterface
  public interface BlockCode {
    MemoryBlock eval(Machine m);
  }

  /** Changes the state. */
  @FunctionalInterface
  public interface Action {
    void run(Machine m);
  }

  /** A compiled expression, by how its value travels. */
  public sealed interface Value {}

  public record Narrow(LongCode code) implements Value {}

  public record Boxed(BoxedCode code) implements Value {}

  public record Image(ImageCode code) implements Value {}
}
