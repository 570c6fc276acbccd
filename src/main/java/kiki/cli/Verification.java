package kiki.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.Listener;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.schedule.Verifier;
import kiki.engine.session.InterpreterReplay;
import kiki.engine.session.SoleExecution;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.transform.core.LibraryLoops;
import kiki.transform.core.VolatileObjects;

/** Runs the engines on a program and prints what they found. */
final class Verification {
  private final Program program;
  private final Options options;
  private final Console console;
  private final Elapsed elapsed;

  /** Absent until the program was looked at. */
  private volatile Optional<Verifier> verifier = Optional.empty();

  Verification(Program program, Options options, Console console, Elapsed elapsed) {
    this.program = program;
    this.options = options;
    this.console = console;
    this.elapsed = elapsed;
  }

  ExitCode run() {
    List<Property> properties = Properties.of(program);
    Cancellation cancellation = new Cancellation(elapsed.rest(options.limits()));
    try (Progress progress =
        new Progress(
            console, options, cancellation, properties, Optional.of(Reliance.of(program)))) {
      EngineRun run =
          new EngineRun(properties, progress, cancellation, elapsed.rest(options.limits()));
      Summary summary = new Summary(run.verdicts(l -> verify(properties, cancellation, l)));
      progress.clear();
      if (options.output().statistics()) {
        statistics(verifier.map(Verifier::stopwatches).orElse(Map.of()));
      }
      // Before the results: scripts read the last line.
      if (summary.overall() == Summary.Overall.SUCCESSFUL) {
        warnAboutVolatiles();
      }
      return new Outputs(options, console).report(summary);
    }
  }

  private Map<Property, Verdict> verify(
      List<Property> properties, Cancellation cancellation, Listener listener) {
    Verifier made =
        new Verifier(
            LibraryLoops.areIn(program)
                ? options.analysis().upTo(LibraryLoops.ITERATIONS)
                : options.analysis(),
            new Workbenches(options).of(program, cancellation),
            new InterpreterReplay(program, cancellation),
            cancellation,
            failures(),
            options.output().witness().map(_ -> VisibleNames.of(program)),
            Optional.of(new SoleExecution(program, cancellation)));
    verifier = Optional.of(made);
    return made.verify(properties, listener);
  }

  /** A proof that takes what hardware or a signal handler may change as memory must say so. */
  private void warnAboutVolatiles() {
    Set<String> names =
        options.environment().volatiles() == Options.Volatiles.ANY_VALUE
            ? new TreeSet<>()
            : VolatileObjects.readBy(program);
    names.removeAll(options.environment().volatileNames());
    if (!names.isEmpty() && options.output().verbosity() >= ProgramReader.WARNINGS) {
      console.error(
          "warning: the proof takes volatile objects as ordinary memory: "
              + String.join(", ", names)
              + "; --nondet-volatile lets each read give any value");
    }
  }

  private Verifier.Failures failures() {
    return options.output().stopOnFail() ? Verifier.Failures.FIRST : Verifier.Failures.ALL;
  }

  /** Beside the results, unless those are for a machine to read. */
  private void statistics(Map<String, Stopwatch> stopwatches) {
    Consumer<String> out =
        options.output().format() == Options.Format.TEXT ? console::print : console::error;
    out.accept("");
    out.accept("** Statistics:");
    stopwatches.forEach((engine, stopwatch) -> statistics(engine, stopwatch, out));
  }

  private static void statistics(String engine, Stopwatch stopwatch, Consumer<String> out) {
    stopwatch
        .totals()
        .forEach(
            (part, total) ->
                out.accept(
                    "%s %s: %d times, %.3f s"
                        .formatted(
                            engine,
                            part.name().toLowerCase(Locale.ROOT),
                            total.count(),
                            seconds(total.nanos()))));
    Stopwatch.Work work = stopwatch.work();
    out.accept(
        "%s solver: %d checks, %d variables, %d clauses, %.3f s encoding, %.3f s solving"
            .formatted(
                engine,
                work.checks(),
                work.variables(),
                work.clauses(),
                seconds(work.encodingNanos()),
                seconds(work.solvingNanos())));
  }

  private static double seconds(long nanos) {
    return nanos / 1e9;
  }
}
