package kiki.interpret;

/** The closures that expressions and instructions are compiled to. */
final class Codes {
  private Codes() {}

  /**
   * Computes a scalar of at most 64 bits: an integer sign or zero extended from its type, the bits
   * of a {@code float} or {@code double}, an address. A pointer's code also leaves the object the
   * pointer belongs to in {@link Machine#provenance}.
   */
  @FunctionalInterface
  interface LongCode {
    long eval(Machine m);
  }

  /** Computes a scalar as {@code BigInteger} (integers, addresses) or {@code IeeeFloat}. */
  @FunctionalInterface
  interface BoxedCode {
    Object eval(Machine m);
  }

  /** Computes an aggregate, as an object that nothing else refers to. */
  @FunctionalInterface
  interface ImageCode {
    MemoryBlock eval(Machine m);
  }

  /** Finds the object of a variable. */
  @FunctionalInterface
  interface BlockCode {
    MemoryBlock eval(Machine m);
  }

  /** Changes the state. */
  @FunctionalInterface
  interface Action {
    void run(Machine m);
  }

  /** A compiled expression, by how its value travels. */
  sealed interface Value {}

  record Narrow(LongCode code) implements Value {}

  record Boxed(BoxedCode code) implements Value {}

  record Image(ImageCode code) implements Value {}
}
