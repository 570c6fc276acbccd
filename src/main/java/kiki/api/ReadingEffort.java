// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import java.util.function.Supplier;

/**
 * What it took to read a program.
 *
 * @param tokens of all files, after preprocessing
 * @param elapsedNanos from the beginning to the end, with what is around the stages
 */
public record ReadingEffort(
    long tokens,
    long preprocessingNanos,
    long checkingNanos,
    long loweringNanos,
    long elapsedNanos) {
  /** Adds up. */
  static final class Meter {
    private final long start = System.nanoTime();
    private long tokens;
    private long preprocessingNanos;
    private long checkingNanos;
    private long loweringNanos;

    <T> List<T> preprocessing(Supplier<List<T>> stage) {
      long start = System.nanoTime();
      List<T> result = stage.get();
      preprocessingNanos += System.nanoTime() - start;
      tokens += result.size();
      return result;
    }

    <T> T checking(Supplier<T> stage) {
      long start = System.nanoTime();
      T result = stage.get();
      checkingNanos += System.nanoTime() - start;
      return result;
    }

    <T> T lowering(Supplier<T> stage) {
      long start = System.nanoTime();
      T result = stage.get();
      loweringNanos += System.nanoTime() - start;
      return result;
    }

    ReadingEffort total() {
      return new ReadingEffort(
          tokens, preprocessingNanos, checkingNanos, loweringNanos, System.nanoTime() - start);
    }

    long nanos() {
      return preprocessingNanos + checkingNanos + loweringNanos;
    }
  }
}
