package kiki.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kiki.engine.control.Cancellation;
import kiki.engine.result.Listener;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.report.TextReport;

/**
 * Hears from the engines: tells of failures at once, shows one line of progress on a terminal,
 * stops at the first failure when asked to, and on Ctrl-C has the run end with what is known.
 */
final class Progress implements Listener, Interruption.Activity, AutoCloseable {
  private static final int WARNINGS = 4;
  private static final long UPDATE_NANOS = 100_000_000;

  private final Console console;
  private final Options options;
  private final Cancellation cancellation;
  private final Map<Property, Verdict> decided = new LinkedHashMap<>();
  private final List<Property> properties;
  private final Optional<Reliance> reliance;
  private final Map<String, Integer> depths = new TreeMap<>();
  private long lastUpdate;
  private boolean shown;

  /** Where there is one property only. */
  Progress(Console console, Options options, Cancellation cancellation, Property property) {
    this(console, options, cancellation, List.of(property), Optional.empty());
  }

  /**
   * @param reliance which verdicts hold by themselves
   */
  Progress(
      Console console,
      Options options,
      Cancellation cancellation,
      List<Property> properties,
      Optional<Reliance> reliance) {
    this.reliance = reliance;
    this.console = console;
    this.options = options;
    this.cancellation = cancellation;
    this.properties = List.copyOf(properties);
    console.interruption().enter(this);
  }

  @Override
  public void stop() {
    cancellation.cancel("interrupted");
  }

  @Override
  public void report() {
    new Outputs(options, console).report(new Summary(known(properties, "interrupted")));
  }

  /** What engines have found; the others of the properties are unknown for the given reason. */
  synchronized Map<Property, Verdict> known(List<Property> all, String reason) {
    Map<Property, Verdict> known = new LinkedHashMap<>();
    for (Property p : all) {
      known.put(p, decided.getOrDefault(p, new Verdict.Unknown(reason)));
    }
    return reliance.map(r -> r.founded(known)).orElse(known);
  }

  @Override
  public synchronized void decided(Property property, Verdict verdict) {
    decided.put(property, verdict);
    if (verdict instanceof Verdict.Refuted) {
      tell(TextReport.found(property, verdict));
      if (options.output().stopOnFail()) {
        cancellation.cancel("stopped at the first failure");
      }
    }
  }

  @Override
  public synchronized void reopened(Property property) {
    decided.remove(property);
  }

  /**
   * A run may take long, and a failure is worth knowing before it ends. Proofs are not told of:
   * they may be taken back.
   */
  private void tell(String line) {
    boolean forReaders =
        options.output().format() == Options.Format.TEXT
            && options.properties().specification().isEmpty();
    if (forReaders && options.output().verbosity() >= WARNINGS) {
      clear();
      console.error(line);
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
    depths.put(engine, unwindings);
    long now = System.nanoTime();
    if (!console.terminal() || now - lastUpdate < UPDATE_NANOS) {
      return;
    }
    lastUpdate = now;
    String engines =
        String.join(
            ", ", depths.entrySet().stream().map(e -> e.getKey() + " k=" + e.getValue()).toList());
    long failed = decided.values().stream().filter(v -> v instanceof Verdict.Refuted).count();
    long proved = decided.values().stream().filter(v -> v instanceof Verdict.Proved).count();
    console
        .err()
        .print(
            "\r\u001b[K%s: %d open, %d proved, %d refuted of %d"
                .formatted(engines, open, proved, failed, properties.size()));
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
