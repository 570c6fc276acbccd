package kiki.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.engine.Cancellation;
import kiki.engine.Listener;
import kiki.engine.Verdict;
import kiki.options.Options;
import kiki.program.Property;

/**
 * Hears from the engines: shows one line of progress on a terminal, stops at the first failure when
 * asked to, and on Ctrl-C has the run end with what is known.
 */
final class Progress implements Listener, AutoCloseable {
  private static final int WARNINGS = 4;
  private static final long UPDATE_NANOS = 100_000_000;

  private final Console console;
  private final Options options;
  private final Cancellation cancellation;
  private final Map<Property, Verdict> decided = new LinkedHashMap<>();
  private final int total;
  private final Thread interrupt;
  private final Thread main = Thread.currentThread();
  private long lastUpdate;
  private boolean shown;

  Progress(Console console, Options options, Cancellation cancellation, List<Property> properties) {
    this.console = console;
    this.options = options;
    this.cancellation = cancellation;
    this.total = properties.size();
    this.interrupt = new Thread(this::interrupted, "interrupt");
    Runtime.getRuntime().addShutdownHook(interrupt);
  }

  /** On a signal: the engines stop, the main thread prints what is known, then the process ends. */
  private void interrupted() {
    cancellation.cancel("interrupted");
    try {
      main.join(5000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void decided(Property property, Verdict verdict) {
    decided.put(property, verdict);
    if (options.output().stopOnFail() && verdict instanceof Verdict.Refuted) {
      cancellation.cancel("stopped at the first failure");
    }
  }

  @Override
  public synchronized void warning(String message) {
    clear();
    if (options.output().verbosity() >= WARNINGS) {
      console.error("warning: " + message);
    }
  }

  @Override
  public synchronized void progress(String engine, int unwindings, int open) {
    long now = System.nanoTime();
    if (!console.terminal() || now - lastUpdate < UPDATE_NANOS) {
      return;
    }
    lastUpdate = now;
    long failed = decided.values().stream().filter(v -> v instanceof Verdict.Refuted).count();
    long proved = decided.values().stream().filter(v -> v instanceof Verdict.Proved).count();
    console
        .err()
        .print(
            "\r\u001b[K%s k=%d: %d open, %d proved, %d refuted of %d"
                .formatted(engine, unwindings, open, proved, failed, total));
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
    if (cancellation.reason().filter("interrupted"::equals).isEmpty()) {
      Runtime.getRuntime().removeShutdownHook(interrupt);
    }
  }
}
