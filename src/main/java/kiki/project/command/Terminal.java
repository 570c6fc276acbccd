// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

/** Where a command prints, and what interrupts it. */
public interface Terminal {
  /** Prints a line of the results. */
  void print(String line);

  /** Prints a message. */
  void error(String line);

  /** Shows how far it is, in the place of what it showed before; empty shows nothing. */
  void progress(String line);

  /** What a signal ends from now on. */
  void enter(Activity activity);

  /** A signal ends nothing any more. */
  void leave();

  /** What runs. */
  interface Activity {
    /** Asks to stop soon. */
    void stop();

    /** Prints what is known, because it did not stop. */
    void report();
  }
}
