package kiki.engine;

import java.util.function.Supplier;

/** Computes something when it is first asked for. */
final class Once<T> implements Supplier<T> {
  private final Supplier<T> computation;
  private T value;

  Once(Supplier<T> computation) {
    this.computation = computation;
  }

  @Override
  public synchronized T get() {
    if (value == null) {
      value = computation.get();
    }
    return value;
  }
}
