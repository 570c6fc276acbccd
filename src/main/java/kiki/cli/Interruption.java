// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.function.BooleanSupplier;

/**
 * A signal that asks the process to end. Whatever runs says how it stops and what is known when it
 * does not stop in time; the process then ends with that instead of dying silently.
 */
public final class Interruption implements BooleanSupplier {
  /** What runs at the moment. */
  interface Activity {
    /** Asks to stop soon. */
    void stop();

    /** Prints what is known, because the activity did not stop. */
    void report();
  }

  /** For activities that ask {@link #getAsBoolean} and have nothing to print. */
  enum Polling implements Activity {
    ACTIVITY;

    @Override
    public void stop() {}

    @Override
    public void report() {}
  }

  private Activity activity;
  private volatile boolean raised;

  /** Tells the activity; says whether there is one, which is then worth waiting for. */
  synchronized boolean raise() {
    raised = true;
    if (activity != null) {
      activity.stop();
    }
    return activity != null;
  }

  /** The activity that hears of a signal from now on. */
  synchronized void enter(Activity started) {
    activity = started;
    if (raised) {
      started.stop();
    }
  }

  synchronized void leave() {
    activity = null;
  }

  /** Prints what the activity knows. */
  synchronized void report() {
    if (activity != null) {
      activity.report();
    }
  }

  @Override
  public boolean getAsBoolean() {
    return raised;
  }
}
