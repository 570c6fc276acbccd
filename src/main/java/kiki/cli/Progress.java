// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import kiki.api.ProgressListener;
import kiki.api.PropertyResult;
import kiki.api.Verification;
import kiki.options.Options;
import kiki.program.Property;

/**
 * Hears of a verification: tells of failures at once, shows one line of progress on a terminal, and
 * on Ctrl-C has the run end with what is known.
 */
final class Progress implements ProgressListener, Interruption.Activity, AutoCloseable {
  private static final long UPDATE_NANOS = 100_000_000;

  private final Console console;
  private final Options options;
  private final Verification verification;
  private final int properties;
  private final Map<Property, PropertyResult> decided = new LinkedHashMap<>();
  private final Map<String, Integer> depths = new TreeMap<>();
  private long lastUpdate;
  private boolean shown;

  private Progress(Console console, Options options, Verification verification) {
    this.console = console;
    this.options = options;
    this.verification = verification;
    this.properties = verification.properties().size();
  }

  /** Shows the progress of a run from now on, which an interruption ends. */
  static Progress start(Console console, Options options, Verification verification) {
    Progress made = new Progress(console, options, verification);
    console.interruption().enter(made);
    return made;
  }

  @Override
  public void stop() {
    verification.cancel("interrupted");
  }

  @Override
  public void report() {
    new Outputs(options, console).report(verification.soFar("interrupted"));
  }

  /**
   * A run may take long, and a failure is worth knowing before it ends. Proofs are not told of:
   * they may be taken back.
   */
  @Override
  public synchronized void decided(PropertyResult result) {
    decided.put(result.property(), result);
    boolean forReaders =
        options.output().format() == Options.Format.TEXT
            && options.properties().specification().isEmpty();
    if (result.fails() && forReaders && Verbosity.showsWarnings(options)) {
      clear();
      console.error(result.toString());
    }
  }

  @Override
  public synchronized void reopened(Property property) {
    decided.remove(property);
  }

  @Override
  public synchronized void warning(String message) {
    clear();
    if (Verbosity.showsWarnings(options)) {
      console.error("warning: " + message);
    }
  }

  @Override
  public synchronized void progress(String engine, int unwindings, int open) {
    depths.put(engine, unwindings);
    long now = System.nanoTime();
    if (!console.terminal() || now - lastUpdate < UPDATE_NANOS) {
      return;
    }
    lastUpdate = now;
    String engines =
        String.join(
            ", ", depths.entrySet().stream().map(e -> e.getKey() + " k=" + e.getValue()).toList());
    long failed = decided.values().stream().filter(PropertyResult::fails).count();
    long proved = decided.values().stream().filter(PropertyResult::holds).count();
    console
        .err()
        .print(
            "\r\u001b[K%s: %d open, %d proved, %d refuted of %d"
                .formatted(engines, open, proved, failed, properties));
    console.err().flush();
    shown = true;
  }

  /** Removes the line, before something else is printed. */
  synchronized void clear() {
    if (shown) {
      console.err().print("\r\u001b[K");
      console.err().flush();
      shown = false;
    }
  }

  @Override
  public void close() {
    clear();
    console.interruption().leave();
  }
}
