// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/** How often is looked at clocks and memory, and how long is waited. */
final class ControlTuning {
  /** Questions in a turn: some milliseconds, so that no engine waits long for what helps it. */
  static final int QUESTIONS_IN_A_TURN = 64;

  /** Milliseconds after which an engine that waits for its turn looks whether it should stop. */
  static final long TURN_POLL_MILLIS = 20;

  /** Milliseconds after which an engine that waits for another's result looks the same. */
  static final long MILESTONE_POLL_MILLIS = 20;

  /** Bytes of an engine's stack: encodings recurse over nothing deep, but what they call may. */
  static final long STACK_BYTES = 512L << 20;

  /** Milliseconds after which is looked again whether engines should have stopped. */
  static final long ENGINE_POLL_MILLIS = 50;

  /**
   * Nanoseconds that an engine may take to stop; it is left alone then, and what it finds is lost.
   * Encodings and solvers look every few milliseconds (bench/cancel).
   */
  static final long PATIENCE_NANOS = 600_000_000L;

  /** Part of the heap in use, garbage included, from which on a collection is worth its time. */
  static final double SUSPICIOUS_HEAP = 0.90;

  /** Part of the heap in use after a collection from which on there is no room to work. */
  static final double EXHAUSTED_HEAP = 0.80;

  /** Nanoseconds between two looks at the heap. */
  static final long HEAP_CHECK_NANOS = 50_000_000L;

  /** Nanoseconds between two looks at the memory of the machine. */
  static final long MACHINE_CHECK_NANOS = 500_000_000L;

  /** The memory of the machine is scarce if less than one part in this many is available. */
  static final long SCARCE_DIVISOR = 25;

  /**
   * Then a process gives up that holds more than one part in this many: several runs at once leave
   * each other some, and small ones go on.
   */
  static final long LARGE_PART_DIVISOR = 8;

  /** Nanoseconds between two collections, at least. */
  static final long COLLECTION_NANOS = 300_000_000L;

  /** Collections may take one part of the time in this many. */
  static final long COLLECTION_PAUSE = 10;

  /**
   * Seconds that a process may have taken to start. More is a mistake: in some containers the
   * kernel's files count from different times.
   */
  static final double MOST_AGE_SECONDS = 30;

  private ControlTuning() {}
}
