// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.function.Supplier;

/** Computes something when it is first asked for. */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> computation;
  private T value;

  public Lazy(Supplier<T> computation) {
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
